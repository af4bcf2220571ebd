import { BackendError, dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { likePattern } from "@panel/list/like-pattern";
import { inOrder, readSorted } from "@panel/list/read-sorted";
import { pageOf, useAddressParams } from "@panel/list/use-address-params";
import { prefetchStaleMs } from "@panel/queries/prefetch";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { type Enquiry, overdueBefore, type StateFilter, stateFilterOf } from "./enquiry";
import { lateFilter, type Mail, mailColumns, pollingMs } from "./mail";

const table = "contact_submissions";

export const pageSize = 25;

/**
 * An enquiry with its mails. Acknowledgements are among them only if they were refused. Enquiries from before
 * the outbox have none.
 */
export type MailedEnquiry = Enquiry & { outbox: Mail[] };

export interface EnquiryFilters {
  q: string;
  /** Only enquiries with an unsent mail. */
  unsent: boolean;
  /** Only enquiries with a mail that the visitor's mail server refuses. */
  refused?: boolean | undefined;
  /** Only enquiries in this state; `overdue` for those without answer in time. */
  state?: StateFilter;
}

/** Columns by which enquiries can be sorted. */
export type OrderColumn = "created_at" | "name" | "email";

export interface Order {
  /** Value in the address: `?sort=oldest`. */
  value: string;
  label: string;
  column: OrderColumn;
  ascending: boolean;
}

/** The first is the default. The first of each column is the initial direction of its heading. */
export const orders = [
  { value: "newest", label: "Los más recientes primero", column: "created_at", ascending: false },
  { value: "oldest", label: "Los más antiguos primero", column: "created_at", ascending: true },
  { value: "name", label: "Por nombre, de la A a la Z", column: "name", ascending: true },
  { value: "name-z", label: "Por nombre, de la Z a la A", column: "name", ascending: false },
  { value: "email", label: "Por correo, de la A a la Z", column: "email", ascending: true },
  { value: "email-z", label: "Por correo, de la Z a la A", column: "email", ascending: false },
] as const satisfies Order[];

/** Order after a press on a column's heading: reverses the direction if it is already sorted by it. */
export function orderAfter(current: Order, column: OrderColumn): Order {
  const [first, second] = orders.filter((order) => order.column === column);
  return (current.value === first?.value ? second : first) ?? orders[0];
}

/**
 * Filter for enquiries with these words in name, e-mail, phone or message, ignoring accents. The database
 * derives the column with the same folding (`supabase/schemas/18_enquiries.sql`).
 */
export function searchFilter(q: string): string {
  const terms = [likePattern(folded(q))];
  // Phone numbers are stored with other spacing than they are searched with.
  const digits = /^[\d\s+()-]{4,}$/.test(q.trim()) ? q.replace(/\D/g, "") : "";
  if (digits) terms.push(`%${digits}%`);
  return terms.map((pattern) => `search_text.like.${pattern}`).join(",");
}

/** Lower case without accents: `lucia` for `Lucía`. */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

const columns =
  `id,created_at,name,email,phone,preferred_contact,message,language,source,state,answered_at,tour_id,tour_name,travel_from,travel_to,travel_flexible,first_time,adults,child_ages,style,budget,departure_id,estimate,departure:departures(starts_on),outbox(${mailColumns})` as const;

/** Columns of the file for spreadsheets. */
export const exportColumns = `${columns},enquiry_contacts(at,channel,reached)`;

const shownMails = [
  "kind.neq.acknowledgement,refused_at.not.is.null",
  { referencedTable: "outbox" },
] as const;

/** Query for a search and filter, without order and page. */
export function findEnquiries<Found extends Enquiry = MailedEnquiry>(
  { q, unsent, refused, state }: EnquiryFilters,
  count?: "exact",
  selected: string = columns,
) {
  let rows = backend()
    .from(table)
    .select<string, Found>(selected, { count })
    .or(...shownMails);
  if (q.trim()) rows = rows.or(searchFilter(q));
  if (state === "overdue")
    rows = rows.eq("state", "new").is("answered_at", null).lt("created_at", overdueBefore());
  else if (state) rows = rows.eq("state", state);
  if (unsent)
    rows = rows
      .is("outbox.sent_at", null)
      .is("outbox.refused_at", null)
      .or(lateFilter(), { referencedTable: "outbox" })
      .not("outbox", "is", null);
  if (refused)
    rows = rows
      .is("outbox.sent_at", null)
      .not("outbox.refused_at", "is", null)
      .not("outbox", "is", null)
      .not("state", "in", "(lost,spam)");
  return rows;
}

/** Query for one enquiry. */
export function findEnquiry(id: string) {
  return backend()
    .from(table)
    .select(columns)
    .or(...shownMails)
    .eq("id", id)
    .maybeSingle();
}

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
  if (column !== "created_at") {
    const keys = findEnquiries(filters, undefined, `id,${column},outbox(kind)`);
    const sorted = await readSorted<MailedEnquiry>(
      column,
      ascending,
      signal ? keys.abortSignal(signal) : keys,
    );
    if (sorted) {
      const ids = sorted.slice(from, from + pageSize).map(({ id }) => id);
      if (ids.length === 0) return { rows: [], total: sorted.length };
      const rows = dataOf(await findEnquiries({ q: "", unsent: false }).in("id", ids));
      return { rows: inOrder(ids, rows), total: sorted.length };
    }
  }
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

/** Query for the search parameters of the list: `?q=…&state=…&mail=unsent|refused&sort=…&page=…`. */
export function enquiriesQuery(search: URLSearchParams) {
  const q = search.get("q") ?? "";
  const unsent = search.get("mail") === "unsent";
  const refused = search.get("mail") === "refused";
  const state = stateFilterOf(search.get("state"));
  const order: Order = orders.find(({ value }) => value === search.get("sort")) ?? orders[0];
  const page = pageOf(search);
  const query = queryOptions({
    queryKey: [table, "list", q, unsent, refused, state, order.value, page],
    queryFn: ({ signal }) => readEnquiries({ q, unsent, refused, state, order, page, signal }),
    // The route's loader has prefetched it.
    staleTime: prefetchStaleMs,
  });
  return { query, q, unsent, refused, state, order, page };
}

/** Page of enquiries as the address requests it. */
export function useEnquiries() {
  const { search, setParams } = useAddressParams();
  const { query, ...request } = enquiriesQuery(search);
  // TanStack Query re-renders only when one of these properties changes.
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollingMs(state.data?.rows.flatMap(({ outbox }) => outbox)),
  });
  const list = { data, error, isPending, isPlaceholderData, refetch };
  return { ...list, ...request, search, setParams };
}
