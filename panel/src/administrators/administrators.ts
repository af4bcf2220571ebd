import { dataOf } from "@panel/backend/backend-error";
import { backend, requestHeaders } from "@panel/backend/browser-client";
import { callSite } from "@panel/backend/call-site";
import { type Emails, readEmails } from "@panel/entries/versions/accounts";
import { prefetchStaleMs } from "@panel/queries/prefetch";
import { refetch } from "@panel/queries/query-client";
import { toast } from "@panel/ui/toaster";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

export interface Administrator {
  id: string;
  email: string;
  since: string;
  last_sign_in_at: string | null;
}

export interface Invitation {
  id: string;
  email: string;
  /** Null if the server's command-line tool sent it. */
  invited_by: string | null;
  invited_at: string;
  expires_at: string;
}

interface People {
  administrators: Administrator[];
  invitations: Invitation[];
  /** E-mail addresses of the accounts that sent invitations. */
  emails: Emails;
}

export const peopleKey = ["administrators"];

/** Administrators and pending invitations. */
export const peopleQuery = () =>
  queryOptions({
    queryKey: peopleKey,
    queryFn: async ({ signal }): Promise<People> => {
      const { rpc } = backend();
      const [administrators, pending] = await Promise.all([
        rpc("administrators").abortSignal(signal),
        rpc("pending_invitations").abortSignal(signal),
      ]);
      const invitations = dataOf(pending);
      return {
        administrators: dataOf(administrators),
        invitations,
        emails: await readEmails(invitations.map(({ invited_by }) => invited_by)),
      };
    },
    // The route's loader has prefetched it.
    staleTime: prefetchStaleMs,
  });

/**
 * Invites an address.
 * @returns whether this server has mailed the link
 * @throws {SiteError}
 */
async function inviteAdministrator(email: string): Promise<boolean> {
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

/** Invites an address, and reports the result in a toast. */
export function useInvite() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: inviteAdministrator,
    onSuccess: (mailed, email) =>
      toast(
        mailed
          ? { title: "Invitación enviada", text: email }
          : {
              kind: "error",
              title: "La invitación no se ha enviado",
              text: "Este servidor no envía correo. Pide el enlace a quien lo lleva: lo da «npm run admin -- invite».",
            },
      ),
    onError: ({ message }) =>
      toast({ kind: "error", title: "No se pudo enviar la invitación", text: message }),
    onSettled: () => void refetch(queries, peopleKey),
  });
}
