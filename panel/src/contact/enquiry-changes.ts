import { checkSession } from "@panel/auth/session";
import { BackendError, dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { removeBuffer } from "@panel/entries/editor/local-buffer";
import { refetch } from "@panel/queries/query-client";
import { type UseMutationOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Locale } from "#shared/locales.ts";
import type { NewEnquiry } from "./add-enquiry";
import type { Channel, Contact } from "./contact";
import type { State } from "./enquiry";

/** A change of an enquiry. All queries about enquiries are loaded again afterwards. */
export function useEnquiryChange<Variables = void, Result = void>(
  options: Pick<
    UseMutationOptions<Result, Error, Variables>,
    "mutationFn" | "onSuccess" | "onError" | "scope"
  >,
) {
  const queries = useQueryClient();
  return useMutation({
    ...options,
    onSettled: () => refetch(queries, ["contact_submissions"]),
  });
}

/** Reason of a failure, in Spanish. `action` follows `permiso para`. */
export function failureReason(error: unknown, action: string): string {
  const status = error instanceof BackendError ? error.status : 0;
  if (status === 401) return "Tu sesión ha terminado. Ingresa otra vez.";
  if (status === 403) return `No tienes permiso para ${action}.`;
  if (status === 0) return "El servidor no contesta. Comprueba la conexión e inténtalo otra vez.";
  return "El servidor ha tenido un problema. Inténtalo otra vez dentro de un momento.";
}

/** Keys of the autosaved drafts of an enquiry. */
export const draftNames = (enquiry: string) => ({
  answer: `answer/${enquiry}`,
  note: `note/${enquiry}`,
});

/** Removes unsent and unsaved texts of an enquiry. */
function removeDrafts(enquiry: string): void {
  for (const name of Object.values(draftNames(enquiry))) removeBuffer(name);
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
 * Records a contact outside the panel, or changes the time of the contact with this id.
 * @param contact `id`: new for each contact, and the same for a retry. `at`: undefined for now
 * @returns the id of the contact, which is another one if the press was repeated
 * @throws {BackendError}
 */
export async function recordContact(
  enquiry: string,
  { id, channel, reached, at }: Pick<Contact, "id" | "channel" | "reached"> & { at?: string },
): Promise<string> {
  const args = { enquiry, operation: id, channel, reached };
  return dataOf(await backend().rpc("record_contact", at ? { ...args, at } : args));
}

/**
 * Erases a contact outside the panel; succeeds if it is already gone.
 * @throws {BackendError}
 */
export async function eraseContact(contact: string): Promise<void> {
  const { error, status } = await backend().rpc("erase_contact", { contact });
  if (error) throw new BackendError(error, status);
}

/**
 * Adds an enquiry that arrived outside the site, answered through its channel.
 * @param operation new for each enquiry, and the same for a retry; it becomes the id
 * @param enquiry `at`: time in ISO 8601; empty for now
 * @throws {BackendError} with 409 if a different enquiry was added with this operation
 */
export async function addEnquiry(
  operation: string,
  { at, language, channel, ...enquiry }: NewEnquiry,
): Promise<string> {
  const args = {
    operation,
    ...enquiry,
    language: language as Locale,
    channel: channel as Channel,
  };
  return dataOf(await backend().rpc("add_enquiry", at ? { ...args, at } : args));
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

/**
 * Erases an enquiry for good, with its unsent texts in this browser; succeeds if it is already gone.
 * @throws {BackendError} if it still exists
 */
export async function eraseEnquiry(id: string): Promise<void> {
  const table = () => backend().from("contact_submissions");
  const erased = dataOf(await table().delete().eq("id", id).select("id"));
  if (erased.length > 0) return removeDrafts(id);
  // Without permission, row-level security deletes nothing and reports no error, and hidden rows are not
  // counted.
  const session = await checkSession();
  const { count, error, status } = await table()
    .select("id", { count: "exact", head: true })
    .eq("id", id);
  if (session.status !== "admin" || error || count)
    throw new BackendError({ code: "42501", message: "not erased" }, error ? status : 403);
  removeDrafts(id);
}

/**
 * Corrects the address of an enquiry. Unsent mails to the visitor go out to the new one at once.
 * @throws {BackendError}
 */
export async function correctEmail(enquiry: string, email: string): Promise<void> {
  dataOf(await backend().rpc("correct_enquiry_email", { enquiry, email }));
}

/**
 * Makes the mails of one enquiry due at once, or all unsent mails.
 * @throws {BackendError}
 */
export async function retryMails(enquiry?: string): Promise<void> {
  const answer = await backend().rpc("retry_mails", enquiry ? { enquiry } : {});
  if (dataOf(answer) > 0) return;
  // No mail was unsent, or the permission is missing, for which the database reports no error.
  const { status } = await checkSession();
  if (status !== "admin") throw new BackendError({ code: "42501", message: "not retried" }, 403);
}
