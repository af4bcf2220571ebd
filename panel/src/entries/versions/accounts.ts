import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";

/** E-mail addresses by account id. Deleted accounts have none. */
export type Emails = ReadonlyMap<string, string>;

/**
 * Addresses of these accounts.
 * @throws {BackendError}
 */
export async function readEmails(accounts: readonly (string | null)[]): Promise<Emails> {
  const named = [...new Set(accounts.filter((account) => account !== null))];
  if (named.length === 0) return new Map();
  const rows = dataOf(await backend().rpc("account_emails", { accounts: named }));
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** Author, to follow `Eliminado el …`: `por duena@example.com`. */
export function byWhom(account: string | null, emails: Emails): string {
  if (account === null) return "por un programa";
  return `por ${emails.get(account) ?? "una cuenta que ya no existe"}`;
}
