/** Requests of the site's pages, of the panel, and of files for machines. */
import { fixedPaths } from "../../../site/page-list.ts";
import type { Random } from "../../support/random.ts";
import { oddPart, oddString, queryValue, withNeedlessEscapes } from "./odd-strings.ts";
import type { RequestSpec } from "./request-spec.ts";

const locales = ["", "/es", "/en", "/fr", "/zz", "/ES", "/es-ES"];
const pages = [
  ...fixedPaths().map((path) => (path === "/" ? "" : path)),
  // The only fixed path that accepts forms.
  ...Array<string>(5).fill("/contact"),
  "/blog/shown",
  "/blog/hidden-draft",
  "/blog/nothing",
  "/nothing",
  "/blog/x/y",
];
const panel = [
  "/admin",
  "/admin/login",
  "/admin/reset",
  "/admin/tours",
  "/admin/tours/new",
  "/admin/tours/00000000-0000-0000-0000-000000000000",
  "/admin/contacts",
  "/admin/blog/x",
  "/admin/nothing",
];
const parameters = ["page", "q", "tour", "destination", "category", "tag", "_routes", "index", "x"];
const values = [
  "1",
  "2",
  "0",
  "-1",
  "1e9",
  "x",
  "99999999999999999999",
  "routes/admin/contacts",
  "zq",
];
const methods = [
  ...Array<string>(8).fill("GET"),
  "HEAD",
  "POST",
  "PUT",
  "DELETE",
  "OPTIONS",
  "TRACE",
];

function query(random: Random): string {
  const parts = Array.from({ length: random.below(4) }, () => {
    const name = random.below(8) ? random.pick(parameters) : oddPart(random);
    return `${name}=${queryValue(random, random.pick(values))}`;
  });
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

export function pageRequest(random: Random): RequestSpec {
  const known = random.below(5) ? random.pick(locales) + random.pick(pages) : random.pick(panel);
  const wanted = random.below(8) ? known : `${known}/${oddPart(random)}`;
  const path =
    withNeedlessEscapes(random, wanted || "/") + random.pick(["", "", "", ".data", "/_.data"]);
  const method = random.pick(methods);
  const form = new URLSearchParams({
    name: oddString(random),
    email: oddString(random),
    message: oddString(random),
  });
  return {
    method,
    path: path + query(random),
    ...((method === "POST" || method === "PUT") && {
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: form.toString(),
    }),
  };
}

const files = [
  "/sitemap.xml",
  "/sitemap-blog-1.xml",
  "/nothing.xml",
  "/rss.xml",
  "/es/rss.xml",
  "/fr/rss.xml",
  "/zz/rss.xml",
  "/robots.txt",
  "/site.webmanifest",
  "/favicon.ico",
  "/healthz",
  "/share/es/blog/shown.jpg",
  "/share/es/blog/hidden-draft.jpg",
  "/share/en/tours/hidden-tour.jpg",
  "/share/zz/nothing/x.png",
  "/share/es/blog/..%2f..%2fx.jpg",
  "/__manifest?paths=/admin&version=x",
  "/__manifest?p=/es&p=/admin/contacts&version=",
  "/assets/nothing.js",
  "/assets/..%2f..%2fserver%2findex.js",
  "/assets/%2e%2e/%2e%2e/package.json",
  "/..%2f..%2f..%2fetc%2fpasswd",
  "/../../../etc/passwd",
  "/%2e%2e/server/index.js",
  "/.env",
  "/.git/config",
  "/package.json",
  "/server/main.ts",
  "/data/secrets.json",
  "/metrics",
  "/_system/config",
  "/graphql/v1",
  "/realtime/v1/websocket",
  "*",
];

export function machineFileRequest(random: Random): RequestSpec {
  const file = random.below(6) ? random.pick(files) : `/${oddPart(random)}.xml`;
  return { method: random.pick(methods), path: withNeedlessEscapes(random, file) };
}
