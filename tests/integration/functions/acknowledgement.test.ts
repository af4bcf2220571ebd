import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createStore } from "../../../supabase/functions/_shared/store.ts";
import { checkTrip } from "../../../supabase/functions/_shared/trip-schema.ts";
import { removeFolder } from "../../support/remove-folder.ts";
import { nextAddress, siteUrl } from "../backend/harness.ts";
import { enquiry, startFunctions, type TestFunctions, writtenMails } from "./harness.ts";

const hour = 3_600_000;

let functions: TestFunctions;
let folder: string;
beforeAll(async () => {
  functions = await startFunctions({
    acknowledge: true,
    limits: { perAddress: 1000, perHour: 1000 },
  });
  folder = await mkdtemp(join(tmpdir(), "acknowledgement-test-"));
});
afterAll(async () => {
  await functions.test.dispose();
  await removeFolder(folder);
});
beforeEach(async () => {
  functions.options.env.acknowledge = true;
  await functions.clear();
});

let sent = 0;
/** A unique enquiry, by default from a unique e-mail address. */
async function send(email = `lucia-${sent}@example.com`, address = nextAddress()) {
  sent += 1;
  const body = { ...enquiry, email, message: `Consulta número ${sent}, gracias.` };
  expect((await functions.send({ body, address })).status).toBe(200);
}

const acknowledgements = async () =>
  (await functions.outbox()).filter(({ kind }) => kind === "acknowledgement");

/** Acknowledgements that are sent now. */
const written = async () =>
  (await writtenMails(functions, folder)).filter(({ file }) => file.startsWith("acknowledgement-"));

test.each([
  ["es", "Hemos recibido tu mensaje", "24 horas"],
  ["en", "We have received your message", "within 24 hours"],
  ["fr", "Nous avons bien reçu votre message", "sous 24 heures"],
])(
  "J12: the acknowledgement of an enquiry in %s describes the next steps and repeats none of its text",
  async (language, subject, next) => {
    const service = functions.test.service();
    await service
      .from("site_settings")
      .update({ phone: "+27 11 555 0199", whatsapp: "27115550199" })
      .eq("id", true);
    const { data: company } = await service.from("site_settings").select("*").single();
    const body = {
      name: "Compra ya en https://spam.example",
      email: "victim@example.org",
      phone: "+99 666 555",
      message: "Visite https://spam.example y gane <b>premios</b>.",
      preferred_contact: "whatsapp",
    };
    const headers = {
      "accept-language": language,
      referer: `${siteUrl}/contact?tour=spam.example`,
    };
    expect((await functions.send({ body, headers })).status).toBe(200);

    const [mail, ...others] = await written();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: [{ address: "victim@example.org", name: "" }],
      subject: `${subject} · ${company?.company_name}`,
      replyTo: [{ name: company?.company_name, address: company?.email }],
    });
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header("auto-submitted")).toBe("auto-replied");
    for (const text of [mail?.text, mail?.html]) {
      for (const told of [
        next,
        "+27 11 555 0199",
        "https://wa.me/27115550199",
        company?.email,
        `${siteUrl}/${language}`,
      ])
        expect(text).toContain(told);
    }
    const whole = `${mail?.raw}${mail?.text}${mail?.html}`;
    // Three digits alone occur in some identifiers by chance.
    for (const typed of ["spam", "Compra", "premios", "666 555", "99666555", "tour"])
      expect(whole).not.toContain(typed);
  },
);

test("J12: a company's name with a line break adds no header to the acknowledgement", async () => {
  const service = functions.test.service();
  const { data: before } = await service.from("site_settings").select("company_name").single();
  const name = "Camino Rojo\u0085\r\nBcc: all@example.org";
  await service.from("site_settings").update({ company_name: name }).eq("id", true);
  await send();
  const [mail] = await written();
  await service
    .from("site_settings")
    .update({ company_name: before?.company_name ?? "" })
    .eq("id", true);
  expect(mail?.subject).toMatch(/ · Camino Rojo Bcc: all@example\.org$/);
  expect(mail?.replyTo).toMatchObject([{ name: "Camino Rojo Bcc: all@example.org" }]);
  expect(mail?.bcc).toBeUndefined();
});

test("J12: with CONTACT_ACKNOWLEDGE off an enquiry sends only the notice", async () => {
  functions.options.env.acknowledge = false;
  await send();
  expect((await functions.outbox()).map(({ kind }) => kind)).toEqual(["notice"]);
});

test.each([
  [48, "en un plazo de 48 horas"],
  [1, "en un plazo de una hora"],
  [null, "en un plazo de unos días"],
])("K13: with %s promised hours the acknowledgement says «%s»", async (reply_hours, words) => {
  const settings = functions.test.service().from("site_settings");
  await settings.update({ reply_hours }).eq("id", true);
  await functions.send({
    body: {
      name: "Ana Ruiz",
      email: `hours-${reply_hours}@example.org`,
      message: "Queremos ir en julio.",
    },
    headers: { "accept-language": "es" },
  });
  const [mail] = await written();
  expect(mail?.text).toContain(words);
});

test("J12: an e-mail address gets one acknowledgement in 24 hours, in any notation", async () => {
  await send("Ana@Example.com");
  await send("ana@example.COM");
  functions.clock.now += 24 * hour - 1000;
  await functions.options.store.purgeExpiredFormData();
  await send("ana@example.com");
  expect(await acknowledgements()).toHaveLength(1);
  expect(await functions.rows()).toHaveLength(3);
  functions.clock.now += 1000;
  await send("ana@example.com");
  expect(await acknowledgements()).toHaveLength(2);
});

test("J12: the enquiries of one sender trigger at most three acknowledgements in 24 hours", async () => {
  const address = nextAddress();
  for (let at = 0; at < 5; at++) await send(undefined, address);
  expect(await acknowledgements()).toHaveLength(3);
  expect(await functions.rows()).toHaveLength(5);
  functions.clock.now += 24 * hour - 1000;
  await functions.options.store.purgeExpiredFormData();
  await send(undefined, address);
  expect(await functions.rows()).toHaveLength(6);
  expect((await functions.outbox()).filter(({ kind }) => kind === "notice")).toHaveLength(6);
  functions.clock.now += 1000;
  await send(undefined, address);
  const [, ...rest] = (await acknowledgements())
    .map(({ next_attempt_at }) => Date.parse(next_attempt_at))
    .sort();
  expect(rest.at(-1)).toBe(functions.clock.now);
});

test("J12: at most sixty acknowledgements are sent in an hour, also for concurrent enquiries", async () => {
  await Promise.all(Array.from({ length: 64 }, () => send()));
  expect(await acknowledgements()).toHaveLength(60);
  expect(await functions.rows()).toHaveLength(64);
  functions.clock.now += hour;
  await send();
  expect(await acknowledgements()).toHaveLength(61);
});

test("J12: an enquiry repeated within five minutes is acknowledged once", async () => {
  await functions.send();
  await functions.send();
  expect(await acknowledgements()).toHaveLength(1);
});

test("J12: an acknowledgement that cannot be sent delays no notice, and is given up after a day", async () => {
  await send();
  const service = functions.test.service();
  const [claimed] = (await functions.options.store.claimMails(10)).filter(
    ({ kind }) => kind === "acknowledgement",
  );
  if (claimed)
    await functions.options.store.recordMailResult(claimed, {
      reason: "550 no such mailbox",
      isPermanent: false,
    });
  const { data } = await service.from("outbox").select("kind,last_error").order("kind");
  expect(data).toEqual([
    { kind: "acknowledgement", last_error: "550 no such mailbox" },
    { kind: "notice", last_error: null },
  ]);
  functions.clock.now += 24 * hour + 1000;
  await functions.options.store.purgeExpiredFormData();
  expect((await functions.outbox()).map(({ kind }) => kind)).toEqual(["notice"]);
});

test("J12: stored data of an acknowledgement contains no e-mail address", async () => {
  const sentAlong: Record<string, unknown>[] = [];
  const store = (secretKey: string) =>
    createStore({
      url: siteUrl,
      secretKey,
      fetch: async (_, init) => {
        sentAlong.push(JSON.parse(String(init.body)));
        return Response.json({ outcome: "stored" });
      },
    });
  const by = {
    address: "203.0.113.77",
    pass: undefined,
    limits: { perAddress: 1, perHour: 1 },
    acknowledge: true,
  };
  const stored = {
    ...{ ...enquiry, preferred_contact: null, language: "es", source: null },
    ...checkTrip(undefined),
  };
  await store("a").submitEnquiry(stored, by);
  await store("a").submitEnquiry({ ...stored, email: stored.email.toUpperCase() }, by);
  await store("b").submitEnquiry(stored, by);
  await store("a").submitEnquiry(stored, { ...by, acknowledge: false });
  const [first, second, third, fourth] = sentAlong.map(({ acknowledge }) => acknowledge);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(fourth).toBeNull();
});

test("J12: the database refuses a second notice or acknowledgement of one enquiry", async () => {
  await send();
  const service = functions.test.service();
  const [{ id: enquiry_id = "" } = {}] = (await functions.rows()) as { id: string }[];
  for (const kind of ["notice", "acknowledgement"] as const)
    expect((await service.from("outbox").insert({ enquiry_id, kind })).error?.code).toBe("23505");
});
