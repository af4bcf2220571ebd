import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";

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

/**
 * The policy of one document: only our own files, and exactly the inline scripts that it was
 * rendered with. Hashes, unlike a nonce, stay true when the document is kept in a cache.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = Array.from(html.matchAll(inlineScript), ([, script = ""]) =>
    createHash("sha256").update(script).digest("base64"),
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.map((hash) => `'sha256-${hash}'`).join(" ")}`,
    // React sets style attributes; a style cannot run code.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
