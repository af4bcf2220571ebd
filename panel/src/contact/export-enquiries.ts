import { dataOf } from "@panel/backend/backend-error";
import { company } from "#shared/company.ts";
import { contactsCsv } from "./contacts-csv";
import { type EnquiryFilters, findEnquiries, type MailedEnquiry } from "./find-enquiries";

/** Rows per request. Hosted Supabase returns at most 1,000. */
const batch = 500;

/**
 * Downloads all matches of a search and filter as a file, the newest first.
 * @throws {BackendError} if not all could be read: an incomplete file is never offered
 */
export async function exportEnquiries(filters: EnquiryFilters): Promise<void> {
  const csv = contactsCsv((await readAll(filters)).reverse());
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
  link.download = `mensajes-${today()}.csv`;
  link.click();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Reads in the order of arrival, so that new enquiries come last. Keyset pagination: offsets would become
 * slower with every batch.
 */
export async function readAll(filters: EnquiryFilters): Promise<MailedEnquiry[]> {
  const all: MailedEnquiry[] = [];
  for (;;) {
    let rows = findEnquiries(filters);
    const last = all.at(-1);
    if (last)
      rows = rows
        // Redundant, but only this condition uses the index.
        .gte("created_at", last.created_at)
        .or(`created_at.gt.${last.created_at},id.gt.${last.id}`);
    const read = dataOf(await rows.order("created_at").order("id").limit(batch));
    all.push(...read);
    if (read.length < batch) return all;
  }
}

/** Today in Johannesburg: `2026-11-20`. */
function today(): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: company.timeZone }).format(new Date());
}
