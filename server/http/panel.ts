import { Hono } from "hono";
import { compress } from "hono/compress";
import type { PanelSettings } from "../../panel/src/backend/settings.ts";
import type { Backend } from "../backend/types.ts";
import { setAdminHeaders } from "./admin-headers.ts";
import { inlineScriptsOf } from "./nonced-scripts.ts";
import { contentSecurityPolicy, noThirdParties } from "./security-headers.ts";

export interface PanelOptions {
  backend: Pick<Backend, "publicUrl" | "publishableKey">;
  siteUrl: string;
  dev: boolean;
  mailProblems: PanelSettings["mailProblems"];
  inPublic: boolean;
}

/** Reads the facts of the company that the panel needs. */
type ReadOffice = () => Promise<PanelSettings["office"]>;

/**
 * Serves the panel's document at every path below /admin. The browser selects the page.
 * @param document reads the built document.
 */
export function createPanel(
  document: () => Promise<string>,
  readOffice: ReadOffice,
  options: PanelOptions,
) {
  const { backend, siteUrl, dev, mailProblems, inPublic } = options;
  const isOwn = backend.publicUrl === siteUrl;
  const settings: Omit<PanelSettings, "office"> = {
    // Empty: the browser uses its own origin, independent of SITE_URL.
    backendUrl: isOwn ? "" : backend.publicUrl,
    publishableKey: backend.publishableKey,
    mailProblems,
    inPublic,
  };
  // With a hosted project the panel sends requests to it, and shows uploads from there.
  const project = isOwn ? [] : [backend.publicUrl];
  const sources = { ...noThirdParties, connections: project, pictures: project };

  const app = new Hono();
  app.use("/admin/*", compress());
  app.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const found = /^\/+admin(\/.*)?$/i.exec(pathname);
    if (!found) return next();
    const [, below = ""] = found;
    setAdminHeaders(c.res.headers);
    if (c.req.method !== "GET" && c.req.method !== "HEAD")
      return c.text("Method Not Allowed", 405, { allow: "GET, HEAD" });
    // The client-side router is case-sensitive.
    if (!pathname.startsWith("/admin")) return c.redirect(`/admin${below}${search}`, 308);
    if (below.startsWith("/assets/")) return c.text("Not Found", 404);
    const [built, office] = await Promise.all([document(), readOffice()]);
    // JSON data, not a script. Escaped, so that it cannot close the element.
    const json = JSON.stringify({ ...settings, office }).replaceAll("<", "\\u003c");
    const block = `<script type="application/json" id="settings">${json}</script>`;
    const html = built.replace("</head>", () => `${block}</head>`);
    if (!dev)
      c.header("content-security-policy", contentSecurityPolicy(inlineScriptsOf(built), sources));
    c.header("content-language", "es");
    return c.html(html);
  });
  return app;
}
