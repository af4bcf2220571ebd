import { likePattern } from "@panel/list/like-pattern";

/**
 * Enquiries with the words in their name, e-mail, phone or message, whatever accents they carry. The
 * column is derived by the database, which folds the same way (`migrations/…_enquiry_search.sql`).
 */
export function searchFilter(q: string): string {
  const terms = [likePattern(folded(q))];
  // People write a number with other blanks than it was sent with.
  const digits = /^[\d\s+()-]{4,}$/.test(q.trim()) ? q.replace(/\D/g, "") : "";
  if (digits) terms.push(`%${digits}%`);
  return terms.map((pattern) => `search_text.like.${pattern}`).join(",");
}

/** `lucia` for `Lucía`. */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}
