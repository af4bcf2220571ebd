import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Editor, type Editors, type EntryTable, openEditor, startEditors } from "./editor.ts";
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
  id = await editors.reset();
});

const openBoth = () => Promise.all([openEditor(ana, id), openEditor(ben, id)]);
const drafts = async () => (await ana.from("entry_drafts").select().throwOnError()).data;
const draft = async () => (await drafts())[0];
const stored = async (entry = id, table: EntryTable = "tours") =>
  (
    await editors.cast.service
      .from(table as "tours")
      .select()
      .eq("id", entry)
      .maybeSingle()
  ).data;
const versions = async (entry = id) =>
  (await ana.from("entry_versions").select("operation").eq("entry_id", entry)).data?.length;
/** Publishes the draft as it is now. */
const publishNow = async (editor: Editor) => {
  await editor.open();
  return editor.publish();
};

describe("K12: an unfinished entry", () => {
  test("is kept without its required fields, for every administrator, and visitors do not see it", async () => {
    const editor = new Editor(ana, crypto.randomUUID(), "blog_posts");
    expect(await editor.save({ title: "Hola", is_published: true })).toMatchObject({
      outcome: "saved",
      conflicts: {},
    });
    const other = await openEditor(ben, editor.entry.id, "blog_posts");
    expect(other.shown).toEqual({ title: "Hola", is_published: true });
    expect(await drafts()).toMatchObject([
      { is_new: true, title: "Hola", columns: ["is_published", "title"], base: { title: null } },
    ]);
    for (const client of [ana, editors.cast.anonymous])
      expect((await client.from("blog_posts").select("id")).data).toEqual([]);
    await expect(publishNow(editor)).rejects.toMatchObject({ code: "23502" });
    expect(await drafts()).toHaveLength(1);
  });

  test("is published with its id and the defaults, without a version, and logged as created", async () => {
    const editor = new Editor(ana, crypto.randomUUID(), "blog_posts");
    await editor.save({ ...post, is_published: true });
    const answer = await publishNow(editor);
    expect(answer).toMatchObject({ outcome: "published", left: [], row: post });
    expect(await stored(editor.entry.id, "blog_posts")).toMatchObject({ ...post, tags: [] });
    expect(await drafts()).toEqual([]);
    expect(await versions(editor.entry.id)).toBe(0);
    const { data } = await ana.from("admin_log").select("action").eq("entry_id", editor.entry.id);
    expect(data).toEqual([{ action: "create" }]);
  });

  test("that is discarded comes back with the same columns", async () => {
    const editor = new Editor(ana, crypto.randomUUID());
    await editor.save({ name: "A medias" });
    await editor.open();
    expect(await editor.discard()).toBe("discarded");
    // Lost answer: discarded again.
    expect(await editor.discard()).toBe("discarded");
    // A form that has not heard of it brings nothing back.
    expect(await editor.save({ name: "Otra vez" })).toEqual({ outcome: "gone" });
    expect(await editor.publish()).toEqual({ outcome: "gone" });
    expect(await new Editor(ana, editor.entry.id).save({ name: "A medias" })).toMatchObject({
      outcome: "saved",
    });
  });
});

describe("K12: changes of a published entry", () => {
  test("change nothing that visitors and programs see, and are announced and logged by publishing alone", async () => {
    const changes: (readonly string[])[] = [];
    editors.cast.backend.backend.onContentChange((changed) => changes.push(changed));
    const before = await stored();
    const editor = await openEditor(ana, id);
    await editor.save({ name: "Otro nombre", slug: "otro" });
    expect(await stored()).toEqual(before);
    expect(await versions()).toBe(0);
    expect((await ana.from("admin_log").select().eq("entry_id", id)).data).toEqual([]);
    expect(changes).toEqual([]);
    expect(await publishNow(editor)).toMatchObject({ outcome: "published" });
    expect(await stored()).toMatchObject({ name: "Otro nombre", slug: "otro" });
    expect(await versions()).toBe(1);
    expect((await ana.from("admin_log").select("action").eq("entry_id", id)).data).toEqual([
      { action: "change" },
    ]);
    await expect.poll(() => changes).toEqual([["tours", `tours/${tour.slug}`, "tours/otro"]]);
  });

  test("saved again change nothing", async () => {
    const editor = await openEditor(ana, id);
    const seen = { name: editor.etags.name ?? "" };
    const save = () =>
      ana.rpc("save_draft", { ...editor.entry, changes: { name: "Otro" }, seen }).throwOnError();
    const first = await save();
    const before = await draft();
    expect((await save()).data).toEqual(first.data);
    expect(await draft()).toEqual(before);
  });

  test("sent ten times at once are saved once", async () => {
    const changes = { name: "Otro", price_per_person: 7000 };
    const editors = await Promise.all(Array.from({ length: 10 }, () => openEditor(ana, id)));
    const answers = await Promise.all(editors.map((editor) => editor.save(changes)));
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(["saved"]));
    expect(await draft()).toMatchObject({ data: changes });
  });

  test("of two administrators in different columns are both saved", async () => {
    const [one, other] = await openBoth();
    expect((await one.save({ price_per_person: 7000 })).outcome).toBe("saved");
    expect((await other.save({ name_en: "Dunes" })).outcome).toBe("saved");
    expect(await publishNow(one)).toMatchObject({ outcome: "published" });
    expect(await stored()).toMatchObject({ price_per_person: 7000, name_en: "Dunes" });
    expect(await versions()).toBe(1);
  });

  test("of two administrators in the same column: the second gets the value of the first, and saves the other columns", async () => {
    const [one, other] = await openBoth();
    await one.save({ price_per_person: 7000 });
    const answer = await other.save({ price_per_person: 8000, name_en: "Dunes" });
    expect(answer).toMatchObject({ outcome: "conflict", conflicts: { price_per_person: 7000 } });
    expect((await draft())?.data).toEqual({ price_per_person: 7000, name_en: "Dunes" });
    await other.open();
    expect(await other.save({ price_per_person: 8000 })).toMatchObject({ outcome: "saved" });
    expect((await draft())?.data).toMatchObject({ price_per_person: 8000 });
    const { data: user } = await ben.auth.getUser();
    expect(await draft()).toMatchObject({ updated_by: user.user?.id });
  });

  test("of the same value by two administrators are no conflict", async () => {
    const [one, other] = await openBoth();
    await one.save({ name: "Mismo" });
    expect(await other.save({ name: "Mismo" })).toMatchObject({ outcome: "saved" });
  });

  test("that cannot be stored stay as they were typed; publishing names their columns", async () => {
    const editor = await openEditor(ana, id);
    const unfinished = { price_per_person: "6.4.8", countries: "NA", name: "Otro" };
    expect((await editor.save(unfinished)).outcome).toBe("saved");
    expect((await openEditor(ben, id)).shown).toMatchObject(unfinished);
    expect(await publishNow(editor)).toEqual({
      outcome: "invalid",
      columns: expect.arrayContaining(["price_per_person", "countries"]),
    });
    expect(await stored()).toMatchObject({ name: tour.name });
    await editor.save({ price_per_person: 648, countries: ["NA"] });
    expect(await publishNow(editor)).toMatchObject({ outcome: "published" });
  });

  test("that a check refuses are not published, and stay", async () => {
    const editor = await openEditor(ana, id);
    await editor.save({ price_per_person: -1 });
    await expect(publishNow(editor)).rejects.toMatchObject({ code: "23514" });
    expect(await drafts()).toHaveLength(1);
  });

  test("are stored in the spelling of the row, so that another spelling of the published value is none", async () => {
    const moment = "2026-01-01T10:00:00+00:00";
    const { data: row } = await editors.cast.service
      .from("blog_posts")
      .insert({ ...post, published_at: moment })
      .select("id")
      .single();
    const editor = await openEditor(ana, row?.id ?? "", "blog_posts");
    await editor.save({ published_at: "2026-01-01T12:00:00+02:00" });
    expect(await drafts()).toEqual([]);
    const ofTour = await openEditor(ana, id);
    await ofTour.save({ price_per_person: "5850.000" });
    expect(await drafts()).toEqual([]);
  });

  test("back to the published value leave the draft, the last one with it", async () => {
    const editor = await openEditor(ana, id);
    await editor.save({ name: "Otro", price_per_person: 1 });
    await editor.save({ name: tour.name });
    expect(await draft()).toMatchObject({ columns: ["price_per_person"], title: tour.name });
    await editor.save({ price_per_person: tour.price_per_person });
    expect(await drafts()).toEqual([]);
    await editor.open();
    expect(await editor.publish()).toEqual({ outcome: "changed" });
  });

  test("of derived, internal and unknown columns are ignored", async () => {
    const editor = await openEditor(ana, id);
    const ignored = { duration_days: 9, updated_at: null, id: crypto.randomUUID(), gone: 1 };
    expect(await editor.save({ ...ignored, incomplete_locales: [] })).toMatchObject({
      outcome: "saved",
    });
    expect(await drafts()).toEqual([]);
  });

  test("of a column that a migration has dropped since are not published", async () => {
    const data = { gone: "x", name: "Otro" };
    const base = { gone: null, name: tour.name };
    await ana.from("entry_drafts").insert({ id, entry_type: "tours", data, base }).throwOnError();
    const editor = await openEditor(ana, id);
    expect(await editor.publish()).toMatchObject({ outcome: "published", left: [] });
    expect([await stored(), await drafts()]).toMatchObject([{ name: "Otro" }, []]);
  });

  test("over two megabytes in all are refused, and what was saved stays", async () => {
    const editor = await openEditor(ana, id);
    const long = "x".repeat(900_000);
    await editor.save({ name: long });
    await editor.save({ full_description: long });
    await expect(editor.save({ full_description_en: long })).rejects.toMatchObject({
      code: "23514",
    });
    expect((await draft())?.columns).toEqual(["full_description", "name"]);
  });
});
