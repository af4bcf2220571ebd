import type { Locale } from "#shared/locales.ts";
import { type ListPage, listPage, pageSizes, rowsOf } from "#shared/paging.ts";
import { foldWords } from "#shared/search-words.ts";
import type { AppContext } from "~/context";
import { readResults, type SearchResult } from "./results.server";

/** In characters. The database reads up to twice as many. */
const maxQueryLength = 100;

/** Maximum length of the query shown in the field. */
const maxEchoLength = 200;

/** The search query of a URL, cleaned for display. */
export function readSearchQuery(search: string): string {
  const given = new URLSearchParams(search).get("q") ?? "";
  // The database rejects control characters and lone surrogates.
  const plain = given
    .slice(0, 2000)
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, " ");
  return [...plain.trim()].slice(0, maxEchoLength).join("");
}

/**
 * How the results match: `all` the words, all words in another `language`, or only some of the words or
 * `similar` ones.
 */
export type SearchMatch = "all" | "similar" | "language";

/** Result of a search; `empty`: no query. */
export type SearchOutcome =
  | { state: "found"; match: SearchMatch; list: ListPage<SearchResult> }
  | { state: "none" | "empty" | "long" | "busy" | "failed" };

/** Searches tours, destinations and posts in a language, best matches first. */
export async function search(
  context: AppContext,
  locale: Locale,
  q: string,
  page: number,
): Promise<SearchOutcome> {
  if (q === "") return { state: "empty" };
  if ([...q].length > maxQueryLength) return { state: "long" };
  const outcome = await context.withSearch(() => find(context, locale, q, page));
  return outcome === "busy" ? { state: "busy" } : outcome;
}

/** Words to mark. Words of three letters that the visitor typed also match as beginnings, as in the database. */
function termsOf(q: string, words: readonly string[]): string[] {
  const typed = new Set(foldWords(q).replaceAll("'", "").split(" "));
  return words.map((word) => (typed.has(word) && word.length >= 3 ? `${word}*` : word));
}

async function find(
  context: AppContext,
  locale: Locale,
  q: string,
  page: number,
): Promise<SearchOutcome> {
  const size = pageSizes.search;
  const [first] = rowsOf(page, size);
  const ask = async (range: { row_offset: number; row_limit: number }) => {
    const asked = { q, language: locale, ...range };
    const { data, error } = await context.supabase.rpc("search_entries", asked, { get: true });
    if (error) throw new Error(error.message);
    return data;
  };
  try {
    const found = await ask({ row_offset: first, row_limit: size });
    // A page past the end has no rows, like a search without results; row 0 tells them apart.
    const [best] =
      found.length > 0 || page === 1 ? found : await ask({ row_offset: 0, row_limit: 1 });
    if (!best) return { state: "none" };
    const entries = await readResults(context, locale, found, termsOf(q, best.words));
    return { state: "found", match: best.match, list: listPage(entries, page, size, best.total) };
  } catch (problem) {
    context.log.error("nothing searched", { error: String(problem) });
    return { state: "failed" };
  }
}
