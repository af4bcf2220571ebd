import { BackendError } from "@panel/backend/backend-error";
import { type EnquiryFilters, findEnquiries, type MailedEnquiry } from "./find-enquiries";
import type { Order } from "./order";

export const pageSize = 25;

interface EnquiriesRequest extends EnquiryFilters {
  order: Order;
  page: number;
  signal?: AbortSignal;
}

/**
 * A page of enquiries, and the total number of matches.
 * @throws {BackendError}
 */
export async function readEnquiries({
  order,
  page,
  signal,
  ...filters
}: EnquiriesRequest): Promise<{ rows: MailedEnquiry[]; total: number }> {
  const { column, ascending } = order;
  const from = (page - 1) * pageSize;
  let found = findEnquiries(filters, "exact")
    .order(column, { ascending })
    // Tie-breaker for equal values. The index has the same direction.
    .order("id", { ascending });
  if (signal) found = found.abortSignal(signal);
  const { data, count, error, status } = await found.range(from, from + pageSize - 1);
  // Requested range beyond the last row, for example after a deletion.
  if (error?.code === "PGRST103") return { rows: [], total: from };
  if (error) throw new BackendError(error, status);
  return { rows: data, total: count ?? 0 };
}
