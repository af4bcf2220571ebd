import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import { cardColumns, type GuideCardData } from "~/pages/guides/guide.server";
import { toCards } from "~/pages/guides/queries.server";

/** Visible guides by id, for the posts that they sign. */
export type Authors = ReadonlyMap<string, GuideCardData>;

/** Reads the guides who sign posts. Without hidden and deleted ones; empty if reading fails. */
export async function readAuthors(
  context: AppContext,
  locale: Locale,
  rows: readonly { author_guide_id?: string | null }[],
): Promise<Authors> {
  const ids = [...new Set(rows.flatMap((row) => row.author_guide_id ?? []))];
  if (ids.length === 0) return new Map();
  const { data, error } = await context.supabase
    .from("guides")
    .select(cardColumns(locale))
    .eq("is_active", true)
    .in("id", ids);
  if (error) context.log.error("authors not read", { error: error.message });
  const cards = await toCards(context, locale, data ?? []);
  return new Map((data ?? []).flatMap(({ id }, at) => (cards[at] ? [[id, cards[at]]] : [])));
}
