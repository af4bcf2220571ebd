import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { needsSmtpUtf8 } from "../../supabase/functions/_shared/email-address.ts";
import {
  type Mail,
  RecipientRefusedError,
  type SendMail,
} from "../../supabase/functions/_shared/mail.ts";
import { createResendMailer } from "../../supabase/functions/_shared/resend.ts";
import { writeFileAtomically } from "../backend/data-dir/atomic-file.ts";
import type { Logger } from "../observe/log.ts";

interface Provider {
  smtpUrl?: string;
  resendApiKey?: string;
  /** Base URL used instead of Resend's. */
  resendUrl?: string;
  from: string;
}

interface MailerOptions extends Provider {
  /** Folder for `.eml` files of unsent mails. */
  outboxDir: string;
  log: Pick<Logger, "error">;
}

export interface Mailer {
  /**
   * Sends a mail by SMTP or Resend, or saves it if neither is configured.
   * @throws if it was not accepted; the outbox retries.
   */
  send: SendMail;
  /**
   * Sends a mail of the auth service. A mail that is not accepted is logged and saved as a file, since the
   * user can request another.
   */
  sendOrSave(mail: Mail): Promise<void>;
  /** Removes saved mails about enquiries by the ids in their message ids. */
  removeSaved(ids: readonly string[]): Promise<void>;
  /** Removes saved sign-in mails whose links and codes have expired. */
  removeExpired(now?: Date): Promise<void>;
}

const smtpTimeoutsMs = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
};

/** Longer than the links of invitations are valid. */
const signInMailsKeptMs = 8 * 24 * 3_600_000;

/** Timeout of an auth mail; the outbox passes its own signal. */
const sendTimeoutMs = 25_000;

/**
 * Sends mail by SMTP or Resend, or writes `.eml` files, which mail programs open. Nodemailer is loaded with
 * the first mail: at the start it would take a twentieth of the time.
 */
export function createMailer({ outboxDir, log, ...provider }: MailerOptions): Mailer {
  const { from } = provider;
  const sendByProvider = providerOf(provider);

  async function writeFile(mail: Mail) {
    const { createTransport } = await import("nodemailer");
    const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
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
    async removeSaved(ids) {
      const names = new Set(
        ["enquiry", "acknowledgement", "answer"].flatMap((kind) =>
          ids.map((id) => `${kind}-${id}.eml`),
        ),
      );
      for (const name of names) await rm(join(outboxDir, name), { force: true });
    },
    async removeExpired(now = new Date()) {
      const oldest = timeOf(new Date(now.getTime() - signInMailsKeptMs));
      const names = await readdir(outboxDir).catch(() => []);
      for (const name of names)
        if (/^\d{4}-\d\d-\d\dT[\d-]+Z-[\da-f]{8}\.eml$/.test(name) && name < oldest)
          await rm(join(outboxDir, name), { force: true });
    },
  };
}

/** @returns undefined if neither is configured. SMTP takes precedence over Resend. */
function providerOf({ smtpUrl, resendApiKey, resendUrl, from }: Provider): SendMail | undefined {
  if (smtpUrl) {
    // Passwords are sent over TLS only, unless the URL contains `?requireTLS=false`.
    const requireTLS = new URL(smtpUrl).password !== "";
    return async (mail, signal) => {
      const { createTransport } = await import("nodemailer");
      const smtp = createTransport({ url: smtpUrl, requireTLS, ...smtpTimeoutsMs });
      try {
        await smtp.sendMail({ from, ...mail, signal });
      } catch (error) {
        if (!isRecipientRefused(error)) throw error;
        throw new RecipientRefusedError(`${unsupportedLetters(mail)}${String(error)}`);
      }
    };
  }
  return resendApiKey
    ? createResendMailer({ apiKey: resendApiKey, baseUrl: resendUrl, from, fetch })
    : undefined;
}

/** Enhanced status codes (RFC 3463) of a mailbox that does not exist, has moved or is disabled. */
const noSuchMailbox = /\b5\.(?:1\.(?:[0-36]|10)|2\.1)\b/;

/** Policy, or a full mailbox: the operator or the recipient can correct these. */
const correctable = /\b5\.(?:7\.\d+|2\.2)\b/;

/** A permanent reply to RCPT TO, or one after the message that names the mailbox as its reason. */
function isRecipientRefused(error: unknown): boolean {
  const { code, command, responseCode = 0, response = "" } = error as NodemailerError;
  if (responseCode < 500 || command === "MAIL FROM") return false;
  if (noSuchMailbox.test(response)) return true;
  return code === "EENVELOPE" && command === "RCPT TO" && !correctable.test(response);
}

/** A server without SMTPUTF8 answers to such an address with any error. */
const unsupportedLetters = ({ to }: Mail) =>
  needsSmtpUtf8(to) ? "The mail server refuses letters outside ASCII before the @: " : "";

interface NodemailerError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Derived from the message id if there is one: rewritten after a crash, it is the same file. */
function fileNameOf({ messageId }: Mail): string {
  if (messageId) return messageId.slice(1).replace(/@.*/, "");
  return `${timeOf(new Date())}-${randomUUID().slice(0, 8)}`;
}

const timeOf = (date: Date) => date.toISOString().replace(/[:.]/g, "-");
