import { dataOf } from "@panel/backend/backend-error";
import { company } from "#shared/company.ts";
import { contactsCsv } from "./contacts-csv";
import { findEnquiries, type MailedEnquiry, type Narrowing } from "./find-enquiries";

/** At most what hosted Supabase gives of one question, which is 1,000. */
const batch = 500;

/**
 * Gives the browser a file with all messages that a search and the filter leave, the newest first.
 * @throws {BackendError} when they could not all be read: no file is better than half of one
 */
export async function exportEnquiries(narrowing: Narrowing): Promise<void> {
  const csv = contactsCsv((await readAll(narrowing)).reverse());
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
  link.download = `mensajes-${today()}.csv`;
  link.click();
  // The browser has its own hold of it once the download has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * In the order of arrival: what comes in meanwhile comes last. Each batch goes on behind the last row of
 * the one before: counting the rows up to there would take longer with every batch.
 */
export async function readAll(narrowing: Narrowing): Promise<MailedEnquiry[]> {
  const all: MailedEnquiry[] = [];
  for (;;) {
    let rows = findEnquiries(narrowing);
    const last = all.at(-1);
    if (last)
      rows = rows
        // Alone it would do, but only this is looked up in the index.
        .gte("created_at", last.created_at)
        .or(`created_at.gt.${last.created_at},id.gt.${last.id}`);
    const read = dataOf(await rows.order("created_at").order("id").limit(batch));
    all.push(...read);
    if (read.length < batch) return all;
  }
}

/** `2026-11-20`, as it is in Johannesburg. */
function today(): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: company.timeZone }).format(new Date());
}
