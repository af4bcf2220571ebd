/** Actors and content of access tests: three kinds of users, and rows that only some of them see. */

import { slugOf } from "../../../content/define.ts";
import { type ContentType, contentTypes } from "../../../content/index.ts";
import { hasFixedSlugs, visibleFromOf } from "../../../content/properties.ts";
import type { InsertRow, Row } from "../../../shared/database.types.ts";
import type { EntryType } from "../../../shared/declared-columns.types.ts";
import { sampleRow } from "../../support/sample-entry.ts";
import {
  admin,
  type Client,
  enquiry,
  startBackendWithTraveller,
  type TestBackend,
  tour,
  traveller,
} from "./harness.ts";

export const userKinds = ["anonymous", "traveller", "admin"] as const;
export type UserKind = (typeof userKinds)[number];

export interface Cast extends Record<UserKind | "service", Client> {
  backend: TestBackend;
}

/** Slugs of the visible entry, the hidden one and a third; undefined for types without slugs. */
function slugsOf(type: ContentType): readonly string[] | undefined {
  const { slug } = type.fields as ContentType["fields"];
  if (slug?.kind !== "slug") return undefined;
  return slug.options ? Object.keys(slug.options) : [shown, hidden, "nuevo"];
}

export const shown = "a-la-vista";
export const hidden = "escondido-zq";

/** For each content type a visible row, with `off` one that only an administrator sees. */
export const allContent = contentTypes.map((type: ContentType) => {
  const { table, visible, admin } = type;
  const row: Record<string, unknown> = { ...sampleRow(type), [visible]: true };
  // A name without letters adds no category, so that each type has two rows.
  if ("category" in row) row.category = "·";
  const time = visibleFromOf(type);
  // In the past: an entry that becomes public now would be announced once more by the timer.
  if (time) row[time] = "2026-01-01 00:00:00+00";
  const ids = { shown: crypto.randomUUID(), hidden: crypto.randomUUID() };
  return {
    table,
    title: admin.useAsTitle,
    row,
    off: { [visible]: false },
    ids,
    slugs: slugsOf(type),
    hasFreeSlug: slugOf(type) !== undefined && !hasFixedSlugs(type),
  };
});
/** Tables of the types with slugs. */
type SlugTable = { [T in EntryType]: Row<T> extends { slug: string } ? T : never }[EntryType];
type SlugContent = (typeof allContent)[number] & { table: SlugTable };

/** Those of the types whose entries have slugs of their own. */
export const content = allContent.filter((entry): entry is SlugContent => entry.hasFreeSlug);

export const tourContent = { table: "tours", row: tour } as const;

export async function startCast(): Promise<Cast> {
  const backend = await startBackendWithTraveller();
  const service = backend.service();
  await insertContent(service);
  await insertEnquiry(service);
  return {
    backend,
    service,
    anonymous: backend.anonymous(),
    traveller: await backend.signedIn(traveller),
    admin: await backend.signedIn(admin),
  };
}

/** An enquiry with its mail, a note, an answer, a contact, and a sent proposal with a reply. */
export async function insertEnquiry(service: Client): Promise<void> {
  const { data } = await service.from("contact_submissions").insert(enquiry).select("id").single();
  const of = { enquiry_id: data?.id ?? "" };
  const answer = { ...of, id: crypto.randomUUID(), subject: "Secreto zq", body: "Secreto zq" };
  const contact = {
    ...of,
    id: crypto.randomUUID(),
    at: new Date().toISOString(),
    channel: "phone" as const,
    reached: true,
    author: "secreto-zq@example.com",
  };
  const words = { subject: "Secreto zq", body: "Secreto zq" };
  const proposal = {
    ...of,
    id: crypto.randomUUID(),
    language: "es" as const,
    title: "Secreto zq",
    traveller: "Secreto zq",
  };
  const sent = { proposal_id: proposal.id, number: 1 };
  const version = {
    ...{ ...sent, ...words, id: crypto.randomUUID() },
    ...{ content: { title: "Secreto zq" }, total: 1, valid_until: "2999-12-31" },
  };
  const reply = {
    ...sent,
    id: crypto.randomUUID(),
    kind: "question" as const,
    body: "Secreto zq",
  };
  for (const { error } of [
    await service.from("outbox").insert(of),
    await service.from("enquiry_contacts").insert(contact),
    await service.from("enquiry_notes").insert({ ...of, body: "Secreto zq" }),
    await service.from("enquiry_answers").insert(answer),
    await service.from("proposals").insert(proposal),
    await service.from("proposal_versions").insert(version),
    await service.from("proposal_replies").insert(reply),
  ])
    if (error) throw error;
}

/** Inserts or restores the rows of {@link allContent}. */
export async function insertContent(service: Client): Promise<void> {
  for (const { table, title, row, off, ids, slugs } of allContent) {
    const rowAt = (id: string, at: number) => ({ ...row, id, ...(slugs && { slug: slugs[at] }) });
    // Unique word: any response that contains it reveals the row.
    const secret = { ...rowAt(ids.hidden, 1), ...off, [title]: "Secreto zq" };
    const rows = [rowAt(ids.shown, 0), secret] as unknown as InsertRow<"tours">[];
    const { error } = await service.from(table as "tours").upsert(rows, { defaultToNull: false });
    if (error) throw error;
  }
}
