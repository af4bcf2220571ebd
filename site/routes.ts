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
    route(at("destinations/:slug"), "pages/destination/destination.tsx", { id: id("destination") }),
    route(at("tours"), "pages/tours/tours.tsx", { id: id("tours") }),
    route(at("tours/:slug"), "pages/tour/tour.tsx", { id: id("tour") }),
    route(at("blog"), "pages/blog/blog.tsx", { id: id("blog") }),
    route(at("blog/:slug"), "pages/blog/post.tsx", { id: id("post") }),
    route(at("contact"), "pages/contact/contact.tsx", { id: id("contact") }),
    route(at("privacy"), "pages/privacy/privacy.tsx", { id: id("privacy") }),
  ];
}

/** What is no page, under one prefix. */
function siteFiles(prefix: string) {
  const id = (name: string) => `${prefix || "bare"}/${name}`;
  const at = (path: string) => [prefix, path].filter(Boolean).join("/");
  return [
    route(at("rss.xml"), "feeds/rss.ts", { id: id("rss") }),
    route(at("tours/:slug.pdf"), "pages/tour/brochure/brochure.ts", { id: id("brochure") }),
    route(at("tours/:slug/days"), "pages/tours/days.ts", { id: id("days") }),
  ];
}

export default [
  layout("layout/layout.tsx", [
    ...sitePages(""),
    ...locales.flatMap(sitePages),
    route("*", "pages/not-found/not-found.tsx"),
  ]),
  ...["", ...locales].flatMap(siteFiles),
  route("sitemap.xml", "feeds/sitemap.ts"),
  route(":file.xml", "feeds/sitemap-part.ts"),
  route("share/:locale/:kind/:file", "feeds/share-picture.ts"),
  route("robots.txt", "feeds/robots.ts"),
  route("site.webmanifest", "feeds/manifest.ts"),
] satisfies RouteConfig;
