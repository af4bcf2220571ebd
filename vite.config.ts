import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { imagetools, type TransformFactory } from "vite-imagetools";
import { crop } from "./scripts/crop-directive.ts";

export default defineConfig({
  plugins: [
    // Scenes are drawn as SVG with filters that are costly to repaint: only rasters are shipped. Making
    // all of them takes minutes, so they are kept with the drawings, by the digest of what they are of.
    imagetools({
      include: /^[^?]+\.svg\?.*w=/,
      cache: { dir: "art/rasters/site" },
      extendTransforms: (builtin) => [crop as TransformFactory, ...builtin],
    }),
    tailwindcss(),
    reactRouter(),
  ],
  resolve: { tsconfigPaths: true },
  environments: {
    client: {
      // The panel's: found only when it is first opened, they would make the development server reload.
      optimizeDeps: {
        include: [
          "@atlaskit/pragmatic-drag-and-drop/combine",
          "@atlaskit/pragmatic-drag-and-drop/element/adapter",
          "@supabase/auth-js",
          "@supabase/postgrest-js",
          "@supabase/storage-js",
          "@tanstack/react-query",
          "zod/mini",
        ],
      },
      build: {
        rolldownOptions: {
          output: {
            // What every page needs in one file: it compresses better than in four, and a browser that
            // asks a server directly has six connections.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|scheduler|react-router)\/|preload-helper/,
                },
                {
                  name: "site",
                  test: /\/app\/(components\/(site|empty-art|language|theme|use-(theme|near|alive)|paint-with|error|ui\/icon)|i18n|lib\/(theme|paragraphs|early-taps|mark-document)|config|seo\/head|features\/consent\/parts)/,
                  minShareCount: 2,
                },
                {
                  // What most pages of the site are made of, and nothing of the panel.
                  name: "pages",
                  test: /\/app\/components\/(page-head|photo|plate)\./,
                },
                {
                  // What the site has in common with the panel, whose files would else take it along.
                  name: (id) => /([\w-]+)\.tsx?$/.exec(id)?.[1] ?? null,
                  test: /\/app\/components\/(art|hold-page|sheet|ui\/toast)\./,
                },
                {
                  name: "panel",
                  test: /\/node_modules\/@(supabase\/(auth|postgrest)-js|tanstack)\/|\/app\/(features\/auth|components\/admin\/(?!entry|list|dashboard)|lib\/(browser-client|backend-error))/,
                  minShareCount: 2,
                },
                {
                  name: "storage",
                  test: /\/node_modules\/(@supabase\/storage-js|iceberg-js)\/|\/app\/lib\/bucket\./,
                },
                {
                  name: "lists",
                  test: /\/app\/(components\/admin\/(list|entry\/(completeness|kind|save-entry|slug|texts))|features\/\w+\/admin\/\w+-(badge|kind)|images\/(image-details|sized|storage-url))/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: "./server/site/app.ts" } },
      // Its entry points are folders, which Node does not import.
      resolve: {
        noExternal: ["@atlaskit/pragmatic-drag-and-drop"],
      },
    },
  },
  build: {
    // Inlined assets would grow every page; fonts and pictures are cached for good instead.
    assetsInlineLimit: 0,
    // Every browser that runs the rest knows module preloads, and what is imported late comes as one file.
    modulePreload: false,
  },
});
