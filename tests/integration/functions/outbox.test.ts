import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FakeSmtp, startSmtp } from "../../fakes/smtp.ts";
import { eventually } from "../../support/eventually.ts";
import { enquiry, startFunctions, type TestFunctions } from "./harness.ts";

let functions: TestFunctions;
let smtp: FakeSmtp;
beforeAll(async () => {
  functions = await startFunctions({ limits: { perAddress: 1000, perHour: 1000 } });
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

const numbered = (number: number) => ({
  ...enquiry,
  message: `Consulta número ${number}, gracias.`,
});

async function sendMany(count: number) {
  for (let number = 0; number < count; number++)
    expect((await functions.send({ body: numbered(number) })).status).toBe(200);
}

const only = async () => {
  const [row, ...others] = await functions.outbox();
  expect(others).toEqual([]);
  if (!row) throw new Error("the outbox is empty");
  return row;
};

/** Seconds until the next attempt. */
const pause = async () =>
  Math.round((Date.parse((await only()).next_attempt_at) - functions.clock.now) / 1000);

const settled = () =>
  eventually(async () => {
    expect((await functions.outbox()).filter(({ sent_at }) => !sent_at)).toEqual([]);
  });

describe("the outbox", () => {
  it("G7: a mail is sent by SMTP once, with an id derived from its enquiry", async () => {
    await functions.send();
    await functions.deliver({ smtpUrl: smtp.url });
    await functions.deliver({ smtpUrl: smtp.url });
    const row = await only();
    expect(smtp.mails).toMatchObject([
      {
        messageId: `<enquiry-${row.enquiry_id}@localhost>`,
        replyTo: [{ name: enquiry.name, address: enquiry.email }],
        to: [{ address: "owner@example.com" }],
      },
    ]);
    expect(smtp.mails[0]?.text).toContain(enquiry.message);
    expect(row).toMatchObject({ attempts: 1, last_error: null });
    expect(row.sent_at).toMatch(/^\d{4}-\d\d-\d\d/);
  });

  it("G7: pauses double from ten seconds to an hour, and no mail is given up after days", async () => {
    smtp.script(() => "refuse");
    await functions.send();
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 12; attempt++) {
      await functions.deliver({ smtpUrl: smtp.url });
      pauses.push(await pause());
      functions.clock.now += (pauses.at(-1) ?? 0) * 1000;
    }
    expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600, 3600]);
    // A moment before its time nothing is sent.
    functions.clock.now -= 1000;
    await functions.deliver({ smtpUrl: smtp.url });
    expect(smtp.attempts).toBe(12);
    functions.clock.now += 5 * 24 * 3_600_000;
    await functions.deliver({ smtpUrl: smtp.url });
    expect(await only()).toMatchObject({ attempts: 13, sent_at: null });
    expect((await only()).last_error).toContain("5.7.1 We do not like you");
    expect(await pause()).toBe(3600);
    smtp.script([]);
    functions.clock.now += 3_600_000;
    await functions.deliver({ smtpUrl: smtp.url });
    expect(smtp.mails).toHaveLength(1);
    expect(await only()).toMatchObject({ attempts: 14, last_error: null });
  });

  it.each([
    ["refuse", /550/],
    ["greylist", /451.*Greylisted/],
    ["drop", /./],
  ] as const)("G7: a mail refused with %s is sent later", async (behaviour, reason) => {
    smtp.script([behaviour]);
    await functions.send();
    await functions.deliver({ smtpUrl: smtp.url });
    expect(smtp.mails).toEqual([]);
    expect((await only()).last_error).toMatch(reason);
    functions.clock.now += 10_000;
    await functions.deliver({ smtpUrl: smtp.url });
    expect(smtp.mails).toHaveLength(1);
  });

  it("G7: without a mail server the reason is stored, without the password", async () => {
    await smtp.close();
    await functions.send();
    const { port } = new URL(smtp.url);
    await functions.deliver({ smtpUrl: `smtp://owner:hunter2@127.0.0.1:${port}` });
    const { last_error } = await only();
    expect(last_error).toContain("ECONNREFUSED");
    const told = JSON.stringify([last_error, functions.logged]);
    expect(told).toContain("enquiry mail not sent");
    expect(told).not.toContain("hunter2");
    smtp = await startSmtp(Number(port));
    functions.clock.now += 10_000;
    await functions.deliver({ smtpUrl: smtp.url });
    expect(smtp.mails).toHaveLength(1);
  });

  it("G7: a mail accepted without confirmation is sent again with the same id", async () => {
    smtp.script(["take-and-drop"]);
    await functions.send();
    await functions.deliver({ smtpUrl: smtp.url });
    functions.clock.now += 10_000;
    await functions.deliver({ smtpUrl: smtp.url });
    const ids = smtp.mails.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it("G7: a hanging mail does not delay others, and a stop aborts it", async () => {
    smtp.script(["hang"]);
    await sendMany(6);
    const worker = functions.startWorker(smtp.url);
    await smtp.taken(5);
    // A mail that was accepted is sent again if a stop comes before that is recorded.
    await eventually(async () => {
      const sent = (await functions.outbox()).filter(({ sent_at }) => sent_at);
      expect(sent).toHaveLength(5);
    });
    await worker.stop(200);
    expect(functions.logged).toContainEqual(
      expect.objectContaining({ message: "enquiry mail not sent" }),
    );
    // A start makes all mails due.
    const next = functions.startWorker(smtp.url);
    await settled();
    await next.stop();
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(6);
    expect(smtp.mails).toHaveLength(6);
  });

  it("G7: several workers share the mails, and none is sent twice", async () => {
    await sendMany(30);
    const workers = [1, 2, 3].map(() => functions.startWorker(smtp.url, false));
    await settled();
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(smtp.mails).toHaveLength(30);
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(30);
  });

  it("G7: mail postponed by a clock that was ahead is sent when it is set right", async () => {
    functions.clock.now += 24 * 3_600_000;
    smtp.script(() => "refuse");
    await functions.send();
    await functions.deliver({ smtpUrl: smtp.url });
    await functions.send({ body: { ...enquiry, message: "Ya no lo ve nadie." } });
    await functions.options.store.claimMails(10);
    smtp.script([]);
    functions.clock.now -= 24 * 3_600_000;
    await functions.deliver({ smtpUrl: smtp.url });
    expect(smtp.mails).toHaveLength(2);
  });

  it("G7: the claim of a dead worker expires after thirty seconds", async () => {
    await functions.send();
    const [lost] = await functions.options.store.claimMails(10);
    functions.clock.now += 29_000;
    await functions.deliver({ smtpUrl: smtp.url });
    expect(smtp.mails).toEqual([]);
    functions.clock.now += 1000;
    await functions.deliver({ smtpUrl: smtp.url });
    expect(smtp.mails).toHaveLength(1);
    // A late result of that worker is ignored.
    if (lost)
      await functions.options.store.recordMailResult(lost, {
        reason: "too late",
        isPermanent: false,
      });
    expect(await only()).toMatchObject({ attempts: 2, last_error: null });
  });

  it("G7: a worker that starts alone ignores earlier claims, one with neighbours respects them", async () => {
    await functions.send();
    await functions.options.store.claimMails(10);
    const neighbour = functions.startWorker(smtp.url, false);
    await eventually(async () =>
      expect(functions.logged).toContainEqual(
        expect.objectContaining({ message: "mail left from before" }),
      ),
    );
    await neighbour.stop();
    expect(smtp.mails).toEqual([]);
    const alone = functions.startWorker(smtp.url, true);
    await smtp.taken(1);
    await settled();
    await alone.stop();
    expect(smtp.mails).toHaveLength(1);
  });

  it("G10: erasing an enquiry removes its mail, also while it is being sent", async () => {
    await sendMany(2);
    const [mail] = await functions.options.store.claimMails(1);
    await functions.test.service().from("contact_submissions").delete().neq("name", "");
    if (mail) await functions.options.store.recordMailResult(mail, undefined);
    await functions.deliver({ smtpUrl: smtp.url });
    expect([await functions.outbox(), smtp.mails]).toEqual([[], []]);
  });

  it("G7: a worker survives a temporary failure of the database", async () => {
    await functions.send();
    const { store } = functions.options;
    const claim = store.claimMails;
    store.claimMails = () => Promise.reject(new Error("gone for a minute"));
    const worker = functions.startWorker(smtp.url);
    await eventually(() =>
      expect(functions.logged).toContainEqual(
        expect.objectContaining({ level: "error", message: "outbox failed" }),
      ),
    );
    store.claimMails = claim;
    await smtp.taken(1);
    await settled();
    await worker.stop();
  });
});
