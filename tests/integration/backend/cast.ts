/** Actors and content of access tests: three kinds of users, and rows that only some of them see. */
import type { InsertRow } from "../../../shared/database.types.ts";
import {
  admin,
  type Client,
  destination,
  enquiry,
  post,
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

/** One visible row, and one that only an administrator sees. */
export const content = [
  { table: "tours", key: "slug", row: tour, off: { is_active: false } },
  { table: "destinations", key: "slug", row: destination, off: { is_active: false } },
  {
    table: "blog_posts",
    key: "slug",
    // In the past: a post that becomes public now would be announced once more by the timer.
    row: { ...post, is_published: true, published_at: "2026-01-01 00:00:00+00" },
    off: { is_published: false },
  },
] as const;

export const shown = "a-la-vista";
export const hidden = "escondido-zq";

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

/** An enquiry with its mail, a note and an answer. */
export async function insertEnquiry(service: Client): Promise<void> {
  const { data } = await service.from("contact_submissions").insert(enquiry).select("id").single();
  const of = { enquiry_id: data?.id ?? "" };
  const answer = { ...of, id: crypto.randomUUID(), subject: "Secreto zq", body: "Secreto zq" };
  for (const { error } of [
    await service.from("outbox").insert(of),
    await service.from("enquiry_notes").insert({ ...of, body: "Secreto zq" }),
    await service.from("enquiry_answers").insert(answer),
  ])
    if (error) throw error;
}

/** Inserts or restores the rows of {@link content}. */
export async function insertContent(service: Client): Promise<void> {
  for (const { table, row, off } of content) {
    const rows = [
      { ...row, slug: shown },
      { ...row, ...off, slug: hidden, ...administratorNames(table) },
    ] as unknown as InsertRow<"tours">[];
    const { error } = await service.from(table as "tours").upsert(rows, { onConflict: "slug" });
    if (error) throw error;
  }
}

/** Unique word: any response that contains it reveals the row. */
const administratorNames = (table: string) =>
  table === "blog_posts" ? { title: "Secreto zq" } : { name: "Secreto zq" };
