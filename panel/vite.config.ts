import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { scenes } from "../scripts/scenes.ts";
import { completeDocument } from "./document.ts";

export default defineConfig({
  root: import.meta.dirname,
  base: "/admin/",
  // The server answers with the document, and knows its settings.
  appType: "custom",
  publicDir: false,
  // The site's development server has one of its own.
  cacheDir: "../node_modules/.vite-panel",
  plugins: [scenes(), react(), completeDocument()],
  resolve: { tsconfigPaths: true },
  build: {
    outDir: "../build/panel",
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
