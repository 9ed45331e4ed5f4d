import { svelte } from "@sveltejs/vite-plugin-svelte";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const executablePath = process.env.SITDOWN_CHROMIUM ?? "/usr/bin/chromium";

export default defineConfig({
  plugins: [svelte()],
  server: { fs: { allow: [".."] } },
  optimizeDeps: { include: ["uqr"] }, // found late, it would load the tests again
  test: {
    // What needs positions of whole games is run by who made them: tests/web/test_inspecting.py.
    include: [process.env.SITDOWN_SCENES ? "tests/**/*.scenes.ts" : "tests/**/*.test.ts"],
    // The first page of a run waits until Vite has compiled it, beside whatever else ./check is doing.
    testTimeout: 20_000,
    retry: 1,
    setupFiles: ["tests/setup.ts"],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath, args: ["--no-sandbox"] } }),
      instances: [{ browser: "chromium" }],
    },
  },
});
