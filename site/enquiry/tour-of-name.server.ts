import { columnOf } from "#content/columns.ts";
import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import { cleanLine } from "../../supabase/functions/_shared/plain-text";

/**
 * Id of the active tour that a link of the list of tours names (G2), in the page's language or in Spanish. Undefined if
 * there is none or reading fails: the enquiry is then stored without a tour.
 */
export async function tourIdOfName(
  { supabase, log }: Pick<AppContext, "supabase" | "log">,
  name: string,
  locale: Locale,
): Promise<string | undefined> {
  const quoted = `"${cleanLine(name).replace(/[\\"]/g, "\\$&")}"`;
  const columns = new Set(["name", columnOf("name", locale)]);
  const { data, error } = await supabase
    .from("tours")
    .select("id")
    .eq("is_active", true)
    .or([...columns].map((column) => `${column}.eq.${quoted}`).join())
    .order("slug")
    .limit(1);
  if (error) log.error("tour of an enquiry not found", { error: error.message });
  return data?.[0]?.id;
}
