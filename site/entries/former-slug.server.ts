import type { LoaderFunctionArgs } from "react-router";
import type { ContentTypeOf } from "#content/define.ts";
import type { ContentTable } from "#content/index.ts";
import { slugColumnsOf } from "#content/properties.ts";
import { type Slugs, slugsOf } from "#content/slugs.ts";
import { isSlug } from "#shared/slug.ts";
import { appContext } from "~/context";
import type { HeadInput } from "~/seo/read-page.server";
import { redirectTo } from "~/seo/redirect.server";
import { slugFor } from "./slugs.server";

/** Looks up an entry's current slugs by a former one; undefined if no visible entry had it. */
export async function currentSlugs(
  context: LoaderFunctionArgs["context"],
  type: ContentTypeOf<ContentTable>,
  slug: string,
): Promise<Slugs | undefined> {
  if (!isSlug(slug)) return undefined;
  const { supabase, log } = context.get(appContext);
  const former = await supabase
    .from("former_slugs")
    .select("entry_id")
    .eq("entry_type", type.table)
    .eq("slug", slug)
    .maybeSingle();
  const entry = former.data
    ? await supabase
        .from(type.table as "tours")
        .select(slugColumnsOf(type).join() as "*")
        .eq("id", former.data.entry_id)
        .maybeSingle()
    : undefined;
  const error = former.error ?? entry?.error;
  if (error) log.error("former slug not read", { error: error.message });
  return entry?.data ? slugsOf(entry.data) : undefined;
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
  type: ContentTypeOf<ContentTable>,
  slug: string,
  pathOf: (slug: string) => string,
  without?: string,
): Promise<void> {
  const current = await currentSlugs(input.context, type, slug);
  if (!current) return;
  // `no-cache`, because browsers cache a 301 indefinitely and another entry may take the slug
  // later.
  throw redirectTo(input, pathOf(slugFor(input, current)), {
    status: 301,
    ...(without && { without }),
    headers: { "cache-control": "no-cache" },
  });
}
