import type { Locale } from "#shared/locales.ts";
import { type ListPage, listPage, pageSizes, rowsOf } from "#shared/paging.ts";
import type { AppContext } from "~/context";
import type { TourFilter } from "~/lists/tour-filter.server";
import { lookUpPictures } from "~/pictures/look-up.server";
import { type Tour, toTour, tourColumns } from "./tour.server";

/** Further than any list is long: the database counts rows in 32 bits. */
const maxOffset = 1_000_000;

/** The active tours that fit, in the order of their list; a read error means none. */
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
  // Behind the last page there is none, as where nothing fits.
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
