import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const SERVER = "http://127.0.0.1:8421";
const WORDS = /\.(js|css|html|svg|ftl)$/; // fonts are packed already
// Many small files wait for each other: what several pages need comes in one.
const HOUSE =
  /node_modules|src.(ui|texts|net|lobby|route|games.(\w+\.ts|\w+.(index|numerals))|art.\w+\.|calls.CallMeButton|table.(ahead|tables|as_a_list|AsAList|Share|sharing))/;

// What a game's table and its list both need from the beginning.
const SHARED = /src.games.(\w+).(?:words|deals.(?!Composer|SideOf|Promis|Ledger))./;

/** Puts packed copies beside every file of words: the server hands out what the browser likes best. */
function packed(): Plugin {
  let folder = "";
  const pack = async (file: string) => {
    const data = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(data));
    await writeFile(`${file}.gz`, await promisify(gzip)(data, { level: 9 }));
  };
  return {
    name: "packed",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    async writeBundle() {
      const files = (await readdir(folder, { recursive: true })).filter((file) => WORDS.test(file));
      await Promise.all(files.map((file) => pack(join(folder, file))));
    },
  };
}

// What opens where there is no net: the page as far as the front door, in every language.
const OPENS = /index\.html$|art.Placard\.svelte$/;
const SAID = /texts.\w+.page\.ftl$|poster.\w+\.ftl$|(latin|cyrillic)-400-normal\.woff2$/;
const OURS = ["/index.html", "/favicon.svg", "/app.webmanifest", "/icon-192.png"];

/** Tells what works behind the page (`src/worker`) which files it is to keep. With each build it is another, so browsers notice. */
function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = new Set(OURS);
      const add = (name: string) => {
        const chunk = bundle[name];
        if (files.has(`/${name}`) || chunk?.type !== "chunk") return;
        files.add(`/${name}`);
        for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(`/${style}`);
        for (const other of chunk.imports) add(other);
      };
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk" && OPENS.test(file.facadeModuleId ?? "")) add(file.fileName);
        if (file.type === "asset" && file.originalFileNames.some((name) => SAID.test(name)))
          files.add(`/${file.fileName}`);
      }
      const page = bundle["index.html"];
      const worker = bundle["worker.js"];
      if (page?.type !== "asset" || worker?.type !== "chunk") throw new Error("there is no page, or nothing behind it");
      const build = createHash("sha256")
        .update([...files].join())
        .update(page.source)
        .digest("hex")
        .slice(0, 12);
      const said = JSON.stringify(JSON.stringify({ build, files: [...files].sort() }));
      worker.code = worker.code.replace(/(["'`])__SHELL__\1/, () => said);
    },
  };
}

export default defineConfig({
  plugins: [svelte(), shell(), packed()],
  // Vite wants to know that the catalogues lie outside of web/.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
  build: {
    outDir: "dist",
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: "manifest.json", // by which the server knows what a table needs
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", worker: "src/worker/worker.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            { name: "house", test: HOUSE, minShareCount: 2 },
            { name: (id) => SHARED.exec(id)?.[1] ?? null, test: SHARED, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
