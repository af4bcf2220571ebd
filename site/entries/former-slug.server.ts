import { type LoaderFunctionArgs, redirect } from "react-router";
import type { ContentTable } from "#content/define.ts";
import { isSlug } from "#shared/slug.ts";
import { appContext, languageContext } from "~/context";
import { localizePath } from "~/i18n/paths";

/** The slug that an entry has now, by a former one of its; undefined where visitors see no such entry. */
export async function currentSlug(
  context: LoaderFunctionArgs["context"],
  table: ContentTable,
  slug: string,
): Promise<string | undefined> {
  if (!isSlug(slug)) return undefined;
  const { supabase, log } = context.get(appContext);
  const former = await supabase
    .from("former_slugs")
    .select("entry_id")
    .eq("entry_type", table)
    .eq("slug", slug)
    .maybeSingle();
  const entry = former.data
    ? await supabase.from(table).select("slug").eq("id", former.data.entry_id).maybeSingle()
    : undefined;
  const error = former.error ?? entry?.error;
  if (error) log.error("former slug not read", { error: error.message });
  return entry?.data?.slug;
}

/**
 * Leads whoever comes by a former address of an entry to where it is now, in the same language. To be
 * asked once no entry that visitors see has the slug.
 * @param pathOf the bare path of an entry, by its slug.
 * @throws {Response} 301, where there is such an entry.
 */
export async function redirectFormerSlug(
  context: LoaderFunctionArgs["context"],
  table: ContentTable,
  slug: string,
  pathOf: (slug: string) => string,
): Promise<void> {
  const present = await currentSlug(context, table, slug);
  if (!present) return;
  const { prefix } = context.get(languageContext);
  // Browsers cache a permanent redirect for good unless told, and another entry may take the slug.
  throw redirect(localizePath(pathOf(present), prefix), {
    status: 301,
    headers: { "cache-control": "no-cache" },
  });
}
