import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type FakeSmtp, startSmtp } from "../../fakes/smtp.ts";
import { seededRandom } from "../../support/random.ts";
import { removeFolder } from "../../support/remove-folder.ts";
import { volume } from "../../support/volume.ts";
import { generateBody } from "./generate-body.ts";
import { enquiryMailHeaders, startFunctions, type TestFunctions } from "./harness.ts";

const bodies = volume(1_000, 10_000);
const names = [
  ...Array<string>(5).fill("send-contact-email"),
  "verify-recaptcha",
  "get-recaptcha-key",
];
const captcha = {
  kind: "recaptcha" as const,
  siteKey: "site",
  secretKey: "secret",
  baseUrl: "http://127.0.0.1:9/recaptcha",
};

let functions: TestFunctions;
let smtp: FakeSmtp;
let folder: string;
beforeAll(async () => {
  functions = await startFunctions({ limits: { perAddress: 100_000, perHour: 100_000 } });
  // The stand-in for Google accepts every token, so that only this code checks bodies.
  functions.options.fetch = async () => Response.json({ success: true, hostname: "localhost" });
  smtp = await startSmtp();
  folder = await mkdtemp(join(tmpdir(), "bodies-test-"));
});
afterAll(async () => {
  await smtp.close();
  await functions.test.dispose();
  await removeFolder(folder);
});

it(`G8: ${bodies} generated bodies: no server error, no invalid row stored, no header added`, async () => {
  const random = seededRandom(20261121);
  const withCaptcha = { ...functions.options.env, captcha };
  const { env } = functions.options;
  const counts: Record<string, number> = {};
  for (let number = 0; number < bodies; number++) {
    const { body, headers } = generateBody(random);
    const name = random.pick(names);
    functions.options.env = name === "verify-recaptcha" ? withCaptcha : env;
    const response = await functions.call(name, { body, headers });
    const answer = await response.text();
    const context = `${name} ${number}: ${response.status} ${answer.slice(0, 200)}`;
    expect(response.status, context).toBeLessThan(500);
    expect(() => JSON.parse(answer), context).not.toThrow();
    expect(answer, context).not.toMatch(/\bat \S+ \(|\.ts:\d|node_modules/);
    const kind = `${name} ${response.status}`;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  functions.options.env = env;
  // The generator must reach every kind of response.
  for (const kind of [
    "send-contact-email 200",
    "send-contact-email 400",
    "send-contact-email 413",
    "send-contact-email 422",
    "verify-recaptcha 200",
    "verify-recaptcha 403",
    "get-recaptcha-key 200",
  ])
    expect(counts[kind], `${kind} of ${JSON.stringify(counts)}`).toBeGreaterThan(5);

  const rows = await functions.rows();
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    const { name, email, phone, message } = row as Record<string, string | null>;
    const length = (text: string | null | undefined) => [...(text ?? "")].length;
    expect(length(name?.trim())).toBeGreaterThanOrEqual(2);
    expect(length(name)).toBeLessThanOrEqual(100);
    expect(email).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
    expect(length(phone)).toBeLessThanOrEqual(20);
    expect(length(message?.trim())).toBeGreaterThanOrEqual(10);
    expect(length(message)).toBeLessThanOrEqual(2000);
  }

  // Each stored enquiry becomes a mail with the expected headers only.
  await functions.deliver({ smtpUrl: smtp.url });
  expect(smtp.mails).toHaveLength(rows.length);
  expect((await functions.outbox()).filter(({ sent_at }) => !sent_at)).toEqual([]);
  for (const mail of smtp.mails) {
    expect(new Set(mail.headers.map(({ key }) => key))).toEqual(new Set(enquiryMailHeaders));
    expect(mail.to).toEqual([{ name: "", address: "owner@example.com" }]);
    expect(mail.replyTo).toHaveLength(1);
  }
  // The same for mails written to files.
  await functions.test.service().from("outbox").update({ sent_at: null }).is("claim", null);
  await functions.deliver({ outboxDir: folder });
  expect(await readdir(folder)).toHaveLength(rows.length);
});
