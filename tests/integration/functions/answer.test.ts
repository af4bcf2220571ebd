import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { answerMail } from "../../../supabase/functions/_shared/answer-mail.ts";
import { checkTrip } from "../../../supabase/functions/_shared/trip-schema.ts";
import { removeFolder } from "../../support/remove-folder.ts";
import { admin, type Client, siteUrl } from "../backend/harness.ts";
import { enquiry, startFunctions, type TestFunctions, writtenMails } from "./harness.ts";

let functions: TestFunctions;
let panel: Client;
let folder: string;
beforeAll(async () => {
  functions = await startFunctions({ acknowledge: true });
  panel = await functions.test.signedIn(admin);
  folder = await mkdtemp(join(tmpdir(), "answer-test-"));
});
afterAll(async () => {
  await functions.test.dispose();
  await removeFolder(folder);
});
beforeEach(() => functions.clear());

/** Stores an enquiry as a visitor does, and returns its id. */
async function send(language = "es", body: object = {}) {
  const headers = { "accept-language": language };
  expect((await functions.send({ body: { ...enquiry, ...body }, headers })).status).toBe(200);
  const [{ id = "" } = {}] = (await functions.rows()) as { id: string }[];
  return id;
}

async function answer(enquiry: string, subject: string, body: string) {
  const operation = crypto.randomUUID();
  const { error } = await panel.rpc("answer_enquiry", { enquiry, operation, subject, body });
  expect(error).toBeNull();
  return operation;
}

/** Answers that are sent now. */
const written = async () =>
  (await writtenMails(functions, folder)).filter(({ file }) => file.startsWith("answer-"));

test.each([
  ["es", /^El \d+ de [a-z]+ de \d{4} nos escribiste:$/m],
  ["en", /^On \d+ [A-Z][a-z]+ \d{4} you wrote to us:$/m],
  ["fr", /^Le \d+ \S+ \d{4}, vous nous avez écrit\u00a0:$/m],
])(
  "K7: an answer to an enquiry in %s is plain text with the quoted message, and replies go to the company",
  async (language, quote) => {
    const { data: company } = await panel.from("site_settings").select("*").single();
    const id = await send(language);
    await answer(id, "Namibia & más", "Hola, Lucía:\n\n<b>Sí</b>, en mayo.");
    const [mail, ...others] = await written();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: [{ address: "lucia@example.com", name: "" }],
      subject: "Namibia & más",
      replyTo: [{ name: company?.company_name, address: company?.email }],
    });
    expect(mail?.html).toBeUndefined();
    expect(mail?.headers.find(({ key }) => key === "content-type")?.value).toMatch(/^text\/plain/);
    expect(mail?.text).toMatch(/^Hola, Lucía:\n\n<b>Sí<\/b>, en mayo\.\n\n/);
    expect(mail?.text).toMatch(quote);
    expect(mail?.text).toContain(
      "\n> Somos dos.\n> Querríamos ir en septiembre & volver <pronto>.\n",
    );
    const [sent] = (await functions.outbox()).filter(({ kind }) => kind === "answer");
    expect(sent?.sent_at).toMatch(/^\d{4}-\d\d-\d\d/);
  },
);

test("K7: each answer refers to the earlier mails of the visitor, in order", async () => {
  const { host } = new URL(siteUrl);
  const hostname = host.replace(/:.*/, "");
  const id = await send();
  // The acknowledgement is sent first.
  await written();
  const first = await answer(id, "Uno", "Uno.");
  const [one] = await written();
  const second = await answer(id, "Dos", "Dos.");
  const [two] = await written();
  const acknowledgement = `<acknowledgement-${id}@${hostname}>`;
  const named = (answer: string) => `<answer-${answer}@${hostname}>`;
  expect(one).toMatchObject({
    messageId: named(first),
    inReplyTo: acknowledgement,
    references: acknowledgement,
  });
  expect(two).toMatchObject({
    messageId: named(second),
    inReplyTo: named(first),
    references: `${acknowledgement} ${named(first)}`,
  });
});

test("K7: an answer without an earlier mail refers to none", async () => {
  functions.options.env.acknowledge = false;
  const id = await send();
  functions.options.env.acknowledge = true;
  await answer(id, "Uno", "Uno.");
  const [mail] = await written();
  expect(mail?.inReplyTo).toBeUndefined();
  expect(mail?.references).toBeUndefined();
});

test("K7: neither subject, answer nor enquiry adds a header, a recipient or a part", async () => {
  const id = await send("es", {
    name: "Ana {tour}",
    message:
      "Hola\r\n.\r\nBcc: todos@example.com\r\n--corte\r\nContent-Type: text/html\r\n\r\n<script>",
  });
  await answer(
    id,
    "Tu consulta\r\nBcc: todos@example.com",
    "Hola\r\n.\r\nBcc: otros@example.com\r\n\r\n<img src=x onerror=alert(1)>",
  );
  const [mail] = await written();
  expect(mail?.bcc ?? []).toEqual([]);
  expect(mail?.cc ?? []).toEqual([]);
  expect(mail?.to).toHaveLength(1);
  expect(mail?.attachments).toEqual([]);
  expect(mail?.html).toBeUndefined();
  expect(mail?.subject).toBe("Tu consulta Bcc: todos@example.com");
  expect(mail?.text).toContain("<img src=x onerror=alert(1)>");
  expect(mail?.text).toContain("> Bcc: todos@example.com");
});

test("K7: an unsent answer is dropped when its enquiry is erased", async () => {
  const id = await send();
  await written();
  await answer(id, "Uno", "Uno.");
  await panel.from("contact_submissions").delete().eq("id", id);
  expect(await written()).toEqual([]);
});

test("K7: an answer after many others refers to the newest twenty, and replies to the last", () => {
  const earlier = Array.from({ length: 25 }, (_, at) => `${at}`);
  const stored = {
    ...enquiry,
    id: "e",
    created_at: "2026-11-20T06:14:09Z",
    preferred_contact: null,
    language: "es",
    source: null,
    ...checkTrip(undefined),
    tour_name: null,
    estimate: null,
    departure: null,
  };
  const company = {
    name: "Tsamma",
    email: "hello@example.com",
    phone: "+27110000000",
    whatsapp: null,
    street: null,
    postal_code: null,
    city: null,
    region: null,
    reply_hours: null,
  };
  const answer = { id: "a", subject: "Su viaje", body: "Hola", acknowledged: true, earlier };
  const { headers } = answerMail(stored, answer, { company, siteUrl, timeZone: "UTC" });
  const { hostname } = new URL(siteUrl);
  const newest = earlier.slice(5).map((id) => `<answer-${id}@${hostname}>`);
  expect(headers).toEqual({ "In-Reply-To": newest.at(-1), References: newest.join(" ") });
});
