import { BackendError } from "@panel/backend/backend-error";
import { findEnquiries, type MailedEnquiry, type Narrowing } from "./find-enquiries";
import type { Order } from "./order";

export const pageSize = 25;

interface Wanted extends Narrowing {
  order: Order;
  page: number;
  signal?: AbortSignal;
}

/** A page of the messages, and how many there are on all pages. @throws {BackendError} */
export async function readEnquiries({
  order,
  page,
  signal,
  ...narrowing
}: Wanted): Promise<{ rows: MailedEnquiry[]; total: number }> {
  const { column, ascending } = order;
  const from = (page - 1) * pageSize;
  let found = findEnquiries(narrowing, "exact")
    .order(column, { ascending })
    // Messages of one name must not change places between two pages; in this direction the index has them.
    .order("id", { ascending });
  if (signal) found = found.abortSignal(signal);
  const { data, count, error, status } = await found.range(from, from + pageSize - 1);
  // A page beyond the last one, as after a deletion: PostgREST calls it not satisfiable.
  if (error?.code === "PGRST103") return { rows: [], total: from };
  if (error) throw new BackendError(error, status);
  return { rows: data, total: count ?? 0 };
}
