/** Entries per page of a public list; the panel's lists have their own. */
export const pageSizes = { tours: 15, destinations: 16, blog: 24, guides: 24, search: 10 } as const;

/** A page of a list, as in `/blog?page=2`. */
export interface ListPage<Entry> {
  entries: Entry[];
  /** From 1; greater than `pages` if the requested page does not exist. */
  page: number;
  /** At least 1. */
  pages: number;
  /** Total number of entries. */
  total: number;
}

/** Page number of a query; undefined if it is missing or not in canonical form. */
export function pageOf(search: string): number | undefined {
  const page = new URLSearchParams(search).get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined;
}

/**
 * Query of a list page; empty for the first page.
 * @param others other parameters, for example `country=NA`.
 */
export function pageQuery(page: number, others = ""): string {
  const query = [others, page > 1 ? `page=${page}` : ""].filter(Boolean).join("&");
  return query && `?${query}`;
}

/** First and last row of a page, from 0, as for PostgREST ranges. */
export function rowsOf(page: number, size: number): [from: number, to: number] {
  return [(page - 1) * size, page * size - 1];
}

/** Creates a page of a list with its pagination data. */
export function listPage<Entry>(
  entries: Entry[],
  page: number,
  size: number,
  total: number,
): ListPage<Entry> {
  return { entries, page, pages: Math.max(1, Math.ceil(total / size)), total };
}

/**
 * Page numbers for pagination: the first, the last, the current one and its neighbours; 0 stands for a gap.
 * `[1, 0, 4, 5, 6, 0, 12]` on page 5 of 12.
 */
export function offeredPages(page: number, pages: number): number[] {
  const near = [page - 1, page, page + 1];
  // A gap of a single page shows the page instead.
  if (page - 1 === 3) near.unshift(2);
  if (page + 1 === pages - 2) near.push(pages - 1);
  const shown = [...new Set([1, ...near, pages])].filter((each) => each >= 1 && each <= pages);
  return shown.flatMap((each, at) =>
    at > 0 && each - (shown[at - 1] ?? 0) > 1 ? [0, each] : [each],
  );
}
