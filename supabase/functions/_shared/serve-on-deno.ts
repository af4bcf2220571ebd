import { clientAddress } from "./client-address.ts";
import { contactLimits } from "./contact-limits.mjs";
import { createCors } from "./cors.ts";
import { type Delivery, deliverDue } from "./outbox.ts";
import { refusalsFor } from "./refuse.ts";
import { createResendMailer } from "./resend.ts";
import type { CaptchaSettings, FunctionContext, ServerFunction } from "./server-function.ts";
import { createStore } from "./store.ts";

/** Deno's API, as far as it is used. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request, info: ServeInfo) => Promise<Response>): unknown;
};
/** Supabase's edge runtime only; missing in plain Deno. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

interface ServeInfo {
  remoteAddr: { hostname?: string };
}

type Get = (name: string) => string | undefined;
type Answer = (request: Request, address: string | undefined) => Promise<Response>;

/**
 * Serves a function on Supabase's edge runtime. If a required setting is missing, every call gets 503, and
 * the name of the setting is logged once.
 */
export function serveOnDeno(handler: ServerFunction): void {
  const get: Get = (name) => Deno.env.get(name)?.trim() || undefined;
  const { values, missing } = requireAll({
    SITE_URL: get("SITE_URL")?.replace(/\/+$/, ""),
    SUPABASE_URL: get("SUPABASE_URL")?.replace(/\/+$/, ""),
    SUPABASE_SECRET_KEY: projectKey(get),
  });
  if (!values) log.error("the function cannot work", { missing });
  const answer: Answer = values
    ? createAnswer(handler, values, get)
    : async (request) => refusalsFor(request).refuse(503, "contact.error.send");
  // On Supabase the site's origin differs from its functions'.
  const origins = [values?.SITE_URL ?? "", ...(get("CORS_ORIGINS") ?? "").split(",")];
  const cors = createCors(origins.map((origin) => origin.trim()).filter(Boolean));
  // The platform's gateway is in front of every function.
  const proxies = Number(get("TRUST_PROXY") ?? 1);

  Deno.serve(async (request, { remoteAddr }) => {
    const preflight = cors.preflight(request);
    if (preflight) return preflight;
    const address = clientAddress(
      remoteAddr.hostname,
      request.headers.get("x-forwarded-for"),
      proxies,
    );
    const response = await answer(request, address);
    response.headers.set("cache-control", "no-store");
    return cors.apply(request, response);
  });
}

interface Project {
  SITE_URL: string;
  SUPABASE_URL: string;
  SUPABASE_SECRET_KEY: string;
}

/** No background worker: each call delivers due mails after its response. */
function createAnswer(handler: ServerFunction, project: Project, get: Get): Answer {
  const siteUrl = project.SITE_URL;
  const store = createStore({
    url: project.SUPABASE_URL,
    secretKey: project.SUPABASE_SECRET_KEY,
    fetch,
  });
  const mail = mailSettings(get);
  const env: FunctionContext["env"] = {
    siteUrl,
    captcha: captchaSettings(get, project.SUPABASE_SECRET_KEY),
    limits: {
      perAddress: Number(get("CONTACT_LIMIT_PER_ADDRESS") ?? contactLimits.perAddress),
      perHour: Number(get("CONTACT_LIMIT_PER_HOUR") ?? contactLimits.perHour),
    },
    acknowledge: get("CONTACT_ACKNOWLEDGE") === "on",
  };

  async function tidyAndDeliver() {
    await store.purgeExpiredFormData();
    // Without a mail provider, do not claim mails that another worker could send.
    if (mail) await deliverDue({ ...mail, store, siteUrl, log });
  }
  return async (request, address) => {
    // The outbox is processed after every response.
    const context = { env, fetch, store, wakeOutbox: () => {}, log, address };
    const response = await handler(request, context);
    const work = tidyAndDeliver().catch((error) =>
      log.error("outbox failed", { error: String(error) }),
    );
    // Otherwise the runtime would stop after the response.
    if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(work);
    return response;
  };
}

/** @returns undefined if no mail can be sent; missing settings are logged once. */
function mailSettings(get: Get): Pick<Delivery, "contactTo" | "sendMail"> | undefined {
  const { values, missing } = requireAll({
    CONTACT_TO: get("CONTACT_TO"),
    RESEND_API_KEY: get("RESEND_API_KEY"),
  });
  if (!values) {
    log.warn("enquiries are stored, but no mail is sent", { missing });
    return undefined;
  }
  return {
    contactTo: values.CONTACT_TO,
    sendMail: createResendMailer({
      apiKey: values.RESEND_API_KEY,
      from: get("MAIL_FROM") ?? values.CONTACT_TO,
      fetch,
      baseUrl: get("RESEND_BASE_URL"),
    }),
  };
}

function captchaSettings(get: Get, projectKey: string): CaptchaSettings | undefined {
  const chosen = get("CAPTCHA");
  if (chosen === "off") return undefined;
  if (chosen === "altcha") return { kind: "altcha", secretKey: projectKey };
  const siteKey = get("RECAPTCHA_SITE_KEY");
  const secretKey = get("RECAPTCHA_SECRET_KEY");
  const baseUrl = get("RECAPTCHA_BASE_URL") ?? "https://www.google.com/recaptcha";
  return siteKey && secretKey
    ? { kind: "recaptcha", siteKey, secretKey, baseUrl: baseUrl.replace(/\/+$/, "") }
    : undefined;
}

/** The values of all settings, or the names of missing ones. */
function requireAll<Name extends string>(
  settings: Record<Name, string | undefined>,
): { values?: Record<Name, string>; missing: string[] } {
  const missing = Object.entries(settings).flatMap(([name, value]) => (value ? [] : [name]));
  return missing.length > 0 ? { missing } : { values: settings as Record<Name, string>, missing };
}

/** Supabase provides named secret keys; self-hosted and older projects have a single variable. */
function projectKey(get: Get): string | undefined {
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
