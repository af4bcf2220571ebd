import { checkSession } from "@panel/auth/session";
import { BackendError, dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";

/**
 * Erases a message for good. One that somebody else has erased counts as erased.
 * @throws {BackendError} when it is still there
 */
export async function eraseEnquiry(id: string): Promise<void> {
  const table = () => backend().from("contact_submissions");
  const erased = dataOf(await table().delete().eq("id", id).select("id"));
  if (erased.length > 0) return;
  // Without a right to it, nothing happens and no error; and what one may not see is not counted.
  const session = await checkSession();
  const { count, error, status } = await table()
    .select("id", { count: "exact", head: true })
    .eq("id", id);
  if (session.status !== "admin" || error || count)
    throw new BackendError({ code: "42501", message: "not erased" }, error ? status : 403);
}
