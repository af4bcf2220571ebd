import { setTimeout } from "node:timers/promises";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Editor, type Editors, openEditor, startEditors } from "./editor.ts";
import { type Client, post, tour } from "./harness.ts";

let editors: Editors;
let ana: Client;
let ben: Client;
/** Id of a tour. */
let id: string;

beforeAll(async () => {
  editors = await startEditors();
  ({ ana, ben } = editors);
});
afterAll(() => editors.cast.backend.dispose());
beforeEach(async () => {
  // A changed post makes the server check what is due: the next check comes thirty seconds later.
  const changed = { ...post, slug: crypto.randomUUID() };
  await editors.cast.service.from("blog_posts").insert(changed).throwOnError();
  id = await editors.reset();
});

const hour = 3_600_000;
const drafts = async () => (await ana.from("entry_drafts").select().throwOnError()).data;
const stored = async () =>
  (await editors.cast.service.from("tours").select().eq("id", id).single()).data;
const program = (columns: object) =>
  editors.cast.service
    .from("tours")
    .update(columns as never)
    .eq("id", id)
    .throwOnError();
const publishDue = async () =>
  (await editors.cast.service.rpc("publish_due").throwOnError()).data[0];

/** A form with a saved change, opened again. */
async function changed(client: Client, changes: Record<string, unknown>) {
  const editor = await openEditor(client, id);
  await editor.save(changes);
  await editor.open();
  return editor;
}

describe("K12: scheduling a draft", () => {
  test("keeps it as it is until its time; cancelled, it can be changed again", async () => {
    const editor = await changed(ana, { name: "Uno" });
    const at = Date.now() + hour;
    const answer = await editor.schedule(at);
    expect(answer).toMatchObject({ outcome: "scheduled" });
    const { data } = await ana.auth.getUser();
    const [draft] = await drafts();
    expect(draft).toMatchObject({ scheduled_by: data.user?.id, problem: null });
    expect(Date.parse(draft?.publish_at ?? "")).toBe(at);
    expect(await stored()).toMatchObject({ name: tour.name });
    expect(await (await openEditor(ben, id)).save({ name: "Dos" })).toMatchObject({
      outcome: "scheduled",
    });
    const due = await publishDue();
    expect(due).toMatchObject({ published: 0, failed: 0 });
    expect(due?.next_in).toBeGreaterThan(3500);
    expect(due?.next_in).toBeLessThanOrEqual(3600);

    expect(await editor.schedule(null)).toEqual({ outcome: "scheduled", publish_at: null });
    expect(await drafts()).toMatchObject([{ publish_at: null, scheduled_by: null }]);
    expect(await editor.save({ name: "Dos" })).toMatchObject({ outcome: "saved" });
    expect(await publishDue()).toEqual({ published: 0, failed: 0, next_in: null });
  });

  test("is refused if it could not be published now, or somebody has changed it", async () => {
    const at = Date.now() + hour;
    const unborn = new Editor(ana, crypto.randomUUID());
    await unborn.save({ name: "A medias" });
    await unborn.open();
    await expect(unborn.schedule(at)).rejects.toMatchObject({ code: "23502" });
    const editor = await changed(ana, { price_per_person: "6.4.8" });
    expect(await editor.schedule(at)).toEqual({
      outcome: "invalid",
      columns: ["price_per_person"],
    });
    await changed(ben, { name: "Uno" });
    expect(await editor.schedule(at)).toEqual({ outcome: "changed" });
    expect(await drafts()).toMatchObject([{ publish_at: null }, { publish_at: null }]);
    const { data } = await ana.from("entry_versions").select("id").eq("entry_id", id);
    expect(data).toEqual([]);
  });

  test("is refused over a newer published value, unless it was seen; then it is published over this value only", async () => {
    const editor = await changed(ana, { name: "Uno" });
    await program({ name: "Programa" });
    const answer = await editor.schedule(Date.now() - 1000);
    expect(answer).toMatchObject({ outcome: "conflict", columns: { name: "Programa" } });
    const over = answer.outcome === "conflict" ? answer.etags : {};
    expect(await editor.schedule(Date.now() + hour, over)).toMatchObject({ outcome: "scheduled" });
    await editor.schedule(Date.now() - 1000);
    expect(await publishDue()).toMatchObject({ published: 1 });
    expect(await stored()).toMatchObject({ name: "Uno" });
  });

  test("in the name of another administrator is impossible", async () => {
    const { data: users } = await ana.from("user_roles").select("user_id");
    const other = users?.[0]?.user_id;
    const editor = await changed(ben, { name: "Uno" });
    await editor.schedule(Date.now() + hour);
    const { data: self } = await ben.auth.getUser();
    await ben.from("entry_drafts").update({ scheduled_by: other, updated_by: other }).eq("id", id);
    expect(await drafts()).toMatchObject([
      { scheduled_by: self.user?.id, updated_by: self.user?.id },
    ]);
    const { data: own } = await ana.auth.getUser();
    await ana
      .from("entry_drafts")
      .update({ data: { name: "Dos" } })
      .eq("id", id);
    expect(await drafts()).toMatchObject([{ scheduled_by: own.user?.id }]);
  });
});

describe("K12: a draft that is due", () => {
  test("is published with the rights and in the name of who scheduled it, in one version, and logged", async () => {
    const editor = await changed(ben, { name: "Uno" });
    await editor.schedule(Date.now() - 1000);
    expect(await publishDue()).toEqual({ published: 1, failed: 0, next_in: null });
    const { data } = await ben.auth.getUser();
    const { data: versions } = await ana.from("entry_versions").select().eq("entry_id", id);
    expect(versions).toMatchObject([{ recorded_by: data.user?.id, data: { name: tour.name } }]);
    const { data: log } = await ana.from("admin_log").select().eq("entry_id", id);
    expect(log).toMatchObject([{ actor_id: data.user?.id, action: "change", subject: "Uno" }]);
    expect(await drafts()).toEqual([]);
  });

  test("is published by the server at its time, and announced to the caches", async () => {
    const heard: { at: number; changed: readonly string[] }[] = [];
    const editor = new Editor(ana, crypto.randomUUID(), "blog_posts");
    await editor.save({ ...post, is_published: true });
    await editor.open();
    // Longer than a restart on a busy machine.
    const moment = Date.now() + 10_000;
    await editor.schedule(moment);
    // The next check of a server that is running comes within thirty seconds.
    await editors.cast.backend.reopen();
    editors.cast.backend.backend.onContentChange((changed) =>
      heard.push({ at: Date.now(), changed }),
    );
    const visible = async () =>
      (await editors.cast.anonymous.from("blog_posts").select("slug")).data?.length;
    while (Date.now() < moment - 500) {
      expect(await visible()).toBe(0);
      await setTimeout(200);
    }
    await expect.poll(visible).toBe(1);
    await expect
      .poll(() => heard.map(({ changed }) => changed))
      .toContainEqual(["blog_posts", `blog_posts/${post.slug}`]);
    expect(heard[0]?.at).toBeGreaterThanOrEqual(moment - 50);
    expect(await drafts()).toEqual([]);
  });

  test("is published when the server starts after its time", async () => {
    const editor = await changed(ana, { name: "Uno" });
    await editor.schedule(Date.now() + hour);
    await editors.cast.backend.withDatabase((database) =>
      database.query("update public.entry_drafts set publish_at = now() - interval '1 day'"),
    );
    await editors.cast.backend.reopen();
    await expect.poll(async () => (await stored())?.name).toBe("Uno");
  });

  test("is published once by several servers", async () => {
    const editor = await changed(ana, { name: "Uno" });
    await editor.schedule(Date.now() - 1000);
    const answers = await Promise.all(Array.from({ length: 8 }, publishDue));
    expect(answers.map((answer) => answer?.published).filter(Boolean)).toEqual([1]);
    expect(answers.every((answer) => answer?.failed === 0)).toBe(true);
    const { data } = await ana.from("entry_versions").select("id").eq("entry_id", id);
    expect(data).toHaveLength(1);
  });

  test("on which somebody is working stays due, and nobody waits for it", async () => {
    const editor = await changed(ana, { name: "Uno" });
    await editor.schedule(Date.now() - 1000);
    const { databaseUrl = "" } = editors.cast.backend.place;
    const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
    await sql.begin(async (transaction) => {
      await transaction`select pg_advisory_xact_lock(private.draft_lock(${id}))`;
      expect(await publishDue()).toEqual({ published: 0, failed: 0, next_in: 0 });
    });
    await sql.end();
    expect(await publishDue()).toEqual({ published: 1, failed: 0, next_in: null });
  });

  test("one is published per call, the one that has waited longest first", async () => {
    const { data } = await editors.cast.service
      .from("tours")
      .insert({ ...tour, slug: "otro" })
      .select("id")
      .single();
    const late = await changed(ana, { name: "Uno" });
    const first = await openEditor(ana, data?.id ?? "");
    await first.save({ name: "Otro" });
    await first.open();
    await late.schedule(Date.now() - 1000);
    await first.schedule(Date.now() - 2000);
    expect(await publishDue()).toEqual({ published: 1, failed: 0, next_in: 0 });
    expect(await drafts()).toMatchObject([{ id }]);
    expect(await publishDue()).toEqual({ published: 1, failed: 0, next_in: null });
  });

  test("of a former administrator is not published, and says why", async () => {
    const editor = await changed(ben, { name: "Uno" });
    await editor.schedule(Date.now() + hour);
    await editors.demoteBen();
    const past = new Date(Date.now() - 1000).toISOString();
    await editors.cast.service.from("entry_drafts").update({ publish_at: past }).eq("id", id);
    expect(await publishDue()).toMatchObject({ published: 0, failed: 1, next_in: null });
    expect(await stored()).toMatchObject({ name: tour.name });
    expect(await drafts()).toMatchObject([
      { publish_at: null, problem: { outcome: "42501" }, data: { name: "Uno" } },
    ]);
    // The next change clears the problem.
    await changed(ana, { name: "Dos" });
    expect(await drafts()).toMatchObject([{ problem: null }]);
  });

  test.each([
    [
      "a newer published value",
      { name: "Programa" },
      { outcome: "conflict", columns: { name: "Programa" } },
    ],
    [
      "a rule that it breaks by now",
      { min_group_size: 12 },
      { outcome: "23514", constraint: "tours_max_group_size_order" },
    ],
  ])("with %s is not published, and says why", async (_, columns, problem) => {
    const editor = await changed(ana, { name: "Uno", max_group_size: 11 });
    await editor.schedule(Date.now() + hour);
    await program(columns);
    const past = new Date(Date.now() - 1000).toISOString();
    await editors.cast.service.from("entry_drafts").update({ publish_at: past }).eq("id", id);
    expect(await publishDue()).toMatchObject({ published: 0, failed: 1 });
    expect(await drafts()).toMatchObject([{ publish_at: null, problem }]);
    expect(await stored()).toMatchObject(columns);
  });

  test("is published by the server alone", async () => {
    for (const client of [editors.cast.anonymous, ana, ben])
      expect((await client.rpc("publish_due")).error?.code).toBe("42501");
  });
});
