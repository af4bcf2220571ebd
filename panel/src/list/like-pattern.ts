/**
 * `ilike` pattern for use within an `or` filter. Special characters of PostgREST and LIKE become
 * single-character wildcards: a search may match slightly more, but cannot change the filter.
 */
export function likePattern(text: string): string {
  return `%${text.trim().replace(/[,()."'\\%*:{}]/g, "_")}%`;
}
