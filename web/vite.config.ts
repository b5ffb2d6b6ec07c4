import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    target: "es2022",
    outDir: "../src/meadhall/server/client",
    emptyOutDir: true,
    // The security policy knows no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
