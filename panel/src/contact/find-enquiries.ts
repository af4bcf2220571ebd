import { backend } from "@panel/backend/browser-client";
import type { Enquiry } from "./enquiry";
import { lateFilter, type Mail } from "./mail";
import { searchFilter } from "./search-filter";

/** An enquiry with its mails, but for the acknowledgement; those from before there was an outbox have none. */
export type MailedEnquiry = Enquiry & { outbox: Mail[] };

export interface Narrowing {
  q: string;
  /** Only those whose mail has not gone out. */
  unsent: boolean;
}

const table = "contact_submissions";
const columns =
  "id,created_at,name,email,phone,preferred_contact,message,language,source,outbox(id,kind,created_at,attempts,next_attempt_at,last_error,sent_at,claimed_until)" as const;

/** The enquiries that a search and the filter leave, to be ordered and cut to a page. */
export function findEnquiries({ q, unsent }: Narrowing, count?: "exact") {
  let rows = backend().from(table).select(columns, { count }).neq("outbox.kind", "acknowledgement");
  if (q.trim()) rows = rows.or(searchFilter(q));
  if (unsent)
    rows = rows
      .is("outbox.sent_at", null)
      .or(lateFilter(), { referencedTable: "outbox" })
      .not("outbox", "is", null);
  return rows;
}

/** One enquiry, or none. */
export function findEnquiry(id: string) {
  return backend()
    .from(table)
    .select(columns)
    .neq("outbox.kind", "acknowledgement")
    .eq("id", id)
    .maybeSingle();
}
