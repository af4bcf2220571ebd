import { randomUUID } from "node:crypto";
import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mail } from "../supabase/functions/_shared/mail.ts";
import type { Logger } from "./log.ts";

/** A mail to the owner, or one of the auth service, which nobody is to answer. */
type Outgoing = Pick<Mail, "to" | "subject" | "text" | "html"> & Partial<Mail>;

interface MailerOptions {
  /** Folder for the `.eml` files of mail that no server takes. */
  outboxDir: string;
  smtpUrl: string | undefined;
  from: string;
  log: Logger;
}

/** Sends by SMTP where configured; what cannot go out is kept as a file that any mail program opens. */
export function createMailer({ outboxDir, smtpUrl, from, log }: MailerOptions) {
  const smtp = smtpUrl ? createTransport(smtpUrl) : undefined;
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

  async function keep(mail: Outgoing) {
    const { message } = await composer.sendMail({ from, ...mail });
    await mkdir(outboxDir, { recursive: true });
    const name = `${new Date().toISOString().replace(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}`;
    const partial = join(outboxDir, `.${name}.part`);
    const file = await open(partial, "wx", 0o600);
    await file.writeFile(message as Buffer);
    await file.sync();
    await file.close();
    await rename(partial, join(outboxDir, `${name}.eml`));
  }

  return async (mail: Outgoing): Promise<void> => {
    try {
      if (smtp) return void (await smtp.sendMail({ from, ...mail }));
    } catch (error) {
      log.error("mail server refused", { error: String(error) });
    }
    await keep(mail);
  };
}
