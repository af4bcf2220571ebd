/**
 * Normalises a text for search and slugs: lower case without accents. Must match the SQL function
 * `private.folded`.
 */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss");
}
