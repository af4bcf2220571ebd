import type { Locale } from "#shared/locales.ts";
import { type ListPage, listPage, pageSizes, rowsOf } from "#shared/paging.ts";
import type { AppContext } from "~/context";
import type { TourFilter } from "~/lists/tour-filter.server";
import { lookUpPictures } from "~/pictures/look-up.server";
import { type Tour, toTour, tourColumns } from "./tour.server";

/** Beyond any list. The database parameter is a 32-bit integer. */
const maxOffset = 1_000_000;

/** Active tours that match the filter, in list order. Empty if reading fails. */
export async function findTours(
  context: AppContext,
  locale: Locale,
  { country, style, days, month, price }: TourFilter,
  page: number,
): Promise<ListPage<Tour>> {
  const { supabase, log } = context;
  const size = pageSizes.tours;
  const ask = async (first: number, limit: number) => {
    const asked = {
      country,
      style,
      min_days: days?.[0],
      max_days: days?.[1],
      month,
      highest_price: price,
      row_offset: Math.min(first, maxOffset),
      row_limit: limit,
    };
    const { data, error } = await supabase.rpc("find_tours", asked, { get: true });
    if (error) log.error("tours not found", { error: error.message });
    return data ?? [];
  };
  const found = await ask(rowsOf(page, size)[0], size);
  // A page past the end has no rows, like a filter without matches; row 0 tells them apart.
  const [any] = found.length > 0 || page === 1 ? found : await ask(0, 1);
  const total = any?.total ?? 0;
  if (found.length === 0) return listPage([], page, size, total);
  const ids = found.map(({ id }) => id);
  const { data, error } = await supabase.from("tours").select(tourColumns(locale)).in("id", ids);
  if (error) log.error("tours not read", { error: error.message });
  const rows = (data ?? []).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const known = await lookUpPictures(
    context,
    rows.flatMap((row) => [row.image_url, ...row.gallery_images]),
  );
  return listPage(
    rows.map((row) => toTour(row, locale, known)),
    page,
    size,
    total,
  );
}
