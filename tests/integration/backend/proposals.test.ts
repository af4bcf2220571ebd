import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { InsertRow } from "../../../shared/database.types.ts";
import type { CurrentProposal } from "../../../shared/proposal.ts";
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
let enquiryId: string;
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
  enquiryId = crypto.randomUUID();
  await clients.service
    .from("contact_submissions")
    .insert({ ...enquiry, id: enquiryId, created_at: "2026-01-01T10:20:30Z" })
    .throwOnError();
  id = crypto.randomUUID();
  await clients.admin.from("proposals").insert(draft()).throwOnError();
});

/** Day of the calendar in Johannesburg, some days from now. */
const day = (days: number, from = Date.now()) =>
  new Intl.DateTimeFormat("sv", { timeZone: "Africa/Johannesburg" }).format(
    from + days * 86_400_000,
  );

const draft = (): InsertRow<"proposals"> => ({
  id,
  enquiry_id: enquiryId,
  language: "es",
  title: "El Kalahari para cuatro",
  traveller: "Lucía Ferrer",
  party: "Dos adultos y dos niños",
  letter: "Hola, Lucía:",
  starts_on: day(200),
  itinerary: [
    { day: 1, title: "Upington", bed: "Le Must" },
    { day: 2, title: "Kgalagadi" },
  ],
  price_lines: [
    { label: "Adultos", quantity: 2, amount: 6660 },
    { label: "Niños", quantity: 2, amount: 5328.5 },
    { label: "Descuento", quantity: 1, amount: -100 },
  ],
  valid_until: day(14),
  terms: "Se paga un depósito.",
  deposit: 500,
  payment: "Cuenta 123",
  payment_url: "https://pay.example/1",
  contacts: [{ name: "Ana", phone: "+27 11 000 0000" }],
});

const row = async () =>
  (await clients.service.from("proposals").select("*").eq("id", id).single().throwOnError()).data;
const versions = async () =>
  (await clients.service.from("proposal_versions").select("*").order("number")).data ?? [];
const replies = async () =>
  (await clients.service.from("proposal_replies").select("*").order("at")).data ?? [];
const mails = async () =>
  ((await clients.service.from("outbox").select("*").order("created_at")).data ?? []).map(
    ({ kind }) => kind,
  );
const stateOfEnquiry = async () =>
  (await clients.service.from("contact_submissions").select("state,answered_at").single()).data;
const change = (values: Partial<InsertRow<"proposals">>) =>
  clients.admin.from("proposals").update(values).eq("id", id).throwOnError();

async function send(
  changes: { operation?: string; expected?: string; subject?: string; body?: string } = {},
  who: keyof typeof clients = "admin",
) {
  const { updated_at } = await row();
  return clients[who].rpc("send_proposal", {
    proposal: id,
    operation: crypto.randomUUID(),
    expected: updated_at,
    subject: "Tu viaje",
    body: "Hola, Lucía: aquí lo tienes.",
    ...changes,
  });
}
/** Sends it. Returns the token. */
async function sent(): Promise<string> {
  const { data, error } = await send();
  if (error) throw error;
  return data.token ?? "";
}
const open = async (token: string, at?: string, seen = false) =>
  (await clients.service.rpc("open_proposal", { token, seen, ...(at && { at }) }).throwOnError())
    .data as CurrentProposal | null;
const reply = async (token: string, changes: object = {}) =>
  (
    await clients.service
      .rpc("reply_to_proposal", {
        token,
        operation: crypto.randomUUID(),
        version: 1,
        kind: "question",
        body: "¿Hay mosquitos?",
        ...changes,
      })
      .throwOnError()
  ).data;
const accept = (token: string, changes: object = {}) =>
  reply(token, {
    kind: "acceptance",
    body: null,
    name: "Lucía Ferrer",
    address: "203.0.113.5",
    ...changes,
  });

describe("R10, R11: writing and sending a proposal", () => {
  test("the total is the sum of the lines, and the reference has no letters that look like digits", async () => {
    expect(await row()).toMatchObject({ total: 23_877, state: "draft" });
    expect((await row()).reference).toMatch(/^T-[A-HJKMNP-TV-Z2-9]{6}$/);
    await change({ price_lines: [{ label: "Todo", amount: 99.5 }] });
    expect((await row()).total).toBe(99.5);
  });

  test("sending keeps a version, queues one mail and answers the enquiry", async () => {
    const { data } = await send();
    expect(data).toEqual({ number: 1, token: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const [version] = await versions();
    expect(version).toMatchObject({
      number: 1,
      author: admin.email,
      subject: "Tu viaje",
      total: 23_877,
      opened: 0,
      content: { title: "El Kalahari para cuatro", traveller: "Lucía Ferrer" },
    });
    for (const secret of ["payment", "payment_url", "contacts", "road_notes", "enquiry_id"])
      expect(version?.content).not.toHaveProperty(secret);
    expect(await mails()).toEqual(["proposal"]);
    expect(await row()).toMatchObject({ state: "sent" });
    expect(await stateOfEnquiry()).toEqual({ state: "proposed", answered_at: version?.sent_at });
  });

  test("sending that is repeated after a lost answer makes no second version and no second mail", async () => {
    const operation = crypto.randomUUID();
    const { updated_at: expected } = await row();
    const answers = await Promise.all([
      send({ operation, expected }),
      send({ operation, expected }),
    ]);
    expect(answers.map(({ data }) => data?.number)).toEqual([1, 1]);
    expect(answers.filter(({ data }) => data?.token)).toHaveLength(1);
    expect(await versions()).toHaveLength(1);
    expect(await mails()).toEqual(["proposal"]);
    const other = await send({ operation, subject: "Otro viaje" });
    expect(other.error?.code).toBe("PT409");
  });

  test.each([
    ["no price", { price_lines: [] }, "total"],
    ["no validity", { valid_until: null }, "valid_until"],
    ["a validity that has passed", { valid_until: day(-1) }, "valid_until"],
    ["a first day that has passed", { starts_on: day(-1) }, "starts_on"],
    ["no days", { itinerary: [] }, "itinerary"],
    ["blank terms", { terms: "  " }, "terms"],
  ])(
    "a proposal with %s is not sent, and the error names the column",
    async (_what, values, column) => {
      await change(values);
      const { error } = await send();
      expect(error).toMatchObject({ code: "22023", message: column });
      expect(await versions()).toEqual([]);
      expect(await mails()).toEqual([]);
    },
  );

  test("a proposal may be sent until midnight of its last day in Johannesburg", async () => {
    await change({ valid_until: day(0), starts_on: day(0) });
    expect((await send()).error).toBeNull();
  });

  test("a proposal that has changed since it was read is not sent", async () => {
    const { updated_at: expected } = await row();
    await change({ title: "Otro título" });
    expect((await send({ expected })).error?.code).toBe("PT409");
  });

  test("a sent version stays as it was, whoever changes it", async () => {
    await sent();
    const [before] = await versions();
    await change({ title: "Después", price_lines: [{ label: "Todo", amount: 1 }] });
    const forced = { content: {}, total: 1, subject: "x", number: 9 };
    await clients.service.from("proposal_versions").update(forced).neq("subject", "");
    expect(await versions()).toEqual([before]);
    for (const who of ["admin", "traveller", "anonymous"] as const) {
      const update = await clients[who].from("proposal_versions").update(forced).neq("subject", "");
      const removal = await clients[who].from("proposal_versions").delete().neq("subject", "");
      expect([update.error?.code, removal.error?.code]).toEqual(["42501", "42501"]);
    }
    expect(await versions()).toEqual([before]);
  });

  test("administrators change neither state, total nor reference, and delete drafts only", async () => {
    for (const values of [
      { state: "accepted" as const },
      { total: 1 },
      { reference: "T-AAAAAA" },
    ]) {
      const { error } = await clients.admin.from("proposals").update(values).eq("id", id);
      expect(error?.code).toBe("42501");
    }
    await sent();
    await clients.admin.from("proposals").delete().eq("id", id);
    expect((await row()).state).toBe("sent");
    const other = crypto.randomUUID();
    await clients.admin
      .from("proposals")
      .insert({ ...draft(), id: other })
      .throwOnError();
    await clients.admin.from("proposals").delete().eq("id", other).throwOnError();
    expect((await clients.service.from("proposals").select("id")).data).toEqual([{ id }]);
  });

  test("save_entry saves proposals, finds conflicts and repeats its answer", async () => {
    const { updated_at: expected } = await row();
    const save = (entry: object, operation = crypto.randomUUID()) =>
      clients.admin.rpc("save_entry", {
        type: "proposals" as "tours",
        id,
        expected,
        entry: entry as Record<string, unknown>,
        operation,
      });
    const operation = crypto.randomUUID();
    const first = await save({ title: "Uno" }, operation);
    expect(first.data).toMatchObject({ outcome: "saved", row: { title: "Uno" } });
    expect((await save({ title: "Uno" }, operation)).data).toEqual(first.data);
    expect((await save({ title: "Dos" })).data).toMatchObject({ outcome: "conflict" });
  });

  test.each([
    ["a script", "javascript:alert(1)"],
    ["a user name before the host", "https://bank.example@evil.example/"],
    ["no https", "http://pay.example/1"],
  ])("a payment address with %s is refused", async (_what, payment_url) => {
    const { error } = await clients.admin.from("proposals").update({ payment_url }).eq("id", id);
    expect(error?.code).toBe("23514");
  });

  test.each([
    ["a line that is no object", [1]],
    ["an amount that is a text", [{ label: "x", amount: "1; drop" }]],
    ["an amount above a million", [{ label: "x", amount: 1_000_001 }]],
    ["a quantity of a half", [{ label: "x", quantity: 0.5, amount: 1 }]],
    ["lines that are no list", { label: "x" }],
  ])("%s is refused", async (_what, price_lines) => {
    const { error } = await clients.admin
      .from("proposals")
      .update({ price_lines: price_lines as never })
      .eq("id", id);
    expect(error?.code).toBe("23514");
  });

  test("travellers and anonymous clients can do nothing", async () => {
    const token = await sent();
    for (const who of ["traveller", "anonymous"] as const) {
      const client = clients[who];
      const calls = await Promise.all([
        send({}, who),
        client.rpc("make_proposal_link", { proposal: id }),
        client.rpc("revoke_proposal_links", { proposal: id }),
        client.rpc("withdraw_proposal", { proposal: id }),
        client.rpc("settle_replies", { proposal: id }),
        client.rpc("open_proposal", { token, seen: true }),
        client.rpc("reply_to_proposal", {
          token,
          operation: crypto.randomUUID(),
          version: 1,
          kind: "question",
          body: "x",
        }),
      ]);
      expect(calls.map(({ error }) => error?.code)).toEqual(calls.map(() => "42501"));
      expect((await client.from("proposals").select("id")).data ?? []).toEqual([]);
    }
    expect((await clients.admin.rpc("open_proposal", { token, seen: true })).error?.code).toBe(
      "42501",
    );
  });
});

describe("R12, R13: links and openings", () => {
  test("every link opens the latest version, and revoking closes all", async () => {
    const first = await sent();
    await change({ title: "Segunda" });
    const second = await sent();
    const third =
      (await clients.admin.rpc("make_proposal_link", { proposal: id }).throwOnError()).data ?? "";
    for (const token of [first, second, third])
      expect(await open(token)).toMatchObject({
        number: 2,
        content: { title: "Segunda" },
        before: { title: "El Kalahari para cuatro" },
        road: null,
      });
    const { data } = await clients.admin.rpc("revoke_proposal_links", { proposal: id });
    expect(data).toBe(3);
    for (const token of [first, second, third, "0".repeat(64)])
      expect(await open(token)).toBeNull();
  });

  test("no link is made for a draft, and none above forty", async () => {
    const make = () => clients.admin.rpc("make_proposal_link", { proposal: id });
    expect((await make()).error?.code).toBe("PT409");
    await sent();
    for (let made = 1; made < 40; made++) expect((await make()).error).toBeNull();
    expect((await make()).error?.code).toBe("PT409");
  });

  test("a link of a sent proposal closes 21 days after it has lapsed", async () => {
    const token = await sent();
    expect(await open(token, `${day(14)}T23:59:59+02:00`)).toMatchObject({ lapsed: false });
    expect(await open(token, `${day(15)}T00:00:00+02:00`)).toMatchObject({ lapsed: true });
    expect(await open(token, `${day(35)}T23:59:59+02:00`)).not.toBeNull();
    expect(await open(token, `${day(36)}T00:00:00+02:00`)).toBeNull();
  });

  test("a link of an accepted proposal closes 30 days after the last day of the journey", async () => {
    const token = await sent();
    await accept(token);
    // The second of two days is the last.
    expect(await open(token, `${day(231)}T23:59:59+02:00`)).toMatchObject({ state: "accepted" });
    expect(await open(token, `${day(232)}T00:00:00+02:00`)).toBeNull();
  });

  test("openings count once in half an hour, and only those of people", async () => {
    const token = await sent();
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    await open(token, at(1), false);
    expect((await versions())[0]).toMatchObject({ opened: 0, first_opened_at: null });
    for (const minutes of [2, 10, 31, 33, 40]) await open(token, at(minutes), true);
    const [version] = await versions();
    expect(version?.opened).toBe(2);
    expect(Date.parse(version?.last_opened_at ?? "")).toBeGreaterThan(
      Date.parse(version?.first_opened_at ?? ""),
    );
  });

  test("a withdrawn proposal tells nothing, and can be restored", async () => {
    const token = await sent();
    const withdraw = (restore = false) =>
      clients.admin.rpc("withdraw_proposal", { proposal: id, restore });
    await withdraw().throwOnError();
    await withdraw().throwOnError();
    expect(await open(token)).toEqual({
      state: "withdrawn",
      language: "es",
      reference: (await row()).reference,
    });
    expect(await reply(token)).toMatchObject({ outcome: "withdrawn" });
    await withdraw(true).throwOnError();
    expect(await open(token)).toMatchObject({ state: "sent" });
    await accept(token);
    expect((await withdraw()).error?.code).toBe("PT409");
  });
});

describe("R14: replies", () => {
  test("a question is stored once, waits until it is settled, and queues one mail to the owner", async () => {
    const token = await sent();
    const operation = crypto.randomUUID();
    const { updated_at } = await row();
    expect(await reply(token, { operation })).toEqual({ outcome: "stored", number: 1 });
    expect(await reply(token, { operation })).toEqual({ outcome: "stored", number: 1 });
    expect(await replies()).toMatchObject([
      { kind: "question", body: "¿Hay mosquitos?", ip: null },
    ]);
    expect(await mails()).toEqual(["proposal", "reply"]);
    expect((await clients.admin.rpc("enquiry_counts")).data).toMatchObject({ waiting: 1 });
    // No conflict with an open form.
    expect((await row()).updated_at).toBe(updated_at);
    await clients.admin.rpc("settle_replies", { proposal: id }).throwOnError();
    expect((await clients.admin.rpc("enquiry_counts")).data).toMatchObject({ waiting: 0 });
    expect((await open(token))?.replies).toMatchObject([{ kind: "question" }]);
  });

  test("a question to an older or lapsed version is taken", async () => {
    const token = await sent();
    await sent();
    expect(await reply(token, { version: 1, at: `${day(16)}T10:00:00Z` })).toMatchObject({
      outcome: "stored",
    });
  });

  test("ten replies are taken in an hour", async () => {
    const token = await sent();
    const outcomes = [];
    for (let sentReplies = 0; sentReplies < 11; sentReplies++)
      outcomes.push((await reply(token))?.outcome);
    expect(outcomes).toEqual([...Array(10).fill("stored"), "limited"]);
    const later = new Date(Date.now() + 61 * 60_000).toISOString();
    expect(await reply(token, { at: later })).toMatchObject({ outcome: "stored" });
  });

  test.each([
    ["an unknown kind", { kind: "order" }, "22023"],
    ["an empty question", { body: " " }, "23514"],
    ["a question of 2,001 characters", { body: "x".repeat(2001) }, "23514"],
    ["an acceptance without a name", { kind: "acceptance", body: null, name: "" }, "23514"],
  ])("%s is refused", async (_what, changes, code) => {
    const token = await sent();
    const { error } = await clients.service.rpc("reply_to_proposal", {
      ...{ token, operation: crypto.randomUUID(), version: 1, kind: "question", body: "x" },
      ...(changes as object),
    } as never);
    expect(error?.code).toBe(code);
    expect(await replies()).toEqual([]);
  });
});

describe("R15: acceptance", () => {
  test("an acceptance keeps name, time and address, confirms the enquiry and queues both mails", async () => {
    const token = await sent();
    expect(await accept(token)).toEqual({ outcome: "stored", number: 1 });
    expect(await replies()).toMatchObject([
      { kind: "acceptance", number: 1, name: "Lucía Ferrer", body: null, ip: "203.0.113.5" },
    ]);
    expect(await row()).toMatchObject({ state: "accepted", waiting_since: null });
    expect(await stateOfEnquiry()).toMatchObject({ state: "confirmed" });
    expect((await mails()).toSorted()).toEqual(["accepted", "proposal", "reply"]);
    expect(await open(token)).toMatchObject({
      state: "accepted",
      lapsed: false,
      acceptance: { number: 1, name: "Lucía Ferrer" },
      road: {
        payment: "Cuenta 123",
        payment_url: "https://pay.example/1",
        contacts: [{ name: "Ana" }],
      },
    });
  });

  test("of two acceptances at the same time one is stored", async () => {
    const token = await sent();
    const outcomes = await Promise.all([accept(token), accept(token, { name: "Otro Viajero" })]);
    expect(outcomes.map((answer) => answer?.outcome).toSorted()).toEqual(["closed", "stored"]);
    expect(await replies()).toHaveLength(1);
  });

  test("an acceptance whose answer was lost is repeated without a second one", async () => {
    const token = await sent();
    const operation = crypto.randomUUID();
    await accept(token, { operation });
    expect(await accept(token, { operation })).toMatchObject({ outcome: "stored" });
    expect(await replies()).toHaveLength(1);
  });

  test("an older version is not accepted", async () => {
    const token = await sent();
    await sent();
    expect(await accept(token, { version: 1 })).toEqual({ outcome: "stale", number: 2 });
    expect(await replies()).toEqual([]);
    expect(await accept(token, { version: 2 })).toMatchObject({ outcome: "stored" });
  });

  test("a version is accepted until midnight in Johannesburg", async () => {
    const token = await sent();
    expect(await accept(token, { at: `${day(15)}T00:00:00+02:00` })).toMatchObject({
      outcome: "lapsed",
    });
    expect(await accept(token, { at: `${day(14)}T23:59:59+02:00` })).toMatchObject({
      outcome: "stored",
    });
  });

  test("of an acceptance and a new version at the same time, the later one is refused", async () => {
    for (let round = 0; round < 5; round++) {
      const token = await sent();
      const { number } = (await open(token)) ?? { number: 0 };
      // What the owner has read before the traveller accepts.
      const { updated_at: expected } = await row();
      const [acceptance, next] = await Promise.all([
        accept(token, { version: number }),
        send({ expected }),
      ]);
      const isAccepted = acceptance?.outcome === "stored";
      expect([acceptance?.outcome, next.error?.code]).toEqual(
        isAccepted ? ["stored", "PT409"] : ["stale", undefined],
      );
      expect((await row()).state).toBe(isAccepted ? "accepted" : "sent");
    }
  });

  test("an accepted proposal that is sent again asks for another acceptance and keeps the first", async () => {
    const token = await sent();
    await accept(token);
    await sent();
    expect(await stateOfEnquiry()).toMatchObject({ state: "proposed" });
    expect(await open(token)).toMatchObject({
      state: "sent",
      number: 2,
      acceptance: { number: 1 },
      road: null,
    });
  });

  test("an enquiry with an accepted journey is kept for as many months after its last day", async () => {
    const token = await sent();
    await accept(token);
    const purge = async (at: string) =>
      (
        await clients.service
          .rpc("purge_enquiries" as never, { months: 12, at } as never)
          .throwOnError()
      ).data;
    expect(await purge(`${day(300)}T00:00:00Z`)).toBe(0);
    expect(await purge(`${day(580)}T00:00:00Z`)).toBe(1);
    for (const table of ["proposals", "proposal_versions", "proposal_replies", "outbox"] as const)
      expect((await clients.service.from(table).select("id")).data).toEqual([]);
    expect(await open(token)).toBeNull();
  });
});
