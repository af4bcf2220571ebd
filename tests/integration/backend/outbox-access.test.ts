import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lateFilter } from "../../../panel/src/contact/mail.ts";
import { type UserKind, userKinds } from "./cast.ts";
import {
  admin,
  type Client,
  enquiry,
  startBackendWithTraveller,
  type TestBackend,
  traveller,
} from "./harness.ts";

const outsiders = ["anonymous", "traveller"] as const;
const later = "2030-01-01T00:00:00+00:00";

let backend: TestBackend;
const clients = {} as Record<UserKind | "service", Client>;
/** Enquiries with a failed mail, a sent mail, and without a mail (before the outbox existed). */
let failed: string;
let sent: string;
let old: string;

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
    .insert([enquiry, enquiry, enquiry])
    .select("id");
  [failed = "", sent = "", old = ""] = data?.map(({ id }) => id) ?? [];
  const unsent = { attempts: 3, next_attempt_at: later, last_error: "secreto zq", sent_at: null };
  const { error } = await clients.service.from("outbox").insert(
    [
      { enquiry_id: failed, ...unsent },
      { enquiry_id: sent, ...unsent, last_error: null, sent_at: "2026-01-01T00:00:00Z" },
    ],
    { defaultToNull: false },
  );
  expect(error).toBeNull();
});

/** The whole outbox, read with the secret key. */
const stored = async () =>
  (await clients.service.from("outbox").select("*").order("enquiry_id")).data ?? [];
const nextOf = async (id: string) =>
  (await stored()).find(({ enquiry_id }) => enquiry_id === id)?.next_attempt_at;

describe("I2: the outbox", () => {
  test.each(outsiders)("shows no rows to %s, whatever the query", async (who) => {
    const table = () => clients[who].from("outbox");
    const isStranger = who === "anonymous";
    for (const { error, data } of [
      await table().select("*"),
      await table().select("last_error").eq("enquiry_id", failed),
      await clients[who].from("contact_submissions").select("id,outbox(*)"),
    ])
      expect(error?.code ?? data).toEqual(isStranger ? "42501" : []);
    const { count } = await table().select("*", { count: "exact", head: true });
    expect(count).toBe(isStranger ? null : 0);
  });

  test.each(outsiders)("cannot be changed by %s", async (who) => {
    const before = await stored();
    const table = () => clients[who].from("outbox");
    await table().update({ next_attempt_at: "2001-01-01T00:00:00Z" }).eq("enquiry_id", failed);
    await table().update({ sent_at: "2001-01-01T00:00:00Z" }).eq("enquiry_id", failed);
    expect((await table().insert({ enquiry_id: old })).error?.code).toBe("42501");
    expect((await table().upsert({ enquiry_id: failed })).error?.code).toBe("42501");
    expect((await table().delete().eq("enquiry_id", failed)).error?.code).toBe("42501");
    expect(await stored()).toEqual(before);
  });

  test("shows every mail to an administrator, also with its enquiry, and which mails are late", async () => {
    expect((await clients.admin.from("outbox").select("*")).data).toHaveLength(2);
    const found = () => clients.admin.from("contact_submissions").select("id,outbox(last_error)");
    const { data } = await found();
    expect(data).toHaveLength(3);
    expect(data).toContainEqual({ id: failed, outbox: [{ last_error: "secreto zq" }] });
    expect(data).toContainEqual({ id: old, outbox: [] });
    const late = await found()
      .is("outbox.sent_at", null)
      .or(lateFilter(), { referencedTable: "outbox" })
      .not("outbox", "is", null);
    expect(late.data?.map(({ id }) => id)).toEqual([failed]);
  });

  test("lets an administrator change when an unsent mail is retried", async () => {
    const change = { next_attempt_at: "2026-12-01T00:00:00+00:00" };
    const { data, error } = await clients.admin
      .from("outbox")
      .update(change)
      .neq("enquiry_id", old)
      .select("enquiry_id");
    expect({ data, error }).toEqual({ data: [{ enquiry_id: failed }], error: null });
    expect(Date.parse((await nextOf(failed)) ?? "")).toBe(Date.parse(change.next_attempt_at));
    expect(Date.parse((await nextOf(sent)) ?? "")).toBe(Date.parse(later));
  });

  test.each([
    { id: crypto.randomUUID() },
    { enquiry_id: crypto.randomUUID() },
    { kind: "answer" as const },
    { created_at: "2001-01-01T00:00:00Z" },
    { attempts: 0 },
    { last_error: "otra cosa" },
    { sent_at: "2026-01-01T00:00:00Z" },
    { claim: crypto.randomUUID() },
    { claimed_until: later },
    { next_attempt_at: "2001-01-01T00:00:00Z", attempts: 0 },
  ])("lets an administrator change nothing else: %j", async (change) => {
    const before = await stored();
    const { error } = await clients.admin.from("outbox").update(change).eq("enquiry_id", failed);
    expect(error?.code).toBe("42501");
    expect(await stored()).toEqual(before);
  });

  test("lets an administrator neither add nor remove a mail", async () => {
    const before = await stored();
    const table = () => clients.admin.from("outbox");
    expect((await table().insert({ enquiry_id: old })).error?.code).toBe("42501");
    expect((await table().upsert({ enquiry_id: failed })).error?.code).toBe("42501");
    expect((await table().delete().eq("enquiry_id", failed)).error?.code).toBe("42501");
    expect(await stored()).toEqual(before);
  });
});

describe("I2: functions of the outbox", () => {
  const functions: [name: string, parameters: () => Record<string, unknown>][] = [
    [
      "submit_enquiry",
      () => ({ enquiry: { ...enquiry, name: "Colada" }, sender: "x", per_address: 9, per_hour: 9 }),
    ],
    ["mail_brand", () => ({})],
    ["tour_prices", () => ({ tour: crypto.randomUUID() })],
    ["claim_mails", () => ({ max_mails: 9, at: later })],
    ["record_mail_result", () => ({ enquiry: failed, claim_id: crypto.randomUUID() })],
    ["resume_mails", () => ({ is_only_server: true })],
    ["erased_mails", () => ({})],
    ["purge_expired_form_data", () => ({})],
    ["issue_captcha_pass", () => ({ pass: "a", token: "b", seconds: 60 })],
    ["is_captcha_pass_valid", () => ({ pass: "a" })],
    ["count_captcha_attempt", () => ({ sender: "x", max_attempts: 9, seconds: 60 })],
  ];
  const call = (who: UserKind | "service", name: string, parameters: Record<string, unknown>) =>
    clients[who].rpc(name as never, parameters as never);

  test.each(functions)("only the server can call %s", async (name, parameters) => {
    const before = await stored();
    for (const who of userKinds) {
      const { data, error } = await call(who, name, parameters());
      expect([who, data, error?.code]).toEqual([who, null, "42501"]);
    }
    expect(await stored()).toEqual(before);
    // The parameters are valid: only the privilege is missing.
    expect((await call("service", name, parameters())).error).toBeNull();
  });

  test("only an administrator can call retry_mails, for one mail or all unsent mails", async () => {
    const before = await stored();
    for (const parameters of [{}, { enquiry: failed }]) {
      expect((await call("anonymous", "retry_mails", parameters)).error?.code).toBe("42501");
      // Users who see no mail cannot retry any.
      expect((await call("traveller", "retry_mails", parameters)).data).toBe(0);
    }
    expect(await stored()).toEqual(before);
    for (const [parameters, count] of [
      [{ enquiry: sent }, 0],
      [{ enquiry: old }, 0],
      [{ enquiry: failed }, 1],
      [{}, 1],
    ] as const) {
      expect(await call("admin", "retry_mails", parameters)).toMatchObject({
        data: count,
        error: null,
      });
    }
    expect(Math.abs(Date.parse((await nextOf(failed)) ?? "") - Date.now())).toBeLessThan(60_000);
    expect(Date.parse((await nextOf(sent)) ?? "")).toBe(Date.parse(later));
  });

  test.each(["rate_limit_wait_seconds", "is_admin"])("private.%s is inaccessible", async (name) => {
    for (const who of [...userKinds, "service"] as const) {
      expect((await call(who, name, {})).error?.code).toBe("PGRST202");
      const elsewhere = clients[who].schema("private" as "public").rpc(name as never);
      expect((await elsewhere).error?.code).toBe("PGRST106");
    }
  });

  test.each(["attempts", "captcha_passes"])("private.%s is inaccessible", async (name) => {
    for (const who of [...userKinds, "service"] as const) {
      const here = await clients[who].from(name as "outbox").select("*");
      expect(here.error?.code).toBe("PGRST205");
      const there = await clients[who]
        .schema("private" as "public")
        .from(name as "outbox")
        .select("*");
      expect(there.error?.code).toBe("PGRST106");
    }
  });
});

test("G10: erasing an enquiry erases its mail", async () => {
  const { data } = await clients.admin
    .from("contact_submissions")
    .delete()
    .eq("id", failed)
    .select("id");
  expect(data).toEqual([{ id: failed }]);
  expect((await stored()).map(({ enquiry_id }) => enquiry_id)).toEqual([sent]);
});
