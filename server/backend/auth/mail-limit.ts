import type { SignInStore } from "./account-limit.ts";
import { createFingerprint } from "./fingerprint.ts";

/** Seconds in which further requests do not replace an unused mail link. */
const minSpacingSeconds = 60;
const maxMails = 10;
const periodSeconds = 3600;

interface Options {
  store: SignInStore;
  /** Key of the hashes under which accounts are stored. */
  key: string;
  /** Current time in milliseconds since the epoch. */
  now: () => number;
}

/**
 * Limits mails per account, independent of the client address. Each new link invalidates the one before, so
 * that a flood would leave the owner without a working link.
 */
export function createMailLimit({ store, key, now }: Options) {
  const fingerprint = createFingerprint(key);
  /**
   * Counts a mail.
   * @returns whether it may be sent. Unknown accounts are not counted.
   */
  return async (account: string): Promise<boolean> => {
    const { rows } = await store.query<{ allowed: boolean }>(
      `select private.reserve_sign_in_mail(
           $1, coalesce(recovery_token, '') <> '',
           make_interval(secs => $3), $4, make_interval(secs => $5), $6
         ) as allowed
         from auth.users where email = $2`,
      [
        fingerprint(account),
        account,
        minSpacingSeconds,
        maxMails,
        periodSeconds,
        new Date(now()).toISOString(),
      ],
    );
    return rows[0]?.allowed ?? true;
  };
}
