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
  /node_modules|src.(ui|texts|net|lobby|route|games.(\w+\.ts|\w+.(index|numerals))|art.\w+\.|table.(ahead|tables|as_a_list|AsAList|Share|sharing))/;

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

export default defineConfig({
  plugins: [svelte(), packed()],
  // Vite wants to know that the catalogues lie outside of web/.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
  build: {
    outDir: "dist",
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: "manifest.json", // by which the server knows what a table needs
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
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
