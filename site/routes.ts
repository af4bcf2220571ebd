// Pages are registered in `page-list.ts`; other routes are added here.
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { locales } from "#shared/locales.ts";
import { notFoundPage, pageConfig } from "./page-config.ts";
import { pageEntries } from "./page-list.ts";

/** Routes of all pages under a language prefix. The ids differ because the files are shared. */
function pagesBelow(prefix: string) {
  return pageEntries.map(([name, { path }]) => {
    const { file } = pageConfig[name];
    const fullPath = (prefix + path).replace(/^\/|\/$/g, "");
    const options = { id: `${prefix || "bare"}/${name}` };
    return fullPath ? route(fullPath, `pages/${file}`, options) : index(`pages/${file}`, options);
  });
}

/** Brochures under a language prefix, because a dynamic prefix would match after the tour's page. */
function brochureBelow(prefix: string) {
  const path = [prefix, "tours/:slug.pdf"].filter(Boolean).join("/");
  return route(path, "pages/tour/brochure/brochure-route.ts", {
    id: `${prefix || "bare"}/brochure`,
  });
}

export default [
  layout("layout/layout.tsx", [
    ...["", ...locales].flatMap(pagesBelow),
    route("*", `pages/${notFoundPage.file}`, { id: "lost" }),
  ]),
  ...["", ...locales].map(brochureBelow),
  // Rendered by `server/site/proposals/` alone, under an address with a token; other requests get a 404.
  route(":locale/proposal", "pages/proposal/proposal.tsx", { id: "proposal" }),
  route(":locale/proposal/:type", "pages/proposal/file.ts", { id: "proposal-file" }),
  route(":locale?/rss.xml", "feeds/rss.ts"),
  route(":locale?/llms.txt", "feeds/llms.ts"),
  route(":locale?/tours/:slug/days", "pages/tours/days.tsx"),
  route(":locale?/departures/:id.ics", "pages/departures/calendar.ts"),
  route("sitemap.xml", "feeds/sitemap.ts"),
  route("share/:locale/:kind/:file", "feeds/share-picture.ts"),
  route("robots.txt", "feeds/robots.ts"),
  route(".well-known/security.txt", "feeds/security.ts"),
  route("site.webmanifest", "feeds/manifest.ts"),
] satisfies RouteConfig;
