import { join, sep } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { scenes } from "./scripts/scenes.ts";

/** What lies in the site's own folders, wherever the repository itself lies. */
const ownCode = (id: string) =>
  ["site", "shared"].some((folder) => id.startsWith(join(import.meta.dirname, folder, sep)));

export default defineConfig({
  plugins: [scenes(), tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What most pages need comes in two files: they compress better than twenty, and a browser that
            // asks a server directly has six connections.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|scheduler|react-router)\/|preload-helper/,
                },
                {
                  name: "shared",
                  test: ownCode,
                  minShareCount: 4,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: "./server/site/app.ts" } } },
  },
  build: {
    // Inlined assets would grow every page; fonts and pictures are cached for good instead.
    assetsInlineLimit: 0,
    // Every browser that runs the rest knows module preloads, and what is imported late comes as one file.
    modulePreload: false,
  },
});
