/**
 * Long, because states, notes and answers belong together: each test checks everything about an enquiry.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startRetention } from "../../../server/ops/retention.ts";
import { createDatabaseCall } from "../../../supabase/functions/_shared/database-call.ts";
import { createStore } from "../../../supabase/functions/_shared/store.ts";
import { eventually } from "../../support/eventually.ts";
import type { UserKind } from "./cast.ts";
import {
  admin,
  type Client,
  enquiry,
  siteUrl,
  startBackendWithTraveller,
  type TestBackend,
  traveller,
} from "./harness.ts";

/** `removed`: a former administrator with a live session. */
const outsiders = ["anonymous", "traveller", "removed"] as const;
type Person = UserKind | "removed";

let backend: TestBackend;
const clients = {} as Record<Person | "service", Client>;
let id: string;

beforeAll(async () => {
  backend = await startBackendWithTraveller();
  clients.anonymous = backend.anonymous();
  clients.traveller = await backend.signedIn(traveller);
  clients.admin = await backend.signedIn(admin);
  clients.service = backend.service();
  clients.removed = await backend.signedIn(traveller);
  const { data } = await clients.removed.auth.getUser();
  const roles = () => clients.service.from("user_roles");
  const role = { user_id: data.user?.id ?? "", role: "admin" as const };
  await roles().insert(role).throwOnError();
  await put();
  expect((await clients.removed.rpc("enquiry_counts")).data).toMatchObject({ new: 1 });
  await roles().delete().match(role).throwOnError();
});
afterAll(() => backend.dispose());

beforeEach(async () => {
  await clients.service.from("contact_submissions").delete().neq("name", "");
  id = await put();
});

async function put(changes: object = {}): Promise<string> {
  const { data } = await clients.service
    .from("contact_submissions")
    .insert({ ...enquiry, ...changes })
    .select("id")
    .single();
  return data?.id ?? "";
}

const answer = (who: Person, changes: object = {}) =>
  clients[who].rpc("answer_enquiry", {
    enquiry: id,
    operation: crypto.randomUUID(),
    subject: "Tu consulta",
    body: "Hola, Ana.\n\nEn mayo, sí.",
    ...changes,
  });
/** Direct writes, without the RPC, are refused. */
async function writesNoAnswer(who: Person) {
  const answers = () => clients[who].from("enquiry_answers");
  for (const { error } of [
    await answers().insert({ id: crypto.randomUUID(), enquiry_id: id, subject: "a", body: "b" }),
    await answers().update({ body: "c" }).eq("enquiry_id", id),
    await answers().delete().eq("enquiry_id", id),
  ])
    expect(error?.code).toBe("42501");
}
const row = async () =>
  (await clients.service.from("contact_submissions").select("*").eq("id", id).single()).data;
/** All rows that belong to enquiries, read with the secret key. */
async function all() {
  const tables = ["contact_submissions", "enquiry_notes", "enquiry_answers", "outbox"] as const;
  const read = await Promise.all(tables.map((table) => clients.service.from(table).select("*")));
  return read.map(({ data }) => data ?? []);
}

describe("K7: states", () => {
  test("a new enquiry has the state `new`", async () => {
    expect(await row()).toMatchObject({ state: "new", answered_at: null });
  });

  test("an administrator changes a state, and nothing else changes", async () => {
    const table = () => clients.admin.from("contact_submissions");
    const { data } = await table().update({ state: "proposed" }).eq("id", id).select("state");
    expect(data).toEqual([{ state: "proposed" }]);
    expect(
      (
        await table()
          .update({ state: "otra" as "lost" })
          .eq("id", id)
      ).error?.code,
    ).toBe("23514");
    expect(
      (
        await table()
          .update({ state: null as never })
          .eq("id", id)
      ).error?.code,
    ).toBe("23502");
    for (const change of [
      { answered_at: null },
      { message: "Otra cosa, muy otra." },
      { state: "lost" as const, email: "x@y.z" },
    ])
      expect((await table().update(change).eq("id", id)).error?.code).toBe("42501");
    expect(await row()).toMatchObject({ ...enquiry, state: "proposed" });
  });

  test.each(outsiders)("%s cannot change a state", async (who) => {
    await clients[who].from("contact_submissions").update({ state: "spam" }).eq("id", id);
    expect(await row()).toMatchObject({ state: "new" });
  });

  test("the counts for an administrator are those of each state and of enquiries that wait for more than a day", async () => {
    const longAgo = "2026-01-01T00:00:00Z";
    await put({ created_at: longAgo });
    await put({ created_at: longAgo, state: "lost" });
    await put({ created_at: longAgo, answered_at: longAgo });
    expect((await clients.admin.rpc("enquiry_counts")).data).toEqual({
      new: 3,
      lost: 1,
      overdue: 1,
      waiting: 0,
    });
    expect((await clients.traveller.rpc("enquiry_counts")).data).toEqual({
      overdue: 0,
      waiting: 0,
    });
    expect((await clients.anonymous.rpc("enquiry_counts")).error?.code).toBe("42501");
  });
});

describe("K7: notes", () => {
  test("an administrator's note has its author and time, which cannot be forged", async () => {
    const notes = () => clients.admin.from("enquiry_notes");
    const body = "Llamar el lunes; <b>viaja con niños</b>.";
    const { data, error } = await notes().insert({ enquiry_id: id, body }).select("*").single();
    expect(error).toBeNull();
    expect(data).toMatchObject({ enquiry_id: id, body, author: admin.email });
    expect(Math.abs(Date.parse(data?.created_at ?? "") - Date.now())).toBeLessThan(60_000);
    for (const made of [{ author: "otra@example.com" }, { created_at: "2001-01-01T00:00:00Z" }])
      expect((await notes().insert({ enquiry_id: id, body, ...made })).error?.code).toBe("42501");
    expect((await notes().update({ body: "Otra" }).eq("enquiry_id", id)).error?.code).toBe("42501");
    for (const wrong of ["", "   ", "a".repeat(5001)])
      expect((await notes().insert({ enquiry_id: id, body: wrong })).error?.code).toBe("23514");
    expect((await notes().insert({ enquiry_id: crypto.randomUUID(), body })).error?.code).toBe(
      "23503",
    );
    expect((await notes().delete().eq("enquiry_id", id).select("id")).data).toHaveLength(1);
  });

  test.each(outsiders)("%s cannot read, write or erase a note", async (who) => {
    await clients.service.from("enquiry_notes").insert({ enquiry_id: id, body: "secreto zq" });
    const before = await all();
    const notes = () => clients[who].from("enquiry_notes");
    const read = await notes().select("*");
    expect(read.error?.code ?? read.data).toEqual(who === "anonymous" ? "42501" : []);
    expect((await notes().insert({ enquiry_id: id, body: "Colada" })).error?.code).toBe("42501");
    await notes().delete().eq("enquiry_id", id);
    expect(await all()).toEqual(before);
  });
});

describe("K7: answers", () => {
  test("an administrator's answer is stored with its author, sets a new enquiry in progress, and waits to be sent", async () => {
    const operation = crypto.randomUUID();
    const { data, error } = await answer("admin", { operation });
    expect({ data, error }).toEqual({ data: operation, error: null });
    const [, , answers, mails] = await all();
    expect(answers).toMatchObject([
      {
        id: operation,
        enquiry_id: id,
        author: admin.email,
        subject: "Tu consulta",
        body: "Hola, Ana.\n\nEn mayo, sí.",
      },
    ]);
    expect(mails).toMatchObject([
      { kind: "answer", answer_id: operation, sent_at: null, attempts: 0 },
    ]);
    const answered = await row();
    expect(answered).toMatchObject({ state: "active", answered_at: answers?.[0]?.created_at });
    const thread = await clients.admin
      .from("enquiry_answers")
      .select("subject,outbox(kind,sent_at)");
    expect(thread.data).toEqual([
      { subject: "Tu consulta", outbox: { kind: "answer", sent_at: null } },
    ]);
  });

  test("an answer to an enquiry in another state keeps that state and the time of the first answer", async () => {
    await answer("admin");
    const { answered_at } = (await row()) ?? {};
    await clients.admin.from("contact_submissions").update({ state: "confirmed" }).eq("id", id);
    await answer("admin", { body: "Y otra cosa." });
    expect(await row()).toMatchObject({ state: "confirmed", answered_at });
    expect((await all())[2]).toHaveLength(2);
  });

  test("a repeated answer is sent once; another answer with the same operation id is refused", async () => {
    const operation = crypto.randomUUID();
    for (let again = 0; again < 3; again++)
      expect((await answer("admin", { operation })).data).toBe(operation);
    expect((await answer("admin", { operation, body: "Otra." })).status).toBe(409);
    const [, , answers, mails] = await all();
    expect([answers?.length, mails?.length]).toEqual([1, 1]);
  });

  test("control characters are removed from an answer, line breaks also from its subject", async () => {
    const { error } = await answer("admin", {
      subject: " Tu consulta\r\nBcc: todos@example.com\u2028X:\u0085y\u007f ",
      body: "\u0001Hola\u001b[31m\n\tAna\r\n",
    });
    expect(error).toBeNull();
    expect((await all())[2]).toMatchObject([
      { subject: "Tu consulta Bcc: todos@example.com X: y", body: "Hola[31m\n\tAna" },
    ]);
  });

  test.each([
    ["without a subject", { subject: " \n " }, "23514"],
    ["with a subject of 201 characters", { subject: "a".repeat(201) }, "23514"],
    ["without words", { body: " \n\u0001" }, "23514"],
    ["of 10,001 characters", { body: "a".repeat(10_001) }, "23514"],
    ["that is null", { body: null }, "23502"],
    ["to no enquiry", { enquiry: crypto.randomUUID() }, "PT404"],
  ])("an answer %s is refused and changes nothing", async (_what, changes, code) => {
    const before = await all();
    const { error, status } = await answer("admin", changes);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(error?.code).toBe(code);
    expect(await all()).toEqual(before);
  });

  test.each(outsiders)("%s cannot send or read answers", async (who) => {
    await answer("admin", { body: "secreto zq" });
    const before = await all();
    expect((await answer(who)).error?.code).toBe("42501");
    const read = await clients[who].from("enquiry_answers").select("*");
    expect(read.error?.code ?? read.data).toEqual(who === "anonymous" ? "42501" : []);
    await writesNoAnswer(who);
    expect(await all()).toEqual(before);
  });

  test("an administrator cannot change, remove or directly insert an answer", async () => {
    await answer("admin");
    const before = await all();
    await writesNoAnswer("admin");
    expect(await all()).toEqual(before);
  });

  test("an administrator's call retries a failed answer", async () => {
    await answer("admin");
    const later = "2030-01-01T00:00:00Z";
    await clients.service
      .from("outbox")
      .update({ next_attempt_at: later, attempts: 2, last_error: "x" })
      .eq("enquiry_id", id);
    expect((await clients.admin.rpc("retry_mails", { enquiry: id })).data).toBe(1);
    const [mail] = (await all())[3] as { next_attempt_at: string }[];
    expect(Date.parse(mail?.next_attempt_at ?? "")).toBeLessThan(Date.now() + 60_000);
  });
});

describe("K7: erasing enquiries", () => {
  test("erasing an enquiry erases its notes, answers and mails", async () => {
    await answer("admin");
    await clients.admin.from("enquiry_notes").insert({ enquiry_id: id, body: "Nota" });
    await clients.admin.from("contact_submissions").delete().eq("id", id);
    expect(await all()).toEqual([[], [], [], []]);
  });

  test("enquiries older than the retention are erased with everything, newer ones stay", async () => {
    await answer("admin");
    const kept = await put({ created_at: "2025-11-25T12:00:01Z" });
    const old = await put({ created_at: "2025-11-25T11:59:59Z" });
    await clients.admin.from("enquiry_notes").insert(
      [
        { enquiry_id: old, body: "Nota" },
        { enquiry_id: kept, body: "Nota" },
      ],
      { defaultToNull: false },
    );
    const forget = (who: Person | "service", months: number | null) =>
      clients[who].rpc("purge_enquiries" as never, { months, at: "2026-11-25T12:00:00Z" } as never);
    for (const nothing of [0, -1, null]) expect((await forget("service", nothing)).data).toBe(0);
    for (const who of [...outsiders, "admin"] as const)
      expect((await forget(who, 12)).error?.code).toBe("42501");
    expect((await forget("service", 12)).data).toBe(1);
    const [rows, notes, answers, mails] = await all();
    expect(rows?.map((row) => (row as { id: string }).id).sort()).toEqual([id, kept].sort());
    expect([notes?.length, answers?.length, mails?.length]).toEqual([1, 1, 1]);
  });

  test("with a retention of a year, more enquiries than one call takes are erased, and reported once", async () => {
    const old = Array.from({ length: 1500 }, () => ({ ...enquiry, created_at: "2020-01-01" }));
    await clients.service
      .from("contact_submissions")
      .insert(old, { defaultToNull: false })
      .throwOnError();
    const said: unknown[] = [];
    const log = {
      info: (...line: unknown[]) => said.push(line),
      warn: (...line: unknown[]) => said.push(line),
      error: (...line: unknown[]) => said.push(line),
    };
    const address = {
      url: siteUrl,
      secretKey: backend.backend.secretKey,
      fetch: (url: string, init: RequestInit) => backend.backend.fetch(new Request(url, init)),
    };
    const store = createStore(address);
    const call = createDatabaseCall(address);
    const options = { store, call, months: 12, isDefault: false, log, firstMs: 0, everyMs: 10 };
    let runs = 0;
    // The age counts by the server's clock, which is checked, and not by the database's.
    const stopAtThatTime = startRetention({
      ...options,
      store: {
        async purgeEnquiries(months, at) {
          const erased = await store.purgeEnquiries(months, at);
          runs += 1;
          return erased;
        },
      },
      now: () => Date.parse("2020-12-31"),
    });
    await eventually(() => expect(runs).toBeGreaterThan(0));
    await stopAtThatTime();
    expect(said).toEqual([]);
    const stop = startRetention(options);
    await eventually(() => expect(said).not.toEqual([]));
    await stop();
    expect(said).toEqual([["erased enquiries that were too old", { enquiries: 1500, months: 12 }]]);
    expect(((await all())[0] ?? []).map((row) => (row as { id: string }).id)).toEqual([id]);
  });
});
