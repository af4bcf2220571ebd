import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { themeScript } from "../shared/theme.ts";

const icons = readFileSync(new URL("../shared/assets/icons.svg", import.meta.url), "utf8");
const symbols =
  icons.match(/<symbol id="icon-(?:logo|check|close|warning)"[\s\S]*?<\/symbol>/g) ?? [];
const sprite = `<svg width="0" height="0" style="position: absolute" aria-hidden="true">${symbols.join("")}</svg>`;

const firstFonts = /\/(?:besley|commissioner)-core-[^/]+\.woff2$/;

/**
 * Inserts into index.html what it shares with the site's documents: the theme script, icons, and preloads of
 * the first fonts.
 */
export const completeDocument = (): Plugin => ({
  name: "complete-document",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle = {} }) => ({
      html: html
        .replace("<!-- theme -->", `<script>${themeScript}</script>`)
        .replace("<!-- icons -->", sprite),
      tags: Object.keys(bundle)
        .filter((file) => firstFonts.test(file))
        .map((file) => ({
          tag: "link",
          attrs: {
            rel: "preload",
            as: "font",
            type: "font/woff2",
            crossorigin: "anonymous",
            href: `/admin/${file}`,
          },
          injectTo: "head-prepend",
        })),
    }),
  },
});
