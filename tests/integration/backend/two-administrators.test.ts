import postgres from "postgres";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { columnsOf } from "../../../content/columns.ts";
import type { Field } from "../../../content/fields.ts";
import { type ContentType, contentTypes } from "../../../content/index.ts";
import type { Row } from "../../../shared/database.types.ts";
import { content, insertEnquiry } from "./cast.ts";
import {
  admin,
  type Client,
  startBackendWithTraveller,
  type TestBackend,
  traveller,
} from "./harness.ts";

let backend: TestBackend;
let service: Client;
let ana: Client;
let ben: Client;
let benRole: { user_id: string; role: "admin" };

beforeAll(async () => {
  backend = await startBackendWithTraveller();
  service = backend.service();
  ana = await backend.signedIn(admin);
  ben = await backend.signedIn(traveller);
  benRole = { user_id: (await ben.auth.getUser()).data.user?.id ?? "", role: "admin" };
  await giveRole();
});
afterAll(() => backend.dispose());

async function giveRole() {
  const { error } = await service.from("user_roles").insert(benRole);
  if (error) throw error;
}

async function takeRole() {
  const { data } = await service.from("user_roles").delete().match(benRole).select();
  expect(data).toHaveLength(1);
}

/** Sends requests while a transaction holds the row, and commits it when all of them wait. */
async function atOnce<Answer>(table: string, id: string, ask: (() => PromiseLike<Answer>)[]) {
  const sql = postgres(backend.place.databaseUrl ?? "", { max: 2, onnotice: () => {} });
  const waiting = async () =>
    (
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    ).length;
  try {
    const { answers } = await sql.begin(async (holder) => {
      await holder`select from ${holder(table)} where id = ${id} for update`;
      const answers = Promise.all(ask.map((send) => send()));
      await expect.poll(waiting).toBe(ask.length);
      return { answers };
    });
    return await answers;
  } finally {
    await sql.end();
  }
}

describe.each(content)("$table", ({ table, title, row, off }) => {
  // Columns shared by all tables.
  const from = (who: Client) => who.from(table as "tours");
  const texts = contentTypes
    .filter((type) => type.table === table)
    .flatMap(({ fields }: ContentType) => columnsOf(title, fields[title] as Field));
  const stored = async (id: string) => (await from(service).select().eq("id", id).single()).data;

  /** Changes several columns. */
  const versionOf = (who: string) => ({
    slug: `de-${who}`,
    ...Object.fromEntries(texts.map((column) => [column, `${column} de ${who}`])),
  });

  const save = (who: Client, { id, updated_at }: Row<"tours">, version: object) =>
    from(who).update(version).eq("id", id).eq("updated_at", updated_at).select("updated_at");

  async function made(by: Client): Promise<Row<"tours">> {
    const entry = { ...row, ...off, slug: `nueva-${crypto.randomUUID()}` };
    const { data, error } = await from(by)
      .insert(entry as never)
      .select()
      .single();
    if (error) throw error;
    return data;
  }

  afterEach(async () => {
    const { error } = await from(service).delete().neq("slug", "");
    expect(error).toBeNull();
  });

  test("I2: an entry created by one administrator can be read, edited and deleted by the other", async () => {
    for (const [maker, other] of [
      [ana, ben],
      [ben, ana],
    ] as const) {
      const entry = await made(maker);
      expect((await from(other).select().eq("id", entry.id)).data).toEqual([entry]);
      expect((await save(other, entry, versionOf("otra"))).data).toHaveLength(1);
      const seen = await from(maker).select().eq("id", entry.id).single();
      expect(seen.data).toMatchObject(versionOf("otra"));
      expect((await from(other).delete().eq("id", entry.id).select("id")).data).toHaveLength(1);
      expect((await from(maker).select().eq("id", entry.id)).data).toEqual([]);
    }
  });

  test("H11: saving over a version that the other administrator has replaced returns no row and changes nothing", async () => {
    const entry = await made(ana);
    expect((await save(ben, entry, versionOf("ben"))).data).toHaveLength(1);
    const after = await stored(entry.id);
    expect(after?.updated_at).not.toBe(entry.updated_at);
    expect(await save(ana, entry, versionOf("ana"))).toMatchObject({ data: [], error: null });
    expect(await stored(entry.id)).toEqual(after);
  });

  test("H11: of two simultaneous saves of one version one succeeds completely, the other returns no row", async () => {
    const entry = await made(ana);
    const [anas, bens] = await atOnce(table, entry.id, [
      () => save(ana, entry, versionOf("ana")),
      () => save(ben, entry, versionOf("ben")),
    ]);
    expect([anas?.error, bens?.error]).toEqual([null, null]);
    const saved = [anas?.data, bens?.data];
    expect(saved.map((rows) => rows?.length).sort()).toEqual([0, 1]);
    const winner = saved[0]?.length ? "ana" : "ben";
    const updated_at = saved.flat()[0]?.updated_at;
    // The saved texts are all that some types have to translate.
    const incomplete_locales = expect.any(Array);
    const expected = { ...entry, ...versionOf(winner), incomplete_locales, updated_at };
    expect(await stored(entry.id)).toEqual(expected);
  });

  test("I2: a former administrator with a valid token cannot read, write or delete entries", async () => {
    const entry = await made(ana);
    await takeRole();
    try {
      expect((await ben.auth.getUser()).data.user?.id).toBe(benRole.user_id);
      expect(await from(ben).select().eq("id", entry.id)).toMatchObject({ data: [], error: null });
      expect((await save(ben, entry, versionOf("ben"))).data).toEqual([]);
      expect((await from(ben).delete().eq("id", entry.id).select("id")).data).toEqual([]);
      const inserted = await from(ben).insert({ ...row, slug: "de-ben" } as never);
      expect(inserted.error?.code).toBe("42501");
      expect((await from(service).select()).data).toEqual([entry]);
    } finally {
      await giveRole();
    }
    expect((await save(ben, entry, versionOf("ben"))).data).toHaveLength(1);
  });
});

describe("contact_submissions", () => {
  const ids = async (who: Client) =>
    (await who.from("contact_submissions").select("id")).data?.map(({ id }) => id);
  const erase = (who: Client, id: string) =>
    who.from("contact_submissions").delete().eq("id", id).select("id");
  const again = (who: Client, id: string) =>
    who
      .from("outbox")
      .update({ next_attempt_at: "2030-01-01T00:00:00Z" })
      .eq("enquiry_id", id)
      .select("enquiry_id");

  test("H12: both administrators see an enquiry; after one erases it, it is gone for the other", async () => {
    await insertEnquiry(service);
    const [id = ""] = (await ids(ana)) ?? [];
    expect(await ids(ben)).toEqual([id]);
    expect((await again(ana, id)).data).toHaveLength(1);
    expect((await again(ben, id)).data).toHaveLength(1);
    expect((await erase(ben, id)).data).toEqual([{ id }]);
    expect(await ids(ana)).toEqual([]);
    expect((await again(ana, id)).data).toEqual([]);
  });

  test("H12: of two simultaneous erasures one returns the enquiry, the other no row", async () => {
    await insertEnquiry(service);
    const [id = ""] = (await ids(ana)) ?? [];
    const answers = await atOnce("contact_submissions", id, [
      () => erase(ana, id),
      () => erase(ben, id),
    ]);
    expect(answers.map(({ error }) => error)).toEqual([null, null]);
    expect(answers.map(({ data }) => data?.length).sort()).toEqual([0, 1]);
    expect(await ids(service)).toEqual([]);
  });

  test("I2: a former administrator with a valid token cannot read, retry or erase enquiries", async () => {
    await insertEnquiry(service);
    const [id = ""] = (await ids(service)) ?? [];
    await takeRole();
    try {
      expect(await ids(ben)).toEqual([]);
      expect((await ben.from("outbox").select()).data).toEqual([]);
      expect((await again(ben, id)).data).toEqual([]);
      expect((await erase(ben, id)).data).toEqual([]);
      expect(await ids(service)).toEqual([id]);
    } finally {
      await giveRole();
    }
    expect((await erase(ben, id)).data).toEqual([{ id }]);
  });
});
