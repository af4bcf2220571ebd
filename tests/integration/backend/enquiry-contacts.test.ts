import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  admin,
  type Client,
  enquiry,
  startBackendWithTraveller,
  type TestBackend,
  traveller,
} from "./harness.ts";

let backend: TestBackend;
const clients = {} as Record<"anonymous" | "traveller" | "admin" | "service", Client>;
const longAgo = "2026-01-01T10:20:30Z";
let id: string;

beforeAll(async () => {
  backend = await startBackendWithTraveller();
  clients.anonymous = backend.anonymous();
  clients.traveller = await backend.signedIn(traveller);
  clients.admin = await backend.signedIn(admin);
  clients.service = backend.service();
});
afterAll(() => backend.dispose());
beforeEach(async () => {
  await clients.service.from("contact_submissions").delete().neq("name", "");
  const { data } = await clients.service
    .from("contact_submissions")
    .insert({ ...enquiry, created_at: longAgo })
    .select("id")
    .single();
  id = data?.id ?? "";
});

const record = (changes: object = {}, who: keyof typeof clients = "admin") =>
  clients[who].rpc("record_contact", {
    enquiry: id,
    operation: crypto.randomUUID(),
    channel: "phone",
    ...changes,
  });
const erase = (contact: string | null, who: keyof typeof clients = "admin") =>
  clients[who].rpc("erase_contact", { contact: contact ?? "" });
const row = async () =>
  (await clients.service.from("contact_submissions").select("*").eq("id", id).single()).data;
const contacts = async () =>
  (await clients.service.from("enquiry_contacts").select("*").order("at")).data ?? [];
const overdue = async () => (await clients.admin.rpc("enquiry_counts")).data?.overdue;

describe("R1: recording a contact", () => {
  test("an answer by telephone sets the time of the answer, makes a new enquiry active and no longer overdue, and counts in the statistics", async () => {
    expect(await overdue()).toBe(1);
    const operation = crypto.randomUUID();
    expect((await record({ operation })).data).toBe(operation);
    const [contact] = await contacts();
    expect(contact).toMatchObject({ id: operation, channel: "phone", author: admin.email });
    expect(await row()).toMatchObject({ state: "active", answered_at: contact?.at });
    expect(await overdue()).toBe(0);
    const answeredSoon = "2026-01-01T11:00:00Z";
    await record({ operation, at: answeredSoon }).throwOnError();
    const { data } = await clients.admin.rpc("site_statistics", {
      since: "2025-12-29",
      until: "2026-01-04",
    });
    expect(data?.enquiries).toMatchObject({ due: 1, in_time: 1 });
  });

  test("a call without an answer counts as no answer", async () => {
    await record({ reached: false }).throwOnError();
    expect(await row()).toMatchObject({ state: "new", answered_at: null });
    expect(await overdue()).toBe(1);
    expect(await contacts()).toMatchObject([{ reached: false }]);
  });

  test("a repeated press, a repeated call and a press in another tab record one contact", async () => {
    const operation = crypto.randomUUID();
    const answers = await Promise.all([
      record({ operation }),
      record({ operation }),
      record(),
      record(),
    ]);
    expect(answers.map(({ error }) => error)).toEqual([null, null, null, null]);
    const all = await contacts();
    expect(all).toHaveLength(1);
    expect(answers.map(({ data }) => data)).toEqual(Array(4).fill(all[0]?.id));
    // Another channel, or a given time, is another contact.
    await record({ channel: "email" }).throwOnError();
    await record({ at: "2026-02-01T10:00:00Z" }).throwOnError();
    expect(await contacts()).toHaveLength(3);
  });

  test("the time can be changed to any time since the enquiry arrived", async () => {
    const { data: operation } = await record();
    await record({ operation, at: "2026-01-02T08:00:00Z" }).throwOnError();
    expect(Date.parse((await row())?.answered_at ?? "")).toBe(Date.parse("2026-01-02T08:00:00Z"));
    // The minute of the arrival: people give no seconds.
    await record({ operation, at: "2026-01-01T10:20:00Z" }).throwOnError();
    expect(Date.parse((await row())?.answered_at ?? "")).toBe(Date.parse(longAgo));
    // Repeated without a time: keeps it.
    await record({ operation }).throwOnError();
    expect(await contacts()).toHaveLength(1);
    expect(Date.parse((await row())?.answered_at ?? "")).toBe(Date.parse(longAgo));
  });

  test.each([
    ["before the arrival", { at: "2026-01-01T10:19:59Z" }, "22023"],
    ["in the future", { at: "2999-01-01T00:00:00Z" }, "22023"],
    ["at infinity", { at: "infinity" }, "22023"],
    ["through an unknown channel", { channel: "fax" }, "23514"],
    ["without a channel", { channel: null }, "23502"],
    ["without an operation", { operation: null }, "23502"],
    ["of no enquiry", { enquiry: crypto.randomUUID() }, "PT404"],
  ])("a contact %s is refused and changes nothing", async (_what, changes, code) => {
    const before = await row();
    const { error, status } = await record(changes);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(error?.code).toBe(code);
    expect([await contacts(), await row()]).toEqual([[], before]);
  });

  test("an operation that has recorded something else is refused with 409", async () => {
    const { data: operation } = await record();
    expect((await record({ operation, channel: "email" })).status).toBe(409);
    expect((await record({ operation, reached: false })).status).toBe(409);
  });

  test("the first answer counts, whether it was sent from the panel or given elsewhere", async () => {
    await clients.admin.rpc("answer_enquiry", {
      enquiry: id,
      operation: crypto.randomUUID(),
      subject: "Tu consulta",
      body: "Hola.",
    });
    const sent = (await row())?.answered_at;
    const { data: contact } = await record({ at: "2026-01-03T00:00:00Z" });
    expect(Date.parse((await row())?.answered_at ?? "")).toBe(Date.parse("2026-01-03T00:00:00Z"));
    await erase(contact).throwOnError();
    expect(await row()).toMatchObject({ state: "active", answered_at: sent });
  });
});

describe("R1: undoing a contact", () => {
  test("undone contacts make the enquiry new and overdue again, in any order and more than once", async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const made = [await record(), await record({ channel: "email" })];
      for (const at of order) {
        await erase(made[at]?.data ?? null).throwOnError();
        await erase(made[at]?.data ?? null).throwOnError();
      }
      expect(await row()).toMatchObject({ state: "new", answered_at: null });
      expect(await overdue()).toBe(1);
    }
  });

  test("an undone contact keeps a state that somebody has chosen", async () => {
    for (const state of ["active", "confirmed"] as const) {
      await clients.admin.from("contact_submissions").update({ state }).eq("id", id);
      await erase((await record()).data).throwOnError();
      expect(await row()).toMatchObject({ state, answered_at: null });
    }
  });

  test("recording and undoing at the same time end without a deadlock", async () => {
    const { data: first } = await record();
    const calls = [first, first].flatMap((contact) => [
      erase(contact),
      record({ operation: contact, at: "2026-02-01T00:00:00Z" }),
    ]);
    expect((await Promise.all(calls)).map(({ error }) => error)).toEqual([null, null, null, null]);
    const left = await contacts();
    expect((await row())?.answered_at ?? null).toBe(left[0]?.at ?? null);
  });
});

describe("R1: enquiries that arrive outside the form", () => {
  const given = {
    name: " Ana\nVega ",
    email: "ana@example.com",
    phone: "",
    language: "es",
    message: "Quiere ir en mayo con dos niños.",
    channel: "whatsapp" as const,
  };
  const add = (changes: object = {}, who: keyof typeof clients = "admin") =>
    clients[who].rpc("add_enquiry", { operation: crypto.randomUUID(), ...given, ...changes });

  test("one is added once, answered through its channel, without a mail", async () => {
    const operation = crypto.randomUUID();
    for (let again = 0; again < 3; again++)
      expect((await add({ operation, at: "2026-11-01T08:00:00Z" })).data).toBe(operation);
    id = operation;
    const added = await row();
    expect(added).toMatchObject({
      name: "Ana Vega",
      phone: null,
      source: "/admin",
      state: "active",
      answered_at: added?.created_at,
    });
    expect(Date.parse(added?.created_at ?? "")).toBe(Date.parse("2026-11-01T08:00:00Z"));
    expect(await contacts()).toMatchObject([{ id: operation, channel: "whatsapp", reached: true }]);
    expect((await clients.service.from("outbox").select("id").eq("enquiry_id", id)).data).toEqual(
      [],
    );
    expect((await add({ operation, message: "Otra cosa, muy otra." })).status).toBe(409);
  });

  test.each([
    ["without a name", { name: " " }, "23514"],
    ["without an address", { email: "ana" }, "23514"],
    ["with a short message", { message: "Hola" }, "23514"],
    ["through an unknown channel", { channel: "fax" }, "23514"],
    ["in an unknown language", { language: "xx" }, "23514"],
    ["of the future", { at: "2999-01-01T00:00:00Z" }, "22023"],
    ["of long ago", { at: "2001-01-01T00:00:00Z" }, "22023"],
  ])("one %s is refused and leaves nothing", async (_what, changes, code) => {
    const { error, status } = await add(changes);
    expect([error?.code, status < 500]).toEqual([code, true]);
    const { data } = await clients.service.from("contact_submissions").select("id");
    expect([data, await contacts()]).toEqual([[{ id }], []]);
  });

  test("only administrators record, undo and add", async () => {
    const { data: contact } = await record();
    const before = [await row(), await contacts()];
    for (const who of ["anonymous", "traveller"] as const) {
      expect((await record({}, who)).error?.code).toBe("42501");
      expect((await erase(contact, who)).error?.code).toBe("42501");
      expect((await add({}, who)).error?.code).toBe("42501");
      const read = await clients[who].from("enquiry_contacts").select("*");
      expect(read.error?.code ?? read.data).toEqual(who === "anonymous" ? "42501" : []);
    }
    for (const { error } of [
      await clients.admin.from("enquiry_contacts").delete().eq("enquiry_id", id),
      await clients.admin.from("enquiry_contacts").update({ reached: false }).eq("enquiry_id", id),
    ])
      expect(error?.code).toBe("42501");
    expect([await row(), await contacts()]).toEqual(before);
  });
});

describe("R1: erasing enquiries", () => {
  test("with an enquiry go its contacts, by hand and after the retention", async () => {
    await record().throwOnError();
    await clients.admin.from("contact_submissions").delete().eq("id", id);
    expect(await contacts()).toEqual([]);
    const { data } = await clients.service
      .from("contact_submissions")
      .insert({ ...enquiry, created_at: longAgo })
      .select("id")
      .single();
    id = data?.id ?? "";
    await record().throwOnError();
    const purge = { months: 12, at: "2028-01-01T00:00:00Z" };
    expect((await clients.service.rpc("purge_enquiries" as never, purge as never)).data).toBe(1);
    expect(await contacts()).toEqual([]);
  });
});
