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

const HOUSE = /node_modules|vite\/|web\/src\/([^/]+|house\/(TopBar|Tools|tables|clocks|bots)[^/]*)$/;
const TABLE =
  /web\/src\/shell\/(?!Gathering|End|Graph|Ledger|ledger|curve|Phone|Lesson|Moves|ReplayBar|WhyNot|place|gathering|end|lesson|phone|roman)/;

/** What only a terminal says: the command line, and what keeps a server from being opened. */
const OF_THE_TERMINAL = [
  "(ui|command|help-command)-",
  "reason-(server|data|file|peer|log-(not|too|changed|unknown|has|wrong))-?",
  "reason-(option-form|game-missing|game-not-at|no-evaluation|bad-bot-budget|unknown-(peer|language|rule))",
  "reason-store-(?!login-taken|busy|disk-full|fails)",
].join("|");

/** Of the words of the house, what is said in a terminal stays there; comments are for those who write. */
function words(): Plugin {
  return {
    name: "words",
    enforce: "pre",
    load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "raw" || !file.endsWith(".ftl")) return null;
      const said = readFileSync(file, "utf-8")
        .replace(/^#.*\n/gm, "")
        .replace(/\n{2,}/g, "\n");
      const kept = said.replace(new RegExp(`^(${OF_THE_TERMINAL}).*\\n(?:[ }].*\\n)*`, "gm"), "");
      return `export default ${JSON.stringify(kept)}`;
    },
  };
}

export default defineConfig({
  plugins: [words(), svelte(), compressed()],
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
    rolldownOptions: {
      output: {
        // Few files: what every page needs, what every table needs, and then page by page and game by game.
        codeSplitting: {
          groups: [
            { name: "house", test: HOUSE, priority: 2 },
            { name: "table", test: TABLE, priority: 1 },
          ],
        },
      },
    },
  },
});
