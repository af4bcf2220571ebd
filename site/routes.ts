import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { locales } from "#shared/locales.ts";
import { lostPage, making, pageEntries } from "./page-list.ts";

/** Every page under one prefix; the ids must differ because the files are the same. */
function pagesBelow(prefix: string) {
  return pageEntries.map(([name, { path }]) => {
    const { file } = making[name];
    const whole = (prefix + path).replace(/^\/|\/$/g, "");
    const options = { id: `${prefix || "bare"}/${name}` };
    return whole ? route(whole, `pages/${file}`, options) : index(`pages/${file}`, options);
  });
}

const feeds = ["", ...locales].map((prefix) =>
  route([prefix, "rss.xml"].filter(Boolean).join("/"), "feeds/rss.ts", {
    id: `${prefix || "bare"}/rss`,
  }),
);

export default [
  layout("layout/layout.tsx", [
    ...["", ...locales].flatMap(pagesBelow),
    route("*", `pages/${lostPage.file}`, { id: "lost" }),
  ]),
  ...feeds,
  route("sitemap.xml", "feeds/sitemap.ts"),
  route(":file.xml", "feeds/sitemap-part.ts"),
  route("share/:locale/:kind/:file", "feeds/share-picture.ts"),
  route("robots.txt", "feeds/robots.ts"),
  route("site.webmanifest", "feeds/manifest.ts"),
] satisfies RouteConfig;
