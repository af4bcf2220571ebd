import { dataOf } from "@panel/backend/backend-error";
import { backend, requestHeaders } from "@panel/backend/browser-client";
import { callSite } from "@panel/backend/call-site";

/**
 * Invites an address.
 * @returns whether this server has mailed the link
 * @throws {SiteError}
 */
export async function inviteAdministrator(email: string): Promise<boolean> {
  const { mailed } = await callSite<{ mailed: boolean }>(
    "invite-administrator",
    { email },
    await requestHeaders(),
  );
  return mailed;
}

/** @throws {BackendError} */
export async function revokeInvitation(invitation: string): Promise<void> {
  dataOf(await backend().rpc("revoke_invitation", { invitation }));
}

/** @throws {BackendError} */
export async function removeAdministrator(account: string): Promise<void> {
  dataOf(await backend().rpc("remove_administrator", { account }));
}
