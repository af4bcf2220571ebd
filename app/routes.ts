import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { locales } from "./i18n/locales";

/** Every page under one prefix; the ids must differ because the files are the same. */
function sitePages(prefix: string) {
  const id = (name: string) => `${prefix || "bare"}/${name}`;
  const at = (path: string) => [prefix, path].filter(Boolean).join("/");
  return [
    prefix
      ? route(prefix, "routes/site/home.tsx", { id: id("home") })
      : index("routes/site/home.tsx", { id: id("home") }),
    route(at("about"), "routes/site/about.tsx", { id: id("about") }),
    route(at("destinations"), "routes/site/destinations.tsx", { id: id("destinations") }),
    route(at("tours"), "routes/site/tours.tsx", { id: id("tours") }),
    route(at("blog"), "routes/site/blog.tsx", { id: id("blog") }),
    route(at("blog/:slug"), "routes/site/post.tsx", { id: id("post") }),
    route(at("contact"), "routes/site/contact.tsx", { id: id("contact") }),
    route(at("privacy"), "routes/site/privacy.tsx", { id: id("privacy") }),
  ];
}

const feeds = ["", ...locales].map((prefix) =>
  route([prefix, "rss.xml"].filter(Boolean).join("/"), "routes/machine/rss.ts", {
    id: `${prefix || "bare"}/rss`,
  }),
);

export default [
  layout("routes/site/layout.tsx", [
    ...sitePages(""),
    ...locales.flatMap(sitePages),
    route("*", "routes/site/not-found.tsx"),
  ]),
  ...feeds,
  route("sitemap.xml", "routes/machine/sitemap.ts"),
  route(":file.xml", "routes/machine/sitemap-part.ts"),
  route("share/:locale/:kind/:file", "routes/machine/share-picture.ts"),
  route("robots.txt", "routes/machine/robots.ts"),
  route("site.webmanifest", "routes/machine/manifest.ts"),
] satisfies RouteConfig;
