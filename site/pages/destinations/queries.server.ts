import type { Locale } from "#shared/locales.ts";
import { type ListPage, pageSizes, rowsOf } from "#shared/paging.ts";
import { isSlug } from "#shared/slug.ts";
import type { AppContext } from "~/context";
import { readList } from "~/lists/read-list.server";
import { lookUpPictures } from "~/pictures/look-up.server";
import type { SharedEntry } from "~/seo/share-picture.server";
import { type Destination, destinationColumns, toDestination } from "./destination";
import { sharedDestination } from "./json-ld";

/** Active destinations by name; a read error means none. */
export async function readDestinations(
  context: AppContext,
  locale: Locale,
  page: number,
): Promise<ListPage<Destination>> {
  const { supabase } = context;
  const size = pageSizes.destinations;
  const list = await readList(context, {
    what: "destinations",
    page,
    size,
    rows: () =>
      supabase
        .from("destinations")
        .select(destinationColumns(locale), { count: "exact" })
        .eq("is_active", true)
        .order("name")
        .order("id")
        .range(...rowsOf(page, size)),
    count: () =>
      supabase
        .from("destinations")
        .select("id", { count: "exact", head: true })
        .eq("is_active", true),
  });
  const known = await lookUpPictures(
    context,
    list.entries.flatMap((row) => row.gallery_images),
  );
  return { ...list, entries: list.entries.map((row) => toDestination(row, locale, known)) };
}

/** How many destinations stand before one in the list; undefined where it is not in it. */
export async function destinationPosition(
  { supabase, log }: AppContext,
  slug: string,
): Promise<number | undefined> {
  if (!isSlug(slug)) return undefined;
  const { data, error } = await supabase.rpc("destination_position", { slug });
  if (error) log.error("destination's position not read", { error: error.message });
  return data ?? undefined;
}

/** What a link to an active destination shows elsewhere; undefined where there is none. */
export async function readSharedDestination(
  context: AppContext,
  slug: string,
  locale: Locale,
): Promise<SharedEntry | undefined> {
  if (!isSlug(slug)) return undefined;
  const { data, error } = await context.supabase
    .from("destinations")
    .select(destinationColumns(locale))
    .eq("slug", slug)
    .eq("is_active", true)
    .maybeSingle();
  if (error) context.log.error("destination not read", { error: error.message });
  if (!data) return undefined;
  const known = await lookUpPictures(context, data.gallery_images);
  return sharedDestination(toDestination(data, locale, known));
}
