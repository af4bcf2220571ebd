import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { Columns } from "@panel/entries/draft/values";
import type { OpenedEntry, Row } from "#shared/database.types.ts";
import { today } from "./proposal";
import { type NewProposal, openProposal } from "./proposal-calls";

/** The enquiry of a proposal. */
export type ProposalEnquiry = Pick<
  Row<"contact_submissions">,
  "id" | "name" | "email" | "language"
>;

export interface LoadedProposal {
  id: string;
  opened: OpenedEntry;
  enquiry: ProposalEnquiry;
  /** Initial columns of a proposal that is not stored yet, and those that its form does not edit. */
  start?: { columns: Columns; made: NewProposal } | undefined;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text may be an id; the database refuses others. */
export const isId = (text: string | null | undefined): text is string => uuid.test(text ?? "");

/**
 * Reads a proposal, or what a new one begins with.
 * @param asked parameters of the address: `?enquiry=…&tour=…` for a new one
 * @returns undefined if there is neither
 * @throws {BackendError}
 */
export async function loadProposal(
  id: string,
  asked: URLSearchParams,
): Promise<LoadedProposal | undefined> {
  const opened = await openProposal(id);
  const stored = opened.row?.enquiry_id;
  const enquiryId = typeof stored === "string" ? stored : asked.get("enquiry");
  if (!isId(enquiryId)) return undefined;
  const found = await backend()
    .from("contact_submissions")
    .select("*")
    .eq("id", enquiryId)
    .maybeSingle();
  const enquiry = dataOf(found);
  if (!enquiry) return undefined;
  if (opened.row) return { id, opened, enquiry };
  const given = asked.get("tour");
  const tourId = isId(given) ? given : enquiry.tour_id;
  const { departure_id } = enquiry;
  const departures = backend().from("departures").select("tour_id,starts_on,price");
  const [tour, departure, settings, inbox, { firstProposal }] = await Promise.all([
    tourId ? backend().from("tours").select("*").eq("id", tourId).maybeSingle() : null,
    departure_id ? departures.eq("id", departure_id).maybeSingle() : null,
    backend().from("site_settings").select<string, Columns>("*").maybeSingle(),
    backend().from("inbox_settings").select<string, Columns>("*").maybeSingle(),
    import("./first-proposal"),
  ]);
  const row = tour && dataOf(tour);
  const booked = departure && dataOf(departure);
  const columns = firstProposal({
    ...{ enquiry, tour: row },
    departure: booked && booked.tour_id === row?.id ? booked : null,
    ...{ settings: dataOf(settings), inbox: dataOf(inbox) },
    today: today(),
  });
  const made = { enquiry_id: enquiry.id, tour_id: row?.id ?? null };
  return { id, opened, enquiry, start: { columns, made } };
}
