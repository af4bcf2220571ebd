import { hash } from "node:crypto";
import type { MiddlewareHandler } from "hono";

/** Headers that every answer carries, whatever it is (OWASP ASVS 4.0.3, 14.4). */
export const commonHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
};

const yearSeconds = 31_536_000;

/** What is no document of ours runs nothing and loads nothing when it is opened as one. */
const nothing =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A browser that opens an answer of the backend saves it. */
const saved = 'attachment; filename="api.json"';

export interface TransportOptions {
  siteUrl: string;
  /** Whether all subdomains are reached by https as well, those that are not ours among them. */
  hstsIncludeSubdomains: boolean;
}

interface HeaderOptions extends TransportOptions {
  /** Vite's documents bring scripts that no policy foresees. */
  dev: boolean;
}

/**
 * Puts the headers on each answer that passes. Documents bring their own Content-Security-Policy. Other
 * sites may show our pictures, as whoever shows a link to a tour does, and embed nothing else.
 */
export function securityHeaders({ dev, ...transport }: HeaderOptions): MiddlewareHandler {
  const always = Object.entries(headersAlways(transport));
  return async (c, next) => {
    await next();
    // Files and the application are put together of two, which both ask for them.
    const { headers } = c.res;
    if (headers.has("permissions-policy")) return;
    const type = headers.get("content-type") ?? "";
    const has = headers.has("content-security-policy");
    for (const [name, value] of always) headers.set(name, value);
    headers.set("cross-origin-resource-policy", embeddedBy(type));
    if (/^application\/(?:json|vnd\.pgrst)/.test(type) && c.req.path !== "/healthz")
      headers.set("content-disposition", saved);
    if (!has && !(dev && type.startsWith("text/html")))
      headers.set("content-security-policy", nothing);
  };
}

/** Browsers keep to https for as long as they were told: they are told where the site itself is at such an address. */
function headersAlways({
  siteUrl,
  hstsIncludeSubdomains,
}: TransportOptions): Record<string, string> {
  if (!siteUrl.startsWith("https:")) return commonHeaders;
  const subdomains = hstsIncludeSubdomains ? "; includeSubDomains" : "";
  return { ...commonHeaders, "strict-transport-security": `max-age=${yearSeconds}${subdomains}` };
}

const embeddedBy = (type: string) => (type.startsWith("image/") ? "cross-origin" : "same-origin");

/** What `securityHeaders` puts on a file of the build, for answers that do not pass it. */
export const fileHeaders = (type: string, transport: TransportOptions): Record<string, string> => ({
  ...headersAlways(transport),
  "cross-origin-resource-policy": embeddedBy(type),
  "content-security-policy": nothing,
});

/** What documents may load from others, as sources of a Content-Security-Policy. */
export interface ThirdPartySources {
  scripts: string[];
  frames: string[];
  connections: string[];
  pictures: string[];
  styles: string[];
  fonts: string[];
}

export const nobody: ThirdPartySources = {
  scripts: [],
  frames: [],
  connections: [],
  pictures: [],
  styles: [],
  fonts: [],
};

/** A directive that is only needed where it lets in more than `default-src`. */
const beyondDefault = (name: string, sources: string[]) =>
  sources.length > 0 ? [[name, "'self'", ...sources].join(" ")] : [];

/**
 * Content-Security-Policy of one document: our own files, the given inline scripts, and the origins that the
 * deployer has configured. Hashes, unlike a nonce, stay valid when the document is cached.
 * @param inline texts of the scripts that the server itself rendered, never scripts found in a finished document
 */
export function contentSecurityPolicy(
  inline: readonly string[],
  others: ThirdPartySources = nobody,
): string {
  const own = inline.map((script) => `'sha256-${hash("sha256", script, "base64")}'`);
  const { scripts, frames, connections, pictures, styles, fonts } = others;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...own, ...scripts].join(" "),
    // React sets style attributes; a style cannot run code.
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
