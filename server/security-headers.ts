import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { nobody, type ThirdPartySources } from "./third-party-sources.ts";

/** Headers that every answer carries; documents add their Content-Security-Policy. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("x-content-type-options", "nosniff");
  c.header("referrer-policy", "strict-origin-when-cross-origin");
  c.header("x-frame-options", "DENY");
  c.header("cross-origin-opener-policy", "same-origin");
  c.header("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()");
};

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** A directive that is only needed where it lets in more than `default-src`. */
const beyondDefault = (name: string, sources: string[]) =>
  sources.length > 0 ? [[name, "'self'", ...sources].join(" ")] : [];

/**
 * The policy of one document: our own files, exactly the inline scripts that it was rendered with,
 * and what the deployer has configured. Hashes, unlike a nonce, stay true when the document is kept
 * in a cache.
 */
export function contentSecurityPolicy(html: string, others: ThirdPartySources = nobody): string {
  const hashes = Array.from(html.matchAll(inlineScript), ([, script = ""]) =>
    createHash("sha256").update(script).digest("base64"),
  );
  const own = hashes.map((hash) => `'sha256-${hash}'`);
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
