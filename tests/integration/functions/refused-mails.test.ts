import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { type FakeSmtp, startSmtp } from "../../fakes/smtp.ts";
import { eventually } from "../../support/eventually.ts";
import { removeFolder } from "../../support/remove-folder.ts";
import { admin, type Client } from "../backend/harness.ts";
import { enquiry, startFunctions, type TestFunctions } from "./harness.ts";

let functions: TestFunctions;
let panel: Client;
let smtp: FakeSmtp;
beforeAll(async () => {
  functions = await startFunctions({ acknowledge: true });
  panel = await functions.test.signedIn(admin);
});
afterAll(() => functions.test.dispose());
beforeEach(async () => {
  await functions.clear();
  smtp = await startSmtp();
});
afterEach(async () => {
  await functions.stopWorkers();
  await smtp.close();
});

/** Stores an enquiry, sends its notice and acknowledgement, and stores an answer. */
async function answered() {
  expect((await functions.send()).status).toBe(200);
  await functions.deliver({ smtpUrl: smtp.url });
  const [{ id = "" } = {}] = (await functions.rows()) as { id: string }[];
  const operation = crypto.randomUUID();
  await panel
    .rpc("answer_enquiry", { enquiry: id, operation, subject: "Namibia", body: "Hola, Lucía." })
    .throwOnError();
  return id;
}

const mailOf = async (kind: string) => {
  const mail = (await functions.outbox()).find((row) => row.kind === kind);
  if (!mail) throw new Error(`no ${kind} in the outbox`);
  return mail;
};

const hour = 3_600_000;

it("G7: an answer to a mailbox that does not exist is not tried again, and has the reason", async () => {
  await answered();
  smtp.script(() => "unknown-recipient");
  await functions.deliver({ smtpUrl: smtp.url });
  const { attempts } = smtp;
  functions.clock.now += 5 * hour;
  await functions.deliver({ smtpUrl: smtp.url });
  expect(smtp.attempts).toBe(attempts);
  const answer = await mailOf("answer");
  expect(answer).toMatchObject({ attempts: 1, sent_at: null });
  expect(answer.refused_at).not.toBeNull();
  expect(answer.last_error).toContain("5.1.1 No such mailbox");
});

it("G7: a restart does not send a refused answer again; an administrator's retry does", async () => {
  const id = await answered();
  smtp.script(() => "unknown-recipient");
  await functions.deliver({ smtpUrl: smtp.url });
  smtp.script([]);
  await functions.options.store.resumeMails(true);
  await functions.deliver({ smtpUrl: smtp.url });
  expect((await mailOf("answer")).sent_at).toBeNull();
  expect((await panel.rpc("retry_mails", { enquiry: id })).data).toBe(1);
  await functions.deliver({ smtpUrl: smtp.url });
  expect((await mailOf("answer")).sent_at).not.toBeNull();
});

it("G7: with a corrected address, a refused answer goes to the new one", async () => {
  const id = await answered();
  smtp.script(() => "unknown-recipient");
  await functions.deliver({ smtpUrl: smtp.url });
  smtp.script([]);
  const corrected = { enquiry: id, email: " lucia@example.net " };
  expect(await panel.rpc("correct_enquiry_email", corrected)).toMatchObject({ data: 1 });
  await functions.deliver({ smtpUrl: smtp.url });
  expect(smtp.mails.at(-1)?.to).toEqual([{ address: "lucia@example.net", name: "" }]);
  expect(await functions.rows()).toMatchObject([{ email: "lucia@example.net" }]);
});

it("G7: nobody but an administrator corrects an address, and a malformed one is refused", async () => {
  const id = await answered();
  const corrected = { enquiry: id, email: "other@example.net" };
  for (const client of [functions.test.anonymous(), functions.test.service()])
    expect((await client.rpc("correct_enquiry_email", corrected)).error?.code).toBe("42501");
  const { error } = await panel.rpc("correct_enquiry_email", { enquiry: id, email: "no es una" });
  expect(error?.code).toBe("23514");
  expect(await functions.rows()).toMatchObject([{ email: enquiry.email }]);
});

it.each([
  ["relay-denied", "answer"],
  ["unknown-recipient", "notice"],
] as const)("G7: %s for %s is tried again later", async (behaviour, kind) => {
  smtp.script(() => behaviour);
  if (kind === "notice") {
    expect((await functions.send()).status).toBe(200);
  } else {
    smtp.script([]);
    await answered();
    smtp.script(() => behaviour);
  }
  await functions.deliver({ smtpUrl: smtp.url });
  expect(await mailOf(kind)).toMatchObject({ attempts: 1, sent_at: null, refused_at: null });
  smtp.script([]);
  functions.clock.now += hour;
  await functions.deliver({ smtpUrl: smtp.url });
  expect((await mailOf(kind)).sent_at).not.toBeNull();
});

it("G7: recipients that never answer do not delay the notice of a later enquiry", async () => {
  for (let number = 0; number < 6; number += 1) {
    const body = { ...enquiry, email: `guest${number}@example.com` };
    expect((await functions.send({ body })).status).toBe(200);
  }
  // The notices go out, the acknowledgements hang.
  await functions.test
    .service()
    .from("outbox")
    .update({ sent_at: new Date(functions.clock.now).toISOString() })
    .eq("kind", "notice")
    .throwOnError();
  smtp.script((attempt) => (attempt < 4 ? "hang" : "accept"));
  functions.startWorker(smtp.url);
  await eventually(async () => expect(smtp.attempts).toBe(4));
  const late = { ...enquiry, name: "Ana Ruiz", email: "ana@example.com" };
  expect((await functions.send({ body: late })).status).toBe(200);
  await smtp.taken(1);
  expect(smtp.mails[0]?.subject).toContain("Ana Ruiz");
});

it("G7: mails that never end do not delay another visitor's answer, also without a new round", async () => {
  const id = await answered();
  await functions.deliver({ smtpUrl: smtp.url });
  for (let number = 0; number < 5; number += 1) {
    const body = { ...enquiry, email: `guest${number}@example.com` };
    expect((await functions.send({ body })).status).toBe(200);
  }
  await functions.test
    .service()
    .from("outbox")
    .update({ sent_at: new Date(functions.clock.now).toISOString() })
    .eq("kind", "notice")
    .throwOnError();
  const { mails, attempts } = smtp;
  smtp.script((attempt) => (attempt < attempts + 5 ? "hang" : "accept"));
  const before = mails.length;
  functions.startWorker(smtp.url);
  await eventually(async () => expect(smtp.attempts).toBe(attempts + 5));
  const answer = { enquiry: id, operation: crypto.randomUUID(), subject: "Otra", body: "Hola." };
  await panel.rpc("answer_enquiry", answer).throwOnError();
  await smtp.taken(before + 1);
  expect(mails.at(-1)?.subject).toBe("Otra");
});

it("G7: mails to one visitor are sent one after the other, in any spelling of the address", async () => {
  const id = await answered();
  for (const email of [enquiry.email.toUpperCase(), "ana@example.com"])
    expect((await functions.send({ body: { ...enquiry, email } })).status).toBe(200);
  const claimed: string[] = [];
  for (;;) {
    const [mail] = await functions.options.store.claimMails(1);
    if (!mail) break;
    claimed.push(`${mail.kind} ${mail.enquiry.email.toLowerCase()}`);
  }
  expect(claimed.filter((each) => !each.startsWith("notice")).sort()).toEqual([
    "acknowledgement ana@example.com",
    `answer ${enquiry.email}`,
  ]);
  await panel.from("contact_submissions").delete().eq("id", id);
});

it("G7: an answer that fails for five days is given up, with its last reason", async () => {
  await answered();
  smtp.script(() => "greylist");
  for (const attempts of [50, 119]) {
    await functions.test.service().from("outbox").update({ attempts }).eq("kind", "answer");
    functions.clock.now += hour;
    await functions.deliver({ smtpUrl: smtp.url });
    const { refused_at, last_error } = await mailOf("answer");
    expect(last_error).toContain("Greylisted");
    expect(refused_at === null).toBe(attempts === 50);
  }
});

it("G7: a refused acknowledgement stays, for administrators to correct the address", async () => {
  smtp.script((attempt) => (attempt === 0 ? "accept" : "unknown-recipient"));
  expect((await functions.send()).status).toBe(200);
  await functions.deliver({ smtpUrl: smtp.url });
  functions.clock.now += 48 * hour;
  await functions.options.store.purgeExpiredFormData();
  expect(await mailOf("acknowledgement")).toMatchObject({ sent_at: null });
  const [{ id = "" } = {}] = (await functions.rows()) as { id: string }[];
  smtp.script([]);
  await panel.rpc("correct_enquiry_email", { enquiry: id, email: "lucia@example.net" });
  await functions.deliver({ smtpUrl: smtp.url });
  expect((await mailOf("acknowledgement")).sent_at).not.toBeNull();
});

it.each([
  ["late-unknown-recipient", false],
  ["spam", true],
] as const)(
  "G7: an answer refused after its message with %s is tried again: %s",
  async (behaviour, again) => {
    await answered();
    smtp.script(() => behaviour);
    await functions.deliver({ smtpUrl: smtp.url });
    expect((await mailOf("answer")).refused_at === null).toBe(again);
  },
);

it("G7: without SMTPUTF8, an address with letters outside ASCII is refused with that reason", async () => {
  smtp.script((attempt) => (attempt === 0 ? "accept" : "unknown-recipient"));
  expect((await functions.send({ body: { ...enquiry, email: "pelé@exemple.fr" } })).status).toBe(
    200,
  );
  await functions.deliver({ smtpUrl: smtp.url });
  const { refused_at, last_error } = await mailOf("acknowledgement");
  expect(refused_at).not.toBeNull();
  expect(last_error).toContain("outside ASCII before the @");
});

it("G7: a guest with an address in another script is answered at its domain in ASCII", async () => {
  const body = { ...enquiry, email: "info@müller.de" };
  expect((await functions.send({ body })).status).toBe(200);
  await functions.deliver({ smtpUrl: smtp.url });
  const notice = smtp.mails.find(({ subject }) => subject?.startsWith("Nueva consulta"));
  expect(notice?.replyTo).toEqual([{ name: enquiry.name, address: "info@xn--mller-kva.de" }]);
  expect(await functions.rows()).toMatchObject([{ email: "info@müller.de" }]);
});

it("G10: the mail files of an erased enquiry are removed, those of another enquiry stay", async () => {
  const folder = await mkdtemp(join(tmpdir(), "erased-mails-"));
  const { id } = await functions
    .send()
    .then(async () => (await functions.rows())[0] as { id: string });
  const other = { ...enquiry, name: "Ana Ruiz", email: "ana@example.com" };
  expect((await functions.send({ body: other })).status).toBe(200);
  await functions.deliver({ outboxDir: folder });
  expect(await readdir(folder)).toHaveLength(4);
  await panel.from("contact_submissions").delete().eq("id", id).throwOnError();
  functions.startWorker(undefined, true, folder);
  await eventually(async () => {
    const names = await readdir(folder);
    expect(names).toHaveLength(2);
    expect(names.join()).not.toContain(id);
  });
  await functions.stopWorkers();
  await removeFolder(folder);
});
