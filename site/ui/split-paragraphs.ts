/** Splits a text into paragraphs at line breaks. Blank lines are skipped (F4). */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter(Boolean);
}
