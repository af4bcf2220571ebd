import type { App } from "@supabase/lite";
import type { AuthMailKind, AuthMails } from "../auth/mails.ts";
import { currentCall } from "./call.ts";

// lite does not export it by name.
type Mailer = NonNullable<App["_mailer"]>;

/** lite's mailer, sending our mails. */
export function createMailer(mails: AuthMails): Mailer {
  const withLink =
    (kind: AuthMailKind): Mailer["sendRecovery"] =>
    async (email, token, code, meta) => {
      const { redirectTo } = currentCall();
      mails.send(kind, email, { token, code, redirectTo, newEmail: meta?.newEmail });
    };
  return {
    sendRecovery: withLink("recovery"),
    sendMagicLink: withLink("magiclink"),
    sendConfirmation: withLink("signup"),
    sendEmailChange: withLink("email_change"),
    sendReauthentication: async (email, code) => mails.send("reauthentication", email, { code }),
  };
}
