import type { HttpBindings } from "@hono/node-server";
import { createClient } from "@supabase/supabase-js";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import type { Database } from "#shared/database.types.ts";
import { type Locale, locales } from "#shared/locales.ts";
import { officeOf } from "#shared/office.ts";
import type { AppContext } from "~/context";
import { readTimeZone } from "~/entries/settings.server";
import { negotiateLanguage } from "~/i18n/negotiate";
import { localizePath } from "~/i18n/paths";
import { clientAddress } from "../../supabase/functions/_shared/client-address.ts";
import { usableTimeZone } from "../../supabase/functions/_shared/time-zone.ts";
import type { Backend } from "../backend/types.ts";
import type { Brochures } from "../brochure/brochures.ts";
import { errorHandler } from "../http/error-handler.ts";
import type { Functions } from "../http/functions.ts";
import { securityHeaders } from "../http/security-headers.ts";
import type { Turn } from "../jobs/fair-queue.ts";
import type { Logger } from "../observe/log.ts";
import { countViews } from "./count-views.ts";
import { tagRequest } from "./page-cache/cache-tags.ts";
import type { PageAddress } from "./page-cache/cacheable-pages.ts";
import { PageCache } from "./page-cache/page-cache.ts";
import { servePages } from "./page-cache/serve-pages.ts";
import { createPages } from "./pages.ts";
import { createPreviews } from "./preview/previews.ts";
import { createProposals } from "./proposals/proposals.ts";
import { serveBrandFiles } from "./serve-brand-files.ts";
import { serveBrochures } from "./serve-brochures.ts";
import { serveHero } from "./serve-hero.ts";
import { SiteFacts } from "./site-facts.ts";

/** `turn`: the client of an internal request. */
type Bindings = HttpBindings & { turn?: Turn };

export interface SiteOptions {
  backend: Backend;
  brochures: Brochures;
  /** Public origin without a trailing slash. */
  siteUrl: string;
  /** `HSTS_INCLUDE_SUBDOMAINS` */
  hstsIncludeSubdomains: boolean;
  /** True in development, where Vite's scripts would violate the policy. */
  dev: boolean;
  /** Number of trusted reverse proxies. */
  trustProxy: number;
  thirdParties: AppContext["thirdParties"];
  /** Further origins that third parties need. */
  extraOrigins: readonly string[];
  captcha: AppContext["captcha"];
  privacy: AppContext["privacy"];
  /** `SECURITY_CONTACT` */
  securityContact: string | undefined;
  /** Functions that pages call for forms without JavaScript. */
  callFunction: Functions;
  /** Counts a page view; `page` is the path without its language. */
  countView: (page: string, language: Locale, timeZone: string) => void;
  log: Logger;
}

/**
 * Creates the Hono application of pages, feeds, brochures and previews. The middleware in `nodeMiddleware`
 * serves cached responses and passes on other requests.
 */
export function createSite(options: SiteOptions) {
  const { backend, siteUrl, dev, trustProxy, log } = options;
  const inProcess = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const response = await backend.fetch(request);
    tagRequest(new URL(request.url), response);
    return response;
  };
  const supabase = createClient<Database>(siteUrl, backend.publishableKey, {
    global: { fetch: inProcess },
    // supabase-js retries for 15 seconds: too long for visitors, who can get a cached page.
    db: { retry: false },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const facts = new SiteFacts({ supabase, freshForMs: backend.freshForMs, log });
  const pages = createPages({
    siteUrl,
    dev,
    supabase,
    readSettings: facts.settings.read,
    readBrand: facts.brand.read,
    readTourFacts: facts.tourFacts.read,
    readTexts: facts.texts.read,
    readFixedPages: facts.fixedPages.read,
    readPublishedLists: facts.publishedLists.read,
    pictures: backend.pictures,
    brochures: options.brochures,
    thirdParties: options.thirdParties,
    extraOrigins: options.extraOrigins,
    captcha: options.captcha,
    privacy: options.privacy,
    securityContact: options.securityContact,
    callFunction: options.callFunction,
    log,
  });

  const previews = createPreviews({
    siteUrl,
    backend,
    supabase,
    readTimeZone: () => readTimeZone({ readSettings: facts.settings.read }),
    render: pages.render,
    log,
  });

  const proposals = createProposals({ siteUrl, backend, render: pages.render, log });

  const addressOf = ({ req, env }: Context<{ Bindings: Bindings }>) =>
    env?.turn?.client ??
    clientAddress(env?.incoming?.socket.remoteAddress, req.header("x-forwarded-for"), trustProxy);
  const app = new Hono<{ Bindings: Bindings }>();
  // For pages that the cache renders; `http/routes.ts` adds them to other responses.
  app.use(securityHeaders(options));
  app.use(compress());
  // For the panel, which shows the values of placeholders in texts. Pages say the same.
  app.get("/facts", async (c) => c.json(await facts.inAllLanguages()));
  app.post("/preview", (c) => previews.draft(c.req.raw, addressOf(c)));
  for (const prefix of [undefined, ...locales]) {
    app.get(localizePath("/preview/:token", prefix), (c) => {
      const { locale } = negotiateLanguage(c.req.path, c.req.raw.headers);
      return previews.link(c.req.raw, c.req.param("token") ?? "", locale, addressOf(c));
    });
  }
  const askedFor = (c: Context<{ Bindings: Bindings }>) => ({
    request: c.req.raw,
    token: (c.req.param("file") ?? "").replace(/\.(?:pdf|ics)$/, ""),
    locale: negotiateLanguage(c.req.path, c.req.raw.headers).locale,
    address: addressOf(c),
  });
  app.get("/p/:file", (c) => {
    if (c.req.path.endsWith(".pdf")) return proposals.pdf(askedFor(c));
    if (c.req.path.endsWith(".ics")) return proposals.calendar(askedFor(c));
    return proposals.page(askedFor(c));
  });
  app.post("/p/:file", (c) => proposals.reply(askedFor(c)));
  app.all("*", (c) => pages.render(c.req.raw, c.env?.turn ?? { client: addressOf(c) }));
  app.onError(errorHandler(log));
  const render = async ({ path, locale, key, accept }: PageAddress, client?: string) => {
    const headers = { "accept-language": locale, ...(accept && { accept }) };
    return app.fetch(new Request(siteUrl + path, { headers }), { turn: { client, key } });
  };
  const joined = ({ key }: PageAddress, client: string) => pages.join(key, client);
  const cache = new PageCache({ freshForMs: backend.freshForMs, render, joined });
  const hero = serveHero({ ...options, readBrand: facts.brand.read, pictures: backend.pictures });
  backend.onContentChange((changed) => {
    facts.invalidate(changed, cache);
    cache.invalidate(changed);
    if (changed.includes("site_brand")) void hero.prepare();
  });
  backend.onContentUncertain(() => {
    facts.invalidateAll();
    cache.invalidateAll();
  });
  backend.onPictureChange?.((key) => cache.invalidatePicture(key));
  const readName = async () => officeOf(await facts.settings.read()).companyName;
  const brandFiles = serveBrandFiles({
    ...options,
    readBrand: facts.brand.read,
    readName,
    draw: backend.pictures.brandFile,
  });
  const nodeMiddleware = [
    hero.middleware,
    countViews((page, language) =>
      options.countView(page, language, usableTimeZone(facts.settings.last?.time_zone)),
    ),
    servePages(cache, trustProxy),
    serveBrochures({ backend, brochures: options.brochures, render, trustProxy }),
  ];
  return {
    app,
    nodeMiddleware,
    /** Before the files of the build, which have the same addresses. */
    brandFiles,
    pages: () => cache.size,
    readOffice: async () => officeOf(await facts.settings.read()),
    readBrand: facts.brand.read,
  };
}
