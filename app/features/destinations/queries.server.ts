import type { Locale } from "~/i18n/locales";
import type { AppContext } from "~/lib/context";
import { type Destination, toDestination } from "./destination";

/** Every active destination by name; a read error means none (specification §7, §8). */
export async function readDestinations(
  { supabase, log }: AppContext,
  locale: Locale,
): Promise<Destination[]> {
  const { data, error } = await supabase
    .from("destinations")
    .select("*")
    .eq("is_active", true)
    .order("name");
  if (error) {
    log.error("destinations not read", { error: error.message });
    return [];
  }
  return data.map((row) => toDestination(row, locale));
}
