import { tours } from "#content/types/tours.ts";
import type { Row } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import { type ListPage, listPage, pageSizes, rowsOf } from "#shared/paging.ts";
import type { AppContext } from "~/context";
import { featuredFirst } from "~/entries/tour-cards.server";
import { readPageOf } from "~/lists/read-list.server";
import { readOrder } from "~/lists/read-order.server";
import type { TourFilter } from "~/lists/tour-filter.server";
import { lookUpPictures } from "~/pictures/look-up.server";
import { type Tour, toTour, tourColumns } from "./tour.server";

/** The database function returns no more at once. */
const idsPerRead = 100;

/** Beyond any list. The database parameter is a 32-bit integer. */
const maxOffset = 1_000_000;

type Found = { id: string; total: number };

/** Active tours that match the filter, in list order. Empty if reading fails. */
export async function findTours(
  context: AppContext,
  locale: Locale,
  filter: TourFilter,
  page: number,
): Promise<ListPage<Tour>> {
  const size = pageSizes.tours;
  const columns = tourColumns(locale);
  const order = await readOrder(context, tours, locale, featuredFirst);
  let list: ListPage<Row<"tours">>;
  if (order.isCut) {
    const { ids, total } = await findPage(context, filter, page);
    const shown = await readPageOf(context, tours, ids, { columns, page: 1, size });
    list = listPage(shown.entries, page, size, total);
  } else {
    const found = new Set((await findAll(context, filter)).map(({ id }) => id));
    const ids = order.ids.filter((id) => found.has(id));
    list = await readPageOf(context, tours, ids, { columns, page, size });
  }
  const known = await lookUpPictures(
    context,
    list.entries.flatMap((row) => [row.image_url, ...row.gallery_images]),
  );
  return { ...list, entries: list.entries.map((row) => toTour(row, locale, known)) };
}

/** All matches. */
async function findAll(context: AppContext, filter: TourFilter): Promise<Found[]> {
  const first = await find(context, filter, 0, idsPerRead);
  const total = first[0]?.total ?? 0;
  const offsets = Array.from({ length: Math.ceil(total / idsPerRead) }, (_, at) => at * idsPerRead);
  const rest = await Promise.all(
    offsets.slice(1).map((offset) => find(context, filter, offset, idsPerRead)),
  );
  return [first, ...rest].flat();
}

/** A page of the matches in the database's order. */
async function findPage(context: AppContext, filter: TourFilter, page: number) {
  const size = pageSizes.tours;
  const found = await find(context, filter, rowsOf(page, size)[0], size);
  // A page past the end has no rows, like a filter without matches; row 0 tells them apart.
  const [any] = found.length > 0 || page === 1 ? found : await find(context, filter, 0, 1);
  return { ids: found.map(({ id }) => id), total: any?.total ?? 0 };
}

async function find(
  { supabase, log }: AppContext,
  { country, style, days, month, price }: TourFilter,
  first: number,
  limit: number,
): Promise<Found[]> {
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
}
