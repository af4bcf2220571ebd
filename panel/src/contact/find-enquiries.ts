import { backend } from "@panel/backend/browser-client";
import type { Enquiry } from "./enquiry";
import { lateFilter, type Mail } from "./mail";
import { searchFilter } from "./search-filter";
import { overdueBefore, type StateFilter } from "./states";

/** An enquiry with its mails except the acknowledgement. Enquiries from before the outbox have none. */
export type MailedEnquiry = Enquiry & { outbox: Mail[] };

export interface EnquiryFilters {
  q: string;
  /** Only enquiries with an unsent mail. */
  unsent: boolean;
  /** Only enquiries in this state; `overdue` for those without answer in time. */
  state?: StateFilter;
}

const table = "contact_submissions";
const columns =
  "id,created_at,name,email,phone,preferred_contact,message,language,source,state,answered_at,outbox(id,kind,created_at,attempts,next_attempt_at,last_error,sent_at,claimed_until)" as const;

/** Query for a search and filter, without order and page. */
export function findEnquiries({ q, unsent, state }: EnquiryFilters, count?: "exact") {
  let rows = backend().from(table).select(columns, { count }).neq("outbox.kind", "acknowledgement");
  if (q.trim()) rows = rows.or(searchFilter(q));
  if (state === "overdue")
    rows = rows.eq("state", "new").is("answered_at", null).lt("created_at", overdueBefore());
  else if (state) rows = rows.eq("state", state);
  if (unsent)
    rows = rows
      .is("outbox.sent_at", null)
      .or(lateFilter(), { referencedTable: "outbox" })
      .not("outbox", "is", null);
  return rows;
}

/** Query for one enquiry. */
export function findEnquiry(id: string) {
  return backend()
    .from(table)
    .select(columns)
    .neq("outbox.kind", "acknowledgement")
    .eq("id", id)
    .maybeSingle();
}
