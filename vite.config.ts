import { join, matchesGlob, sep } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { rejectFailedModules } from "./scripts/reject-failed-modules.ts";
import { scenes } from "./scripts/scenes.ts";

/** Matches files of the site's own folders, wherever the repository is. */
const ownCode = (id: string) =>
  ["site", "content", "shared"].some((folder) =>
    id.startsWith(join(import.meta.dirname, folder, sep)),
  );

/** Modules that every page needs beside `root.tsx` and `layout/layout.tsx`. */
const frame = [
  "site/consent/parts.tsx",
  "site/i18n/**",
  "site/layout/!(layout).*",
  "site/seo/{head,structured-data}.ts",
  "site/ui/{page-head,page-styles,block-paint-until,hydration-part,use-hydrated}.*",
  "shared/{company,locales,theme}.ts",
  "shared/ui/{icon,use-theme}.*",
].map((files) => join(import.meta.dirname, files));
const isFrame = (id: string) => frame.some((files) => matchesGlob(id.replace(/\?.*$/, ""), files));

export default defineConfig({
  plugins: [scenes(), rejectFailedModules(), reactRouter()],
  resolve: { tsconfigPaths: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Modules of most pages are in two files: they compress better than twenty, and a browser that
            // asks a server directly has six connections.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|scheduler|react-router)\/|preload-helper/,
                },
                { name: "frame", test: isFrame },
                { name: "shared", test: ownCode, minShareCount: 6 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: "./server/site/create-site.ts" } } },
  },
  build: {
    // Inlined assets would grow every page; fonts and pictures are cached for good instead.
    assetsInlineLimit: 0,
    // Every browser that runs the rest knows module preloads, and what is imported late comes as one file.
    modulePreload: false,
  },
});
