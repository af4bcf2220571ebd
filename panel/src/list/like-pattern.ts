/**
 * What `ilike` looks for within a filter of several. Letters that mean something to the filter's own
 * grammar or to LIKE stand for any letter instead: a search finds a little more, never something else.
 */
export function likePattern(text: string): string {
  return `%${text.trim().replace(/[,()."'\\%*:{}]/g, "_")}%`;
}
