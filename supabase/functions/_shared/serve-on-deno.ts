import { clientAddress } from "./client-address.ts";
import { createCors } from "./cors.ts";
import { deliverDue } from "./outbox.ts";
import { createResendMailer } from "./resend.ts";
import type { FunctionContext, ServerFunction } from "./server-function.ts";
import { createStore } from "./store.ts";

/** What Supabase's edge runtime and Deno have and Node has not. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request, info: ServeInfo) => Promise<Response>): unknown;
};
/** Missing where Deno runs on its own. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

interface ServeInfo {
  remoteAddr: { hostname?: string };
}

/**
 * Serves one function on Supabase's edge runtime. No worker lives there: each call sends what waits
 * in the outbox, after it has answered.
 */
export function serveOnDeno(handler: ServerFunction): void {
  const settings = readEnvironment((name) => Deno.env.get(name)?.trim() || undefined);
  const store = createStore({ url: settings.url, secretKey: settings.secretKey, fetch });
  const cors = createCors(settings.origins);
  const sendMail = settings.resendApiKey
    ? createResendMailer({
        apiKey: settings.resendApiKey,
        from: settings.mailFrom,
        fetch,
        baseUrl: settings.resendUrl,
      })
    : () => Promise.reject(new Error("RESEND_API_KEY is not set"));

  async function empty() {
    const { contactTo, env } = settings;
    await store.forgetAttempts();
    await deliverDue({ store, sendMail, contactTo, siteUrl: env.siteUrl, log });
  }
  function wakeOutbox() {
    const work = empty().catch((error) => log.error("outbox failed", { error: String(error) }));
    // The runtime would end with the answer otherwise.
    if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(work);
  }

  Deno.serve(async (request, { remoteAddr }) => {
    const preflight = cors.preflight(request);
    if (preflight) return preflight;
    const address = clientAddress(remoteAddr.hostname, request.headers, settings.proxies);
    // The outbox is looked at after every answer anyway.
    const context = { env: settings.env, fetch, store, wakeOutbox: () => {}, log, address };
    const response = await handler(request, context);
    response.headers.set("cache-control", "no-store");
    wakeOutbox();
    return cors.apply(request, response);
  });
}

/** The secrets of a project, under the names of `contract.md`; the platform itself sets the first two. */
function readEnvironment(get: (name: string) => string | undefined) {
  const need = (name: string, value: string | undefined) => {
    if (!value) throw new Error(`${name} is not set`);
    return value;
  };
  const siteUrl = need("SITE_URL", get("SITE_URL")).replace(/\/+$/, "");
  const siteKey = get("RECAPTCHA_SITE_KEY");
  const secretKey = get("RECAPTCHA_SECRET_KEY");
  const baseUrl = get("RECAPTCHA_BASE_URL") ?? "https://www.google.com/recaptcha";
  const contactTo = need("CONTACT_TO", get("CONTACT_TO"));
  const env: FunctionContext["env"] = {
    siteUrl,
    captcha:
      siteKey && secretKey
        ? { siteKey, secretKey, baseUrl: baseUrl.replace(/\/+$/, "") }
        : undefined,
    limits: {
      perAddress: Number(get("CONTACT_LIMIT_PER_ADDRESS") ?? 10),
      perHour: Number(get("CONTACT_LIMIT_PER_HOUR") ?? 600),
    },
  };
  return {
    env,
    contactTo,
    url: need("SUPABASE_URL", get("SUPABASE_URL")).replace(/\/+$/, ""),
    secretKey: need("SUPABASE_SECRET_KEY", projectKey(get)),
    // The site is another origin than its functions here.
    origins: [siteUrl, ...(get("CORS_ORIGINS") ?? "").split(",").map((origin) => origin.trim())],
    resendApiKey: get("RESEND_API_KEY"),
    resendUrl: get("RESEND_BASE_URL"),
    mailFrom: get("MAIL_FROM") ?? contactTo,
    // The platform's own gateway stands in front of every function.
    proxies: Number(get("TRUST_PROXY") ?? 1),
  };
}

/** Supabase gives functions their secret keys by name; self-hosted ones have one, older projects the other. */
function projectKey(get: (name: string) => string | undefined): string | undefined {
  const named = JSON.parse(get("SUPABASE_SECRET_KEYS") ?? "{}") as Record<string, string>;
  return named.default ?? get("SUPABASE_SECRET_KEY") ?? get("SUPABASE_SERVICE_ROLE_KEY");
}

function write(level: string, message: string, details?: Record<string, unknown>) {
  console.log(JSON.stringify({ time: new Date().toISOString(), level, message, ...details }));
}

const log = {
  info: (message: string, details?: Record<string, unknown>) => write("info", message, details),
  warn: (message: string, details?: Record<string, unknown>) => write("warn", message, details),
  error: (message: string, details?: Record<string, unknown>) => write("error", message, details),
};
