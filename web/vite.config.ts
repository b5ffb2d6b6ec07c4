import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const OUT = "../src/meadhall/server/client";

/** What is sent as text lies beside itself in its smallest form: compressing it so takes longer than anybody would wait. */
function compressed(): Plugin {
  return {
    name: "compressed",
    closeBundle() {
      for (const name of readdirSync(OUT, { recursive: true, encoding: "utf-8" })) {
        if (!/\.(css|html|js|svg)$/.test(name)) continue;
        const body = readFileSync(join(OUT, name));
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(join(OUT, `${name}.br`), brotliCompressSync(body, { params }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    target: "es2022",
    outDir: OUT,
    emptyOutDir: true,
    // From this the server knows which games can be drawn.
    manifest: "manifest.json",
    // The security policy knows no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
