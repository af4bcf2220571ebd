import { Hono } from "hono";
import { compress } from "hono/compress";
import type { Brand } from "#shared/brand/brand.ts";
import { withBrand } from "#shared/brand/brand-document.ts";
import type { PanelSettings } from "../../panel/src/backend/settings.ts";
import { escapeHtml } from "../../supabase/functions/_shared/mail.ts";
import type { Backend } from "../backend/types.ts";
import { setAdminHeaders } from "./admin-headers.ts";
import { inlineScriptsOf } from "./nonced-scripts.ts";
import { contentSecurityPolicy, noThirdParties } from "./security-headers.ts";

export interface PanelOptions {
  backend: Pick<Backend, "publicUrl" | "publishableKey">;
  siteUrl: string;
  dev: boolean;
  mailProblems: PanelSettings["mailProblems"];
  translation: PanelSettings["translation"];
}

/** Reads what the panel shows of the company. */
interface Readers {
  readOffice: () => Promise<PanelSettings["office"]>;
  /** Null if the brand was never read. */
  readBrand: () => Promise<Brand | null>;
}

/**
 * Serves the panel's document at every path below /admin. The browser selects the page.
 * @param document reads the built document.
 */
export function createPanel(
  document: () => Promise<string>,
  { readOffice, readBrand }: Readers,
  options: PanelOptions,
) {
  const { backend, siteUrl, dev, mailProblems, translation } = options;
  const isOwn = backend.publicUrl === siteUrl;
  const settings: Omit<PanelSettings, "office"> = {
    // Empty: the browser uses its own origin, independent of SITE_URL.
    backendUrl: isOwn ? "" : backend.publicUrl,
    publishableKey: backend.publishableKey,
    mailProblems,
    translation,
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
    const [built, office, brand] = await Promise.all([document(), readOffice(), readBrand()]);
    // JSON data, not a script. Escaped, so that it cannot close the element.
    const json = JSON.stringify({ ...settings, office }).replaceAll("<", "\\u003c");
    const block = `<script type="application/json" id="settings">${json}</script>`;
    const named = brand ? withBrand(built, brand, office.companyName) : built;
    const html = named
      .replace(/(<title>[^<|]*\| )[^<]*/, (_, start) => start + escapeHtml(office.companyName))
      .replace("</head>", () => `${block}</head>`);
    if (!dev)
      c.header("content-security-policy", contentSecurityPolicy(inlineScriptsOf(built), sources));
    c.header("content-language", "es");
    return c.html(html);
  });
  return app;
}
