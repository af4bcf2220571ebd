import { foldText } from "./fold-text.ts";
import { maxSlugLength } from "./slug.ts";

/**
 * Identifies the category or tag of a name: names that differ in accents and case alone are one term. Undefined without
 * letters and digits. Must return the same as `private.term_slug`.
 */
export function termOf(name: string): string | undefined {
  const term = foldText(name)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, "");
  return term || undefined;
}
