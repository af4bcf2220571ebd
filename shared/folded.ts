/**
 * A text as it is looked for and as addresses name it: without accents, in small letters. The database does the
 * same (`private.fold_text`).
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
