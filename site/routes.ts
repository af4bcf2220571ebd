import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { locales } from "#shared/locales.ts";

/** Every page under one prefix; the ids must differ because the files are the same. */
function sitePages(prefix: string) {
  const id = (name: string) => `${prefix || "bare"}/${name}`;
  const at = (path: string) => [prefix, path].filter(Boolean).join("/");
  return [
    prefix
      ? route(prefix, "pages/home/home.tsx", { id: id("home") })
      : index("pages/home/home.tsx", { id: id("home") }),
    route(at("about"), "pages/about/about.tsx", { id: id("about") }),
    route(at("destinations"), "pages/destinations/destinations.tsx", { id: id("destinations") }),
    route(at("tours"), "pages/tours/tours.tsx", { id: id("tours") }),
    route(at("blog"), "pages/blog/blog.tsx", { id: id("blog") }),
    route(at("blog/:slug"), "pages/blog/post.tsx", { id: id("post") }),
    route(at("contact"), "pages/contact/contact.tsx", { id: id("contact") }),
    route(at("privacy"), "pages/privacy/privacy.tsx", { id: id("privacy") }),
  ];
}

const feeds = ["", ...locales].map((prefix) =>
  route([prefix, "rss.xml"].filter(Boolean).join("/"), "feeds/rss.ts", {
    id: `${prefix || "bare"}/rss`,
  }),
);

export default [
  layout("layout/layout.tsx", [
    ...sitePages(""),
    ...locales.flatMap(sitePages),
    route("*", "pages/not-found/not-found.tsx"),
  ]),
  ...feeds,
  route("sitemap.xml", "feeds/sitemap.ts"),
  route(":file.xml", "feeds/sitemap-part.ts"),
  route("share/:locale/:kind/:file", "feeds/share-picture.ts"),
  route("robots.txt", "feeds/robots.ts"),
  route("site.webmanifest", "feeds/manifest.ts"),
] satisfies RouteConfig;
