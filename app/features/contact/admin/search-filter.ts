import { likePattern } from "~/components/admin/list/like-pattern";

/** Enquiries with the words in their name, e-mail, phone or message, whatever accents they carry. */
export function searchFilter(q: string): string {
  const like = likePattern(q);
  const terms = [
    ...["name", "message"].map((column) => `${column}.imatch.${accentPattern(q)}`),
    ...["email", "phone"].map((column) => `${column}.ilike.${like}`),
  ];
  // People write a number with other blanks than it was sent with.
  const digits = /^[\d\s+()-]{4,}$/.test(q.trim()) ? q.replace(/\D/g, "") : "";
  if (digits) terms.push(`phone.ilike.%${[...digits].join("%")}%`);
  return terms.join(",");
}

/** The letters that people leave the accents of, each with all that they may stand for. */
const accented: Record<string, string> = {
  a: "aáàâäãåÁÀÂÄÃÅ",
  c: "cçÇ",
  e: "eéèêëÉÈÊË",
  i: "iíìîïÍÌÎÏ",
  n: "nñÑ",
  o: "oóòôöõÓÒÔÖÕ",
  u: "uúùûüÚÙÛÜ",
  y: "yýÿÝŸ",
};

/**
 * A regular expression that finds `Lucía` for `lucia`. Letters that mean something to it or to the
 * filter's own grammar stand for any letter instead: it finds a little more, never something else.
 */
function accentPattern(text: string): string {
  return [...text.trim().normalize("NFC")]
    .map((letter) => {
      const [base = ""] = letter.normalize("NFD").toLowerCase();
      const variants = accented[base];
      if (variants) return `[${variants}]`;
      if (/[?+|$]/.test(letter)) return `[${letter}]`;
      return /[\p{L}\p{N} @_/!#&;<=>~-]/u.test(letter) ? letter : ".";
    })
    .join("");
}
