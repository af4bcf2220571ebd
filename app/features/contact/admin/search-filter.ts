import { likePattern } from "~/components/admin/list/like-pattern";

/** Enquiries with the words in their name, e-mail, phone or message. */
export function searchFilter(q: string): string {
  const words = ["name", "email", "phone", "message"].map(
    (column) => `${column}.ilike.${likePattern(q)}`,
  );
  // People write a number with other blanks than it was sent with.
  const digits = /^[\d\s+()-]{4,}$/.test(q.trim()) ? q.replace(/\D/g, "") : "";
  return [...words, ...(digits ? [`phone.ilike.%${[...digits].join("%")}%`] : [])].join(",");
}
