/**
 * Distinguishes inline scripts rendered by the server from injected ones: only the former have the random
 * nonce of the render. The nonce is removed, so that the document can be cached.
 */
export function extractNoncedScripts(
  html: string,
  nonce: string,
): { html: string; scripts: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const marked = new RegExp(`<script\\b[^<>]*${attribute}[^<>]*>([\\s\\S]*?)</script>`, "g");
  const scripts = Array.from(html.matchAll(marked), ([, script = ""]) => script);
  return { html: html.replaceAll(attribute, ""), scripts: scripts.filter(Boolean) };
}

/** Inline scripts of a build file, which contains no user content. */
export function inlineScriptsOf(file: string): string[] {
  const inline = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
  return Array.from(file.matchAll(inline), ([, script = ""]) => script);
}
