/** Entries on a page of a public list; the panel's lists have their own. */
export const pageSizes = { tours: 15, destinations: 16, blog: 24, search: 10 } as const;

/** A part of a list, as its address says it: `/blog?page=2`. */
export interface ListPage<Entry> {
  entries: Entry[];
  /** From 1; greater than `pages` where the address names a page that is not there. */
  page: number;
  /** At least 1. */
  pages: number;
  /** Of all pages. */
  total: number;
}

/** The page that an address asks for; undefined where it asks for none, or in no way that we write. */
export function pageOf(search: string): number | undefined {
  const page = new URLSearchParams(search).get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined;
}

/**
 * The query of a page of a list; the first has none of its own.
 * @param others what stands before the page's number, as `country=NA`.
 */
export function pageQuery(page: number, others = ""): string {
  const query = [others, page > 1 ? `page=${page}` : ""].filter(Boolean).join("&");
  return query && `?${query}`;
}

/** The first and the last row of a page, counted from 0, as PostgREST wants ranges. */
export function rowsOf(page: number, size: number): [from: number, to: number] {
  return [(page - 1) * size, page * size - 1];
}

/** A page's entries with what the way to the other pages needs to know. */
export function listPage<Entry>(
  entries: Entry[],
  page: number,
  size: number,
  total: number,
): ListPage<Entry> {
  return { entries, page, pages: Math.max(1, Math.ceil(total / size)), total };
}

/**
 * The pages to offer beside the present one: the first, the last and its neighbours; 0 stands for
 * those that are left out. `[1, 0, 4, 5, 6, 0, 12]` on page 5 of 12.
 */
export function offeredPages(page: number, pages: number): number[] {
  const near = [page - 1, page, page + 1];
  // What would hide a single page shows it instead.
  if (page - 1 === 3) near.unshift(2);
  if (page + 1 === pages - 2) near.push(pages - 1);
  const shown = [...new Set([1, ...near, pages])].filter((each) => each >= 1 && each <= pages);
  return shown.flatMap((each, at) =>
    at > 0 && each - (shown[at - 1] ?? 0) > 1 ? [0, each] : [each],
  );
}
