import type { SignInStore } from "./account-limit.ts";
import { createFingerprint } from "./fingerprint.ts";

/** Seconds for which the link of a mail that nobody has used is left valid by further requests. */
const minSpacingSeconds = 60;
const maxMails = 10;
const periodSeconds = 3600;

interface Options {
  store: SignInStore;
  /** Accounts are stored as hashes made with it. */
  key: string;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/**
 * Limits the mails that are sent to one account, whoever asks for them and from how many addresses: each
 * new link makes the one before it invalid, so that a flood would leave the owner none that works.
 */
export function createMailLimit({ store, key, now }: Options) {
  const fingerprint = createFingerprint(key);
  /**
   * Counts a mail.
   * @returns whether it may be sent. An account that does not exist has none to count.
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
