import type { Locale } from "~/i18n/locales";
import { lookUpPictures } from "~/images/look-up.server";
import type { AppContext } from "~/lib/context";
import { sharedDestination } from "~/seo/json-ld/destination";
import type { SharedEntry } from "~/seo/share-picture.server";
import { type Destination, toDestination } from "./destination";

/** Every active destination by name; a read error means none (specification §7, §8). */
export async function readDestinations(
  context: AppContext,
  locale: Locale,
): Promise<Destination[]> {
  const { supabase, log } = context;
  const { data, error } = await supabase
    .from("destinations")
    .select("*")
    .eq("is_active", true)
    .order("name");
  if (error) {
    log.error("destinations not read", { error: error.message });
    return [];
  }
  const known = await lookUpPictures(
    context,
    data.flatMap((row) => row.gallery_images),
  );
  return data.map((row) => toDestination(row, locale, known));
}

/** What a link to an active destination shows elsewhere; undefined where there is none. */
export async function readSharedDestination(
  context: AppContext,
  slug: string,
  locale: Locale,
): Promise<SharedEntry | undefined> {
  const { data, error } = await context.supabase
    .from("destinations")
    .select("*")
    .eq("slug", slug)
    .eq("is_active", true)
    .maybeSingle();
  if (error) context.log.error("destination not read", { error: error.message });
  if (!data) return undefined;
  const known = await lookUpPictures(context, data.gallery_images);
  return sharedDestination(toDestination(data, locale, known));
}
