import { type ListPage, listPage } from "#shared/paging.ts";
import type { AppContext } from "~/context";

interface Answer<Row> {
  data: Row[] | null;
  count: number | null;
  error: { code?: string; message: string } | null;
}

interface Reading<Row> {
  /** As the log names it. */
  what: string;
  page: number;
  size: number;
  /** The rows of the page and the exact count of all. */
  rows: () => PromiseLike<Answer<Row>>;
  /** The count alone. */
  count: () => PromiseLike<{ count: number | null }>;
}

/** A page of a public list; a read error means an empty one. */
export async function readList<Row>(
  { log }: AppContext,
  { what, page, size, rows, count }: Reading<Row>,
): Promise<ListPage<Row>> {
  const answer = await rows();
  // A page behind the last one: PostgREST calls it not satisfiable, and then counts nothing.
  if (answer.error?.code === "PGRST103")
    return listPage([], page, size, (await count()).count ?? 0);
  if (answer.error) log.error(`${what} not read`, { error: answer.error.message });
  return listPage(answer.data ?? [], page, size, answer.count ?? 0);
}
