import { hash } from "node:crypto";
import type { MiddlewareHandler } from "hono";

/** Headers of every response (OWASP ASVS 4.0.3, 14.4). */
export const commonHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
};

const yearSeconds = 31_536_000;

/** Content-Security-Policy for responses that are not HTML. */
const nothing =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Browsers download API responses instead of showing them. */
const saved = 'attachment; filename="api.json"';

export interface TransportOptions {
  siteUrl: string;
  /** Whether all subdomains support https, including those of other applications. */
  hstsIncludeSubdomains: boolean;
}

interface HeaderOptions extends TransportOptions {
  /** Vite's documents contain scripts that a policy would block. */
  dev: boolean;
}

/**
 * Adds security headers to each response. Documents have their own Content-Security-Policy. Other sites may
 * embed pictures, for example in link previews, and nothing else.
 */
export function securityHeaders({ dev, ...transport }: HeaderOptions): MiddlewareHandler {
  const always = Object.entries(headersAlways(transport));
  return async (c, next) => {
    await next();
    // Mounted twice (files and application): skip the second pass.
    const { headers } = c.res;
    if (headers.has("permissions-policy")) return;
    const type = headers.get("content-type") ?? "";
    const has = headers.has("content-security-policy");
    const referrer = headers.get("referrer-policy");
    for (const [name, value] of always) headers.set(name, value);
    // Addresses with a token are stricter.
    if (referrer === "no-referrer") headers.set("referrer-policy", referrer);
    headers.set("cross-origin-resource-policy", embeddedBy(type));
    if (/^application\/(?:json|vnd\.pgrst)/.test(type) && c.req.path !== "/healthz")
      headers.set("content-disposition", saved);
    if (!has && !(dev && type.startsWith("text/html")))
      headers.set("content-security-policy", nothing);
  };
}

/** Includes HSTS only if the site itself uses https. */
function headersAlways({
  siteUrl,
  hstsIncludeSubdomains,
}: TransportOptions): Record<string, string> {
  if (!siteUrl.startsWith("https:")) return commonHeaders;
  const subdomains = hstsIncludeSubdomains ? "; includeSubDomains" : "";
  return { ...commonHeaders, "strict-transport-security": `max-age=${yearSeconds}${subdomains}` };
}

const embeddedBy = (type: string) => (type.startsWith("image/") ? "cross-origin" : "same-origin");

/** Headers of `securityHeaders` for build files that are served without it. */
export const fileHeaders = (type: string, transport: TransportOptions): Record<string, string> => ({
  ...headersAlways(transport),
  "cross-origin-resource-policy": embeddedBy(type),
  "content-security-policy": nothing,
});

/** Sources of third parties for a Content-Security-Policy. */
export interface ThirdPartySources {
  scripts: string[];
  frames: string[];
  connections: string[];
  pictures: string[];
  styles: string[];
  fonts: string[];
}

export const noThirdParties: ThirdPartySources = {
  scripts: [],
  frames: [],
  connections: [],
  pictures: [],
  styles: [],
  fonts: [],
};

/** Omits a directive that allows no more than `default-src`. */
const beyondDefault = (name: string, sources: string[]) =>
  sources.length > 0 ? [[name, "'self'", ...sources].join(" ")] : [];

/**
 * Content-Security-Policy of a document: own files, the given inline scripts, and configured origins.
 * Unlike a nonce, hashes stay valid when the document is cached.
 * @param inline scripts rendered by the server, never scripts found in a finished document
 */
export function contentSecurityPolicy(
  inline: readonly string[],
  others: ThirdPartySources = noThirdParties,
): string {
  const own = inline.map((script) => `'sha256-${hash("sha256", script, "base64")}'`);
  const { scripts, frames, connections, pictures, styles, fonts } = others;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...own, ...scripts].join(" "),
    // React sets style attributes; styles cannot run code.
    ["style-src 'self' 'unsafe-inline'", ...styles].join(" "),
    ["img-src 'self' data: blob:", ...pictures].join(" "),
    ...beyondDefault("font-src", fonts),
    ...beyondDefault("connect-src", connections),
    ...beyondDefault("frame-src", frames),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
