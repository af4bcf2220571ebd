import type { HttpBindings } from "@hono/node-server";
import { createClient } from "@supabase/supabase-js";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import type { Database } from "#shared/database.types.ts";
import { type Locale, locales } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import { negotiateLanguage } from "~/i18n/negotiate";
import { localizePath } from "~/i18n/paths";
import { clientAddress } from "../../supabase/functions/_shared/client-address.ts";
import type { Backend } from "../backend/types.ts";
import type { Brochures } from "../brochure/brochures.ts";
import { securityHeaders } from "../http/security-headers.ts";
import type { Turn } from "../jobs/fair-queue.ts";
import type { Health } from "../observe/health.ts";
import type { Logger } from "../observe/log.ts";
import { loggedPath } from "../observe/logged-path.ts";
import { type AdministratorOptions, createAdministratorFunctions } from "./administrators.ts";
import { contentHook } from "./content-hook.ts";
import { countViews } from "./count-views.ts";
import { createFunctions, type FunctionOptions } from "./functions.ts";
import { tagRequest } from "./page-cache/cache-tags.ts";
import type { PageAddress } from "./page-cache/cacheable-pages.ts";
import { PageCache } from "./page-cache/page-cache.ts";
import { servePages } from "./page-cache/serve-pages.ts";
import { createPages } from "./pages.ts";
import { createPreviews } from "./preview/previews.ts";
import { serveBrochures } from "./serve-brochures.ts";
import { SiteSettings, settingsTable } from "./site-settings.ts";

/** `turn`: the client of an internal request. */
type Bindings = HttpBindings & { turn?: Turn };

export interface AppOptions {
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
  /** Base URL of reCAPTCHA, set even if the captcha is off. */
  captchaUrl: string;
  /** `ENQUIRY_RETENTION_MONTHS` */
  enquiryMonths: number;
  functions: FunctionOptions;
  administrators: Pick<
    AdministratorOptions,
    "call" | "sendMail" | "sendsMail" | "passwordWeakness"
  >;
  /** `CONTENT_WEBHOOK_SECRET`; without it the endpoint does not exist. */
  webhookSecret: string | undefined;
  /** Counts a page view; `page` is the path without its language. */
  countView: (page: string, language: Locale) => void;
  /** Handles `/livez`, `/readyz` and `/healthz`. */
  health: Pick<Health, "livez" | "readyz" | "healthz">;
  log: Logger;
}

/**
 * Combines backend, functions and pages in a Hono application. The middleware in `nodeMiddleware` serves cached
 * responses and passes on other requests.
 */
export function createApp(options: AppOptions) {
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
  const settings = new SiteSettings({ supabase, freshForMs: backend.freshForMs, log });
  const functions = createFunctions({ ...options.functions, admission: backend.admission });
  const ofAdministrators = createAdministratorFunctions({
    ...options.administrators,
    backend,
    siteUrl,
    log,
  });
  const pages = createPages({
    siteUrl,
    dev,
    supabase,
    readSettings: settings.read,
    pictures: backend.pictures,
    brochures: options.brochures,
    thirdParties: options.thirdParties,
    extraOrigins: options.extraOrigins,
    captcha: { url: options.captchaUrl, on: options.functions.env.captcha !== undefined },
    enquiryMonths: options.enquiryMonths,
    callFunction: functions,
    log,
  });

  const previews = createPreviews({ siteUrl, backend, render: pages.render, log });

  const addressOf = ({ req, env }: Context<{ Bindings: Bindings }>) =>
    env?.turn?.client ??
    clientAddress(env?.incoming?.socket.remoteAddress, req.header("x-forwarded-for"), trustProxy);
  const app = new Hono<{ Bindings: Bindings }>();
  app.use(securityHeaders(options));
  app.get("/livez", () => options.health.livez());
  app.get("/readyz", (c) => options.health.readyz(c.req.queries("exclude")));
  app.get("/healthz", () => options.health.healthz());
  // Panel actions "try again" and "send" wake the outbox at once.
  for (const call of ["retry_mails", "answer_enquiry"])
    app.post(`/rest/v1/rpc/${call}`, async (_, next) => {
      await next();
      options.functions.wakeOutbox();
    });
  for (const path of ["/rest/v1/*", "/auth/v1/*", "/storage/v1/*"]) {
    app.all(path, (c) => backend.serve(c.req.raw, { peerAddress: addressOf(c) }));
  }
  app.all("/functions/v1/:name", (c) => {
    const asked = [c.req.param("name"), c.req.raw, addressOf(c)] as const;
    return ofAdministrators(...asked) ?? functions(...asked);
  });
  if (options.webhookSecret)
    app.post("/hooks/content-changed", contentHook(options.webhookSecret, backend.notifyOfChange));
  app.use(compress());
  app.post("/preview", (c) => previews.draft(c.req.raw, addressOf(c)));
  for (const prefix of [undefined, ...locales]) {
    app.get(localizePath("/preview/:token", prefix), (c) => {
      const { locale } = negotiateLanguage(c.req.path, c.req.raw.headers);
      return previews.link(c.req.raw, c.req.param("token") ?? "", locale, addressOf(c));
    });
  }
  app.all("*", (c) => pages.render(c.req.raw, c.env?.turn ?? { client: addressOf(c) }));
  app.onError((error, c) => {
    log.error("request failed", {
      path: loggedPath(c.req.path),
      details: error.stack ?? String(error),
    });
    return c.text("Internal Server Error", 500);
  });
  const render = async ({ path, locale, key }: PageAddress, client?: string) =>
    app.fetch(new Request(siteUrl + path, { headers: { "accept-language": locale } }), {
      turn: { client, key },
    });
  const joined = ({ key }: PageAddress, client: string) => pages.join(key, client);
  const cache = new PageCache({ freshForMs: backend.freshForMs, render, joined });
  backend.onContentChange((changed) => {
    if (changed.includes(settingsTable)) settings.invalidate();
    cache.invalidate(changed);
  });
  backend.onContentUncertain(() => {
    settings.invalidate();
    cache.invalidateAll();
  });
  backend.onPictureChange?.((key) => cache.invalidatePicture(key));
  const nodeMiddleware = [
    countViews(options.countView),
    servePages(cache, trustProxy),
    serveBrochures({ backend, brochures: options.brochures, render, trustProxy }),
  ];
  return { app, nodeMiddleware, pages: () => cache.size };
}
