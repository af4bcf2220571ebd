import type { LoaderFunctionArgs } from "react-router";
import type { ContentTable } from "#content/index.ts";
import { isSlug } from "#shared/slug.ts";
import { appContext } from "~/context";
import type { HeadInput } from "~/seo/read-page.server";
import { redirectTo } from "~/seo/redirect.server";

/** Looks up an entry's current slug by a former one; undefined if no visible entry had it. */
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
 * Redirects a former address of an entry to the current one, in the same language. Call it only if
 * no visible entry has the slug.
 * @param pathOf returns the bare path for a slug
 * @param without query parameter that named the entry
 * @throws {Response} 301 if such an entry exists
 */
export async function redirectFormerSlug(
  input: HeadInput,
  table: ContentTable,
  slug: string,
  pathOf: (slug: string) => string,
  without?: string,
): Promise<void> {
  const current = await currentSlug(input.context, table, slug);
  if (!current) return;
  // `no-cache`, because browsers cache a 301 indefinitely and another entry may take the slug
  // later.
  throw redirectTo(input, pathOf(current), {
    status: 301,
    ...(without && { without }),
    headers: { "cache-control": "no-cache" },
  });
}
