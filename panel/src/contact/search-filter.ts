import { likePattern } from "@panel/list/like-pattern";

/**
 * Filter for enquiries with these words in name, e-mail, phone or message, ignoring accents. The database
 * derives the column with the same folding (`supabase/schemas/18_enquiries.sql`).
 */
export function searchFilter(q: string): string {
  const terms = [likePattern(folded(q))];
  // Phone numbers are stored with other spacing than they are searched with.
  const digits = /^[\d\s+()-]{4,}$/.test(q.trim()) ? q.replace(/\D/g, "") : "";
  if (digits) terms.push(`%${digits}%`);
  return terms.map((pattern) => `search_text.like.${pattern}`).join(",");
}

/** Lower case without accents: `lucia` for `Lucía`. */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}
