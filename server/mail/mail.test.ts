import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, expect, test } from "vitest";
import { RecipientRefusedError } from "../../supabase/functions/_shared/mail.ts";
import { type FakeResend, startResend } from "../../tests/fakes/resend.ts";
import { startSmtp } from "../../tests/fakes/smtp.ts";
import { createMailer } from "./mail.ts";

const from = "Tsamma <site@example.com>";
const recovery = {
  to: "owner@example.net",
  subject: "Restablecer tu contraseña",
  text: "Para elegir una contraseña nueva, abre este enlace",
  html: "<p>Para elegir una contraseña nueva, abre este enlace</p>",
};

let outboxDir: string;
let resend: FakeResend;
let logged: { message: string; error: unknown }[];

beforeEach(async () => {
  outboxDir = await mkdtemp(join(tmpdir(), "tsamma-mail-"));
  resend = await startResend();
  logged = [];
});
afterEach(async () => {
  await resend.close();
  await rm(outboxDir, { recursive: true, force: true });
});

const mailerWith = (provider: { smtpUrl?: string; resendApiKey?: string }) =>
  createMailer({
    outboxDir,
    from,
    resendUrl: resend.url,
    log: { error: (message, details) => void logged.push({ message, error: details?.error }) },
    ...provider,
  });

async function savedMails() {
  const names = await readdir(outboxDir);
  return Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(outboxDir, name)))),
  );
}

test("G7: with a Resend key only, a sign-in mail is sent through Resend and no file is saved", async () => {
  await mailerWith({ resendApiKey: resend.apiKey }).sendOrSave(recovery);
  expect(resend.mails).toEqual([{ from, ...recovery, to: [recovery.to] }]);
  expect([await savedMails(), logged]).toEqual([[], []]);
});

test("G7: a sign-in mail requested twice is sent twice, each with its own link", async () => {
  const { sendOrSave } = mailerWith({ resendApiKey: resend.apiKey });
  await sendOrSave(recovery);
  await sendOrSave(recovery);
  expect(resend.mails).toHaveLength(2);
});

test("G7: a sign-in mail that Resend refuses is logged with the reason and saved as a file", async () => {
  await mailerWith({ resendApiKey: "re_wrong" }).sendOrSave(recovery);
  expect(resend.mails).toEqual([]);
  expect(logged).toEqual([
    {
      message: "mail server refused",
      error: 'Error: Resend: 401 {"message":"API key is invalid"}',
    },
  ]);
  expect(await savedMails()).toMatchObject([
    { to: [{ address: recovery.to }], subject: recovery.subject },
  ]);
});

test("G7: a sign-in mail is saved as a file if Resend cannot be reached", async () => {
  await resend.close();
  await mailerWith({ resendApiKey: resend.apiKey }).sendOrSave(recovery);
  expect(logged).toHaveLength(1);
  expect(await savedMails()).toMatchObject([{ subject: recovery.subject }]);
});

test("G10: saved sign-in mails are removed when their links have expired, other files stay", async () => {
  const day = 24 * 3_600_000;
  const { sendOrSave, send, removeExpired } = mailerWith({});
  await sendOrSave(recovery);
  await send({ ...recovery, messageId: "<enquiry-1@example.com>" }, AbortSignal.timeout(5000));
  await writeFile(join(outboxDir, "2020-01-01 notes.eml"), "");
  await removeExpired(new Date(Date.now() + 7 * day));
  expect(await readdir(outboxDir)).toHaveLength(3);
  await removeExpired(new Date(Date.now() + 9 * day));
  expect((await readdir(outboxDir)).sort()).toEqual(["2020-01-01 notes.eml", "enquiry-1.eml"]);
  await rm(outboxDir, { recursive: true });
  await removeExpired();
});

test("G7: with SMTP and a Resend key, mail is sent by SMTP", async () => {
  const smtp = await startSmtp();
  const mailer = mailerWith({ smtpUrl: smtp.url, resendApiKey: resend.apiKey });
  await mailer.sendOrSave(recovery);
  await smtp.close();
  expect(smtp.mails).toMatchObject([{ subject: recovery.subject }]);
  expect(resend.mails).toEqual([]);
});

test("G7: an enquiry's mail is sent through Resend once, however often it is repeated", async () => {
  const enquiry = {
    ...recovery,
    replyTo: { name: 'Lucía "Lu"', address: "lucia@example.org" },
    messageId: "<enquiry-1@example.com>",
  };
  const { send } = mailerWith({ resendApiKey: resend.apiKey });
  await send(enquiry, AbortSignal.timeout(5000));
  await send(enquiry, AbortSignal.timeout(5000));
  expect(resend.mails).toMatchObject([
    {
      reply_to: String.raw`"Lucía \"Lu\"" <lucia@example.org>`,
      headers: { "Message-ID": "<enquiry-1@example.com>" },
    },
  ]);
});

test("G7: Resend's refusals of a mail itself are permanent; quotas, keys and outages are not", async () => {
  const { send } = mailerWith({ resendApiKey: resend.apiKey });
  const refusedWith = async (status: number) => {
    resend.script([status]);
    const error = await send(recovery, AbortSignal.timeout(5000)).then(
      () => undefined,
      (reason: Error) => reason,
    );
    expect(error?.message).toContain(`Resend: ${status}`);
    return error instanceof RecipientRefusedError;
  };
  for (const status of [400, 404, 413, 422])
    expect(await refusedWith(status), `${status}`).toBe(true);
  for (const status of [401, 403, 408, 409, 429, 500, 503])
    expect(await refusedWith(status), `${status}`).toBe(false);
  expect(resend.mails).toEqual([]);
});
