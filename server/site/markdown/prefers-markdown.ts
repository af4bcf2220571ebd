import Negotiator from "negotiator";

/**
 * Whether an `Accept` header prefers Markdown to HTML. Browsers never name it; of equal weights the first in the header
 * wins.
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  // Most requests end here.
  if (!accept?.toLowerCase().includes("text/markdown")) return false;
  // Parameters other than the weight (`charset`, `variant`) are ignored.
  const ranges = accept.toLowerCase().replace(/;\s*(?!q\s*=)[^;,]*/g, "");
  const negotiator = new Negotiator({ headers: { accept: ranges } });
  return negotiator.mediaType(["text/html", markdownType]) === markdownType;
}

export const markdownType = "text/markdown";
