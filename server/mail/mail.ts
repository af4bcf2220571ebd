import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mail } from "../../supabase/functions/_shared/mail.ts";
import { createResendMailer } from "../../supabase/functions/_shared/resend.ts";
import { writeFileAtomically } from "../backend/data-dir/atomic-file.ts";
import type { Logger } from "../observe/log.ts";

/** A mail of the auth service, which nobody is to answer. */
type AuthMail = Pick<Mail, "to" | "subject" | "text" | "html">;

interface MailerOptions {
  /** Folder for the `.eml` files of mail that no server takes. */
  outboxDir: string;
  smtpUrl: string | undefined;
  resendApiKey: string | undefined;
  from: string;
  log: Logger;
}

export interface Mailer {
  /**
   * Hands a mail to SMTP or Resend, or where neither is configured to a file.
   * @throws when it was not taken; the outbox tries again.
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  /** Sends a mail by SMTP; what is not taken is kept as a file, since its reader can ask for another. */
  sendOrKeep(mail: AuthMail): Promise<void>;
}

/** Milliseconds of silence after which a mail server counts as gone. */
const silence = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/** What goes out by mail, and where to; any mail program opens the files. */
export function createMailer({
  outboxDir,
  smtpUrl,
  resendApiKey,
  from,
  log,
}: MailerOptions): Mailer {
  const smtp = smtpUrl ? createTransport({ url: smtpUrl, ...silence }) : undefined;
  const resend = resendApiKey
    ? createResendMailer({ apiKey: resendApiKey, from, fetch })
    : undefined;
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

  async function keep(mail: AuthMail & Partial<Mail>, name: string) {
    const { message } = await composer.sendMail({ from, ...mail });
    await mkdir(outboxDir, { recursive: true });
    await writeFileAtomically(join(outboxDir, `${name}.eml`), message as Buffer);
  }

  return {
    async send(mail, signal) {
      if (smtp) await smtp.sendMail({ from, ...mail, signal });
      else if (resend) await resend(mail, signal);
      // Named after the enquiry: written again after a crash, it is still one file.
      else await keep(mail, mail.messageId.slice(1).replace(/@.*/, ""));
    },
    async sendOrKeep(mail) {
      try {
        if (smtp) return void (await smtp.sendMail({ from, ...mail }));
      } catch (error) {
        log.error("mail server refused", { error: String(error) });
      }
      const time = new Date().toISOString().replace(/[:.]/g, "-");
      await keep(mail, `${time}-${randomUUID().slice(0, 8)}`);
    },
  };
}
