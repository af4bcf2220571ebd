import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { type Emails, readEmails } from "@panel/entries/versions/accounts";
import { prefetchStaleMs } from "@panel/route-context";
import { queryOptions } from "@tanstack/react-query";

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
