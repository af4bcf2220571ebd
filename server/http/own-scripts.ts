/**
 * Tells the inline scripts that the server rendered from injected ones: only the former carry the random nonce of
 * their rendering. The nonce is removed, so that the document can be cached.
 */
export function takeOwnScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const marked = new RegExp(`<script\\b[^<>]*${attribute}[^<>]*>([\\s\\S]*?)</script>`, "g");
  const scripts = Array.from(html.matchAll(marked), ([, script = ""]) => script);
  return { html: html.replaceAll(attribute, ""), scripts: scripts.filter(Boolean) };
}

/** Inline scripts of a file of the build, which holds nothing that a user has written. */
export function inlineScriptsOf(file: string): string[] {
  const inline = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
  return Array.from(file.matchAll(inline), ([, script = ""]) => script);
}
