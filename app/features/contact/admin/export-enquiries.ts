import { company } from "~/config/company";
import { dataOf } from "~/lib/backend-error";
import { contactsCsv } from "./contacts-csv";
import type { Enquiry } from "./enquiry";
import { findEnquiries, type Narrowing } from "./find-enquiries";

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

/** In the order of arrival: what comes in meanwhile comes last, and shifts no batch. */
async function readAll(narrowing: Narrowing): Promise<Enquiry[]> {
  const all: Enquiry[] = [];
  for (;;) {
    const rows = findEnquiries(narrowing).order("created_at").order("id");
    const read = dataOf(await rows.range(all.length, all.length + batch - 1));
    all.push(...read);
    if (read.length < batch) return all;
  }
}

/** `2026-11-20`, as it is in Johannesburg. */
function today(): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: company.timeZone }).format(new Date());
}
