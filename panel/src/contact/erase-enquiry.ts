import { checkSession } from "@panel/auth/session";
import { BackendError, dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";

/**
 * Erases an enquiry for good; succeeds if it is already gone.
 * @throws {BackendError} if it still exists
 */
export async function eraseEnquiry(id: string): Promise<void> {
  const table = () => backend().from("contact_submissions");
  const erased = dataOf(await table().delete().eq("id", id).select("id"));
  if (erased.length > 0) return;
  // Without permission, row-level security deletes nothing and reports no error, and hidden rows are not
  // counted.
  const session = await checkSession();
  const { count, error, status } = await table()
    .select("id", { count: "exact", head: true })
    .eq("id", id);
  if (session.status !== "admin" || error || count)
    throw new BackendError({ code: "42501", message: "not erased" }, error ? status : 403);
}
