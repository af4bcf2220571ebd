/** A text's paragraphs: split at line breaks, blank lines skipped (F4). */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter(Boolean);
}
