import { BackendError, dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { columnOf, translationsOf } from "#content/columns.ts";
import type { DeclaredColumns } from "#shared/declared-columns.types.ts";
import type { Enquiry } from "./enquiry";
import type { Mail } from "./mail";
import type { State } from "./states";

export interface Note {
  id: string;
  created_at: string;
  author: string | null;
  body: string;
}

export interface Answer extends Note {
  subject: string;
  /** Null only in theory: the database writes it in the same transaction. */
  outbox: Mail | null;
}

export type Template = DeclaredColumns["inbox_settings"]["answer_templates"][number];

/** Answers and notes of an enquiry, the oldest first. */
export interface EnquiryDetails {
  answers: Answer[];
  notes: Note[];
}

/** @throws {BackendError} */
export async function readEnquiryDetails(enquiry: string): Promise<EnquiryDetails> {
  const [answers, notes] = await Promise.all([
    backend()
      .from("enquiry_answers")
      .select(
        "id,created_at,author,subject,body,outbox(id,kind,created_at,attempts,next_attempt_at,last_error,sent_at,claimed_until)",
      )
      .eq("enquiry_id", enquiry)
      .order("created_at")
      .order("id"),
    backend()
      .from("enquiry_notes")
      .select("id,created_at,author,body")
      .eq("enquiry_id", enquiry)
      .order("created_at")
      .order("id"),
  ]);
  return { answers: dataOf(answers), notes: dataOf(notes) };
}

/** @throws {BackendError} */
export async function readTemplates(): Promise<Template[]> {
  const rows = dataOf(await backend().from("inbox_settings").select("answer_templates").limit(1));
  return rows[0]?.answer_templates ?? [];
}

/**
 * Reply-To address of answers.
 * @throws {BackendError}
 */
export async function readReplyTo(): Promise<{ company_name: string; email: string } | undefined> {
  return dataOf(await backend().from("site_settings").select("company_name,email").limit(1))[0];
}

/**
 * Name of the tour that an enquiry came from, in its language; undefined if it came from no tour.
 * @throws {BackendError}
 */
export async function readTourName({ source, language }: Enquiry): Promise<string | undefined> {
  const address = source && URL.parse(source, "https://site.invalid");
  if (!address) return undefined;
  const named = address.searchParams.get("tour")?.trim();
  // The address is untrusted: limit the length and remove line breaks.
  if (named) return named.replace(/\s+/g, " ").slice(0, 100);
  const slug = /^\/(?:[a-z]{2}\/)?tours\/([^/]+)$/.exec(address.pathname)?.[1];
  if (!slug) return undefined;
  const found = await backend()
    .from("tours")
    .select(["name", ...translationsOf(["name"])].join())
    .eq("slug", slug)
    .maybeSingle()
    .overrideTypes<Record<string, string | null>, { merge: false }>();
  const tour = dataOf(found);
  return (language && tour?.[columnOf("name", language)]) || tour?.name || undefined;
}

/** @throws {BackendError} if the state was not changed */
export async function changeState(enquiry: string, state: State): Promise<void> {
  const changed = await backend()
    .from("contact_submissions")
    .update({ state })
    .eq("id", enquiry)
    .select("id");
  // Without permission, row-level security updates nothing and reports no error.
  if (dataOf(changed).length === 0)
    throw new BackendError({ code: "42501", message: "not changed" }, 403);
}

/**
 * @param id new for each note, and the same for a retry
 * @throws {BackendError}
 */
export async function addNote(enquiry: string, id: string, body: string): Promise<void> {
  const { error, status } = await backend()
    .from("enquiry_notes")
    .insert({ id, enquiry_id: enquiry, body });
  // A duplicate key: an earlier attempt was saved and its response was lost.
  if (error && error.code !== "23505") throw new BackendError(error, status);
}

/** @throws {BackendError} */
export async function eraseNote(id: string): Promise<void> {
  dataOf(await backend().from("enquiry_notes").delete().eq("id", id).select("id"));
}

/**
 * Answers an enquiry by mail.
 * @param operation new for each answer, and the same for a retry
 * @throws {BackendError} with 409 if a different answer was sent with this operation
 */
export async function sendAnswer(
  enquiry: string,
  operation: string,
  { subject, body }: { subject: string; body: string },
): Promise<void> {
  dataOf(await backend().rpc("answer_enquiry", { enquiry, operation, subject, body }));
}
