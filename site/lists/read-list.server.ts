import { type ListPage, listPage } from "#shared/paging.ts";
import type { AppContext } from "~/context";

interface Answer<Row> {
  data: Row[] | null;
  count: number | null;
  error: { code?: string; message: string } | null;
}

interface Reading<Row> {
  /** Name for log messages. */
  what: string;
  page: number;
  size: number;
  /** Rows of the page with the exact total count. */
  rows: () => PromiseLike<Answer<Row>>;
  /** Total count only. */
  count: () => PromiseLike<{ count: number | null }>;
}

/** Reads a page of a public list. Empty if reading fails. */
export async function readList<Row>(
  { log }: AppContext,
  { what, page, size, rows, count }: Reading<Row>,
): Promise<ListPage<Row>> {
  const answer = await rows();
  // PGRST103: the page is past the end. PostgREST then returns no count.
  if (answer.error?.code === "PGRST103")
    return listPage([], page, size, (await count()).count ?? 0);
  if (answer.error) log.error(`${what} not read`, { error: answer.error.message });
  return listPage(answer.data ?? [], page, size, answer.count ?? 0);
}
