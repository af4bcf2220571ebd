import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mail, SendMail } from "../../supabase/functions/_shared/mail.ts";
import { createResendMailer } from "../../supabase/functions/_shared/resend.ts";
import { writeFileAtomically } from "../backend/data-dir/atomic-file.ts";
import type { Logger } from "../observe/log.ts";

interface Provider {
  smtpUrl?: string;
  resendApiKey?: string;
  /** Where Resend is asked instead of its own address. */
  resendUrl?: string;
  from: string;
}

interface MailerOptions extends Provider {
  /** Folder for the `.eml` files of mail that is not sent. */
  outboxDir: string;
  log: Pick<Logger, "error">;
}

export interface Mailer {
  /**
   * Hands a mail to SMTP or Resend, or where neither is configured to a file.
   * @throws when it was not taken; the outbox tries again.
   */
  send: SendMail;
  /**
   * Sends a mail of the auth service in the same way. One that is not taken is logged and saved as a file,
   * since its reader can ask for another.
   */
  sendOrSave(mail: Mail): Promise<void>;
}

const smtpTimeoutsMs = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
};

/** For one mail of the auth service; the outbox brings its own signal. */
const sendTimeoutMs = 25_000;

/** Sends mail by SMTP or Resend, or writes it to `.eml` files, which mail programs open. */
export function createMailer({ outboxDir, log, ...provider }: MailerOptions): Mailer {
  const { from } = provider;
  const sendByProvider = providerOf(provider);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

  async function writeFile(mail: Mail) {
    const { message } = await composer.sendMail({ from, ...mail });
    await mkdir(outboxDir, { recursive: true });
    await writeFileAtomically(join(outboxDir, `${fileNameOf(mail)}.eml`), message as Buffer);
  }

  return {
    send: sendByProvider ?? writeFile,
    async sendOrSave(mail) {
      try {
        if (sendByProvider) return await sendByProvider(mail, AbortSignal.timeout(sendTimeoutMs));
      } catch (error) {
        log.error("mail server refused", { error: String(error) });
      }
      await writeFile(mail);
    },
  };
}

/** @returns undefined where neither SMTP nor Resend is configured; SMTP takes precedence. */
function providerOf({ smtpUrl, resendApiKey, resendUrl, from }: Provider): SendMail | undefined {
  if (smtpUrl) {
    // A password never crosses the line in clear, unless the address itself says `?requireTLS=false`.
    const requireTLS = new URL(smtpUrl).password !== "";
    const smtp = createTransport({ url: smtpUrl, requireTLS, ...smtpTimeoutsMs });
    return async (mail, signal) => void (await smtp.sendMail({ from, ...mail, signal }));
  }
  return resendApiKey
    ? createResendMailer({ apiKey: resendApiKey, baseUrl: resendUrl, from, fetch })
    : undefined;
}

/** After the enquiry, if it is of one: written again after a crash, it is still one file. */
function fileNameOf({ messageId }: Mail): string {
  if (messageId) return messageId.slice(1).replace(/@.*/, "");
  const time = new Date().toISOString().replace(/[:.]/g, "-");
  return `${time}-${randomUUID().slice(0, 8)}`;
}
