import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Editors, openEditor, startEditors } from "./editor.ts";
import { type Client, destination, onePixelPng, tour } from "./harness.ts";

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

const drafts = async () => (await ana.from("entry_drafts").select().throwOnError()).data;
const stored = async () =>
  (await editors.cast.service.from("tours").select().eq("id", id).maybeSingle()).data;
const versions = async () =>
  (await ana.from("entry_versions").select("id,data").eq("entry_id", id).order("id")).data ?? [];
/** Writes the published row, as a program does. */
const program = (columns: object) =>
  editors.cast.service
    .from("tours")
    .update(columns as never)
    .eq("id", id)
    .throwOnError();

/** A form with saved changes, opened again. */
async function changed(client: Client, changes: Record<string, unknown>) {
  const editor = await openEditor(client, id);
  expect(await editor.save(changes)).toMatchObject({ outcome: "saved" });
  await editor.open();
  return editor;
}

describe("K12: publishing a draft", () => {
  test("makes one version, which has the state before, with its author", async () => {
    const editor = await changed(ana, { name: "Uno", price_per_person: 1, name_en: "One" });
    const { data } = await ana.auth.getUser();
    expect(await editor.publish()).toMatchObject({ outcome: "published" });
    const { data: kept } = await ana.from("entry_versions").select().eq("entry_id", id);
    expect(kept).toMatchObject([{ data: { name: tour.name }, recorded_by: data.user?.id }]);
  });

  test("that somebody else has changed since it was opened changes nothing", async () => {
    const editor = await changed(ana, { name: "Uno" });
    await changed(ben, { price_per_person: 1 });
    expect(await editor.publish()).toEqual({ outcome: "changed" });
    expect(await stored()).toMatchObject({ name: tour.name });
    await editor.open();
    expect(await editor.publish()).toMatchObject({ outcome: "published" });
  });

  test("again with the same operation gets the first answer, also after other changes", async () => {
    const operation = crypto.randomUUID();
    const editor = await changed(ana, { name: "Uno" });
    const first = await editor.publish({ operation });
    await program({ name: "Dos" });
    expect(await editor.publish({ operation })).toEqual(first);
    expect(await stored()).toMatchObject({ name: "Dos" });
    await expect(editor.publish({ operation, language: "en" })).rejects.toMatchObject({
      code: "PT409",
    });
  });

  test("ten times at once publishes it once", async () => {
    const editor = await changed(ana, { name: "Uno" });
    const answers = await Promise.all(Array.from({ length: 10 }, () => editor.publish()));
    expect(answers.filter(({ outcome }) => outcome === "published")).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === "changed")).toHaveLength(9);
    expect(await versions()).toHaveLength(1);
  });

  test("with the slug of another entry changes nothing", async () => {
    await editors.cast.service
      .from("tours")
      .insert({ ...tour, slug: "tomado" })
      .throwOnError();
    const editor = await changed(ana, { slug: "tomado" });
    expect(await editor.publish()).toEqual({ outcome: "slug-taken" });
    expect([await stored(), await drafts()]).toMatchObject([{ slug: tour.slug }, [{ id }]]);
  });

  test("shows what programs have written to other columns meanwhile, and keeps it", async () => {
    const editor = await changed(ana, { name: "Uno" });
    await program({ price_per_person: 9000 });
    await editor.open();
    expect(editor.shown).toMatchObject({ name: "Uno", price_per_person: 9000 });
    expect(await editor.publish()).toMatchObject({ outcome: "published" });
    expect(await stored()).toMatchObject({ name: "Uno", price_per_person: 9000 });
  });

  test("whose column a program has written meanwhile is a conflict, and overwrites the seen value only", async () => {
    const editor = await changed(ana, { name: "Uno", price_per_person: 1 });
    await program({ name: "Programa" });
    const answer = await editor.publish();
    expect(answer).toMatchObject({ outcome: "conflict", columns: { name: "Programa" } });
    const over = answer.outcome === "conflict" ? answer.etags : {};
    await program({ name: "Otra vez" });
    expect(await editor.publish({ over })).toMatchObject({
      outcome: "conflict",
      columns: { name: "Otra vez" },
    });
    const again = await editor.publish();
    expect(await stored()).toMatchObject({ name: "Otra vez" });
    expect(
      await editor.publish({ over: again.outcome === "conflict" ? again.etags : {} }),
    ).toMatchObject({ outcome: "published" });
    expect(await stored()).toMatchObject({ name: "Uno", price_per_person: 1 });
  });

  test("whose column has the same value by now is no conflict", async () => {
    const editor = await changed(ana, { name: "Uno", price_per_person: 1 });
    await program({ name: "Uno" });
    expect(await editor.publish()).toMatchObject({ outcome: "published" });
  });

  test("while a program writes waits for it: no write is overwritten unseen", async () => {
    for (let round = 0; round < 10; round += 1) {
      const editor = await changed(ana, { name: `Borrador ${round}` });
      const [answer] = await Promise.all([
        editor.publish(),
        program({ name: `Programa ${round}` }),
      ]);
      // Either the program was last, or the draft could not be published.
      expect(["published", "conflict"]).toContain(answer.outcome);
      expect(await stored()).toMatchObject({ name: `Programa ${round}` });
      await editor.open();
      if (editor.draft) await editor.discard();
    }
  });
});

describe("K12: the draft of an entry", () => {
  test("that was deleted can be neither changed nor published, and fits again when it is restored", async () => {
    const editor = await changed(ana, { name: "Uno" });
    /** Drafts as the lists and the dashboard count them. */
    const listed = async () =>
      (await ana.from("entry_drafts").select("id, updated_at").eq("in_trash", false)).data;
    const changedAt = (await listed())?.[0]?.updated_at;
    await program({ price_per_person: 7 });
    await ben.from("tours").delete().eq("id", id).throwOnError();
    expect(await editor.save({ name: "Dos" })).toEqual({ outcome: "gone" });
    expect(await editor.publish()).toEqual({ outcome: "gone" });
    expect(await listed()).toEqual([]);
    const { data: trash } = await ana.rpc("deleted_entries");
    await ana.rpc("restore_version", { version: trash?.[0]?.id ?? 0 }).throwOnError();
    expect(await listed()).toEqual([{ id, updated_at: changedAt }]);
    await editor.open();
    expect(editor.shown).toMatchObject({ name: "Uno", price_per_person: 7 });
    expect(await editor.publish()).toMatchObject({ outcome: "published" });
  });

  test("is discarded by who has seen it as it is; nothing published changes", async () => {
    const before = await stored();
    const editor = await changed(ana, { name: "Uno" });
    const other = await changed(ben, { price_per_person: 1 });
    expect(await editor.discard()).toBe("changed");
    expect(await drafts()).toMatchObject([{ columns: ["name", "price_per_person"] }]);
    expect(await other.discard()).toBe("discarded");
    expect([await drafts(), await stored()]).toEqual([[], before]);
    // Undone with the same columns.
    await other.open();
    expect(await other.save({ name: "Uno", price_per_person: 1 })).toMatchObject({
      outcome: "saved",
    });
  });

  test("goes with an entry that is erased, by hand or after thirty days, and stays with one that is not", async () => {
    const { data: other } = await editors.cast.service
      .from("tours")
      .insert({ ...tour, slug: "otro" })
      .select("id")
      .single();
    for (const each of [id, other?.id ?? ""]) {
      const editor = await openEditor(ana, each);
      await editor.save({ name: "Uno" });
      await ana.from("tours").delete().eq("id", each).throwOnError();
    }
    expect(await drafts()).toHaveLength(2);
    await ana.rpc("erase_versions", { type: "tours", entry: id }).throwOnError();
    expect(await drafts()).toMatchObject([{ id: other?.id }]);
    const at = new Date(Date.now() + 31 * 86_400_000).toISOString();
    await editors.cast.service.rpc("purge_trash" as never, { at } as never).throwOnError();
    expect(await drafts()).toEqual([]);

    const { data: live } = await editors.cast.service
      .from("tours")
      .insert({ ...tour, slug: "vivo" })
      .select("id")
      .single();
    const editor = await openEditor(ana, live?.id ?? "");
    await editor.save({ name: "Uno" });
    await editors.cast.service.from("tours").update({ name: "Dos" }).eq("id", editor.entry.id);
    await ana.rpc("erase_versions", { type: "tours", entry: editor.entry.id }).throwOnError();
    expect(await drafts()).toHaveLength(1);
  });

  test("keeps its pictures, which the library shows as used", async () => {
    const name = "abcdefgh-1700000000000.png";
    const png = new Blob([onePixelPng], { type: "image/png" });
    const bucket = ana.storage.from("tour-images");
    await bucket.upload(name, png, { upsert: true });
    const address = `/storage/v1/object/public/tour-images/${name}`;
    const editor = await changed(ana, { gallery_images: [address] });
    const library = async () =>
      (await ana.rpc("pictures", { path: `tour-images/${name}` }).throwOnError()).data;
    expect(await library()).toMatchObject([
      { state: "used", uses: [{ type: "tours", id, title: tour.name, draft: true, shown: null }] },
    ]);
    const unreferenced = async () => {
      const before = new Date(Date.now() + 60_000).toISOString();
      const args = ["unreferenced_pictures" as never, { before } as never] as const;
      return (await editors.cast.service.rpc(...args).throwOnError()).data;
    };
    expect(await unreferenced()).toEqual([]);
    expect((await bucket.remove([name])).data).toEqual([]);
    await editor.discard();
    expect(await library()).toMatchObject([{ state: "unused", uses: [] }]);
    expect(await unreferenced()).toMatchObject([{ name }]);
    expect((await bucket.remove([name])).data).toHaveLength(1);
  });

  test("is of one type: the same id of another type is refused", async () => {
    await changed(ana, { name: "Uno" });
    const other = await openEditor(ana, id, "destinations");
    expect(other.draft).toBeNull();
    await expect(other.save(destination)).rejects.toMatchObject({ code: "22023" });
    expect(await drafts()).toMatchObject([{ entry_type: "tours", data: { name: "Uno" } }]);
  });
});

describe("I2: drafts", () => {
  test("are for administrators alone: the functions refuse anonymous clients, other users, former administrators and the secret key", async () => {
    const editor = await changed(ana, { name: "Uno" });
    await editors.demoteBen();
    const before = [await drafts(), await stored()];
    const entry = { type: "tours", id } as const;
    const seen = editor.seen;
    for (const client of [editors.cast.anonymous, ben, editors.cast.service])
      for (const { error } of [
        await client.rpc("open_entry", entry),
        await client.rpc("save_draft", { ...entry, changes: { name: "Dos" }, seen: {} }),
        await client.rpc("publish_entry", { ...entry, seen, operation: crypto.randomUUID() }),
        await client.rpc("discard_draft", { ...entry, seen }),
        await client.rpc("schedule_draft", { ...entry, seen, at: "2030-01-01T00:00:00Z" }),
      ])
        expect(error?.code).toBe("42501");
    expect([await drafts(), await stored()]).toEqual(before);
  });

  test.each([
    ["save_draft", { id: null, changes: {}, seen: {} }],
    ["save_draft", { id: crypto.randomUUID(), changes: [], seen: {} }],
    ["save_draft", { id: crypto.randomUUID(), changes: { name: "x" }, seen: "x" }],
    ["save_draft", { type: "user_roles", id: crypto.randomUUID(), changes: {}, seen: {} }],
    ["publish_entry", { id: null, seen: "", operation: crypto.randomUUID() }],
    ["publish_entry", { id: crypto.randomUUID(), seen: "", operation: null }],
    [
      "publish_entry",
      { language: "de", id: crypto.randomUUID(), seen: "", operation: crypto.randomUUID() },
    ],
    ["open_entry", { type: "tours; drop table tours", id: crypto.randomUUID() }],
  ])("%s with %j gets a client error", async (name, args) => {
    const { status, error } = await ana.rpc(
      name as "save_draft",
      { type: "tours", ...args } as never,
    );
    expect(error).not.toBeNull();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});
