import { describe, expect, test } from "vitest";
import { tours } from "#content/types/tours.ts";
import type { EntryDraftRow, OpenedEntry, SaveDraftAnswer } from "#shared/database.types.ts";
import type { Columns, ObjectItem, Values } from "../draft/values";
import { DraftSession, type SaveCall } from "./draft-session";

const day = (id: string | undefined, text: string, at: number) => ({
  ...(id && { id }),
  day: at + 1,
  description_es: text,
  description_en: "",
  description_fr: "",
});
const published: Columns = {
  name: "Dunas",
  name_en: null,
  slug: "dunas",
  price_per_person: 5850,
  itinerary: [day("a", "Uno", 0), day("b", "Dos", 1)],
};
const etagsOf = (row: Columns) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, JSON.stringify(value)]));
const openedFrom = (row: Columns | null, data: Columns | null = null): OpenedEntry => ({
  row,
  draft: data && ({ data, base: {}, is_new: !row, publish_at: null } as unknown as EntryDraftRow),
  etags: etagsOf({ ...row, ...data }),
});
const session = (row: Columns = published) => new DraftSession(tours, openedFrom(row));

const setText = (of: DraftSession, name: string, es: string) => {
  of.draft = { ...of.draft, [name]: { ...(of.draft[name] as Values["text"]), es } };
};
const setDay = (of: DraftSession, at: number, es: string) => {
  const days = of.draft.itinerary as ObjectItem[];
  const next = days.map((item, index) =>
    index === at
      ? { ...item, values: { ...item.values, description: { es, en: "", fr: "" } } }
      : item,
  );
  of.draft = { ...of.draft, itinerary: next };
};
/** Answer of a server whose entry has these columns now. */
const saved = (now: Columns, conflicts: Columns = {}): SaveDraftAnswer => ({
  outcome: Object.keys(conflicts).length > 0 ? "conflict" : "saved",
  conflicts,
  etag: "",
  etags: etagsOf(now),
});
const textsOf = (row: Columns) =>
  (row.itinerary as Columns[]).map(({ description_es }) => description_es);

describe("K12: the form of an entry", () => {
  test("whose items have no id, and which nobody has touched, saves nothing", () => {
    const form = session({ ...published, itinerary: [day(undefined, "Uno", 0)] });
    expect(form.isAcknowledged).toBe(true);
    expect(form.next()).toBeUndefined();
    // Others write items without id, too.
    form.remote(openedFrom({ ...published, itinerary: [day(undefined, "Otro", 0)] }));
    expect(textsOf(form.row)).toEqual(["Otro"]);
    expect(form.next()).toBeUndefined();
  });

  test("saves changed columns only, and newer changes after the answer", () => {
    const form = session();
    setText(form, "name", "Delta");
    const call = form.next() as SaveCall;
    expect(call.changes).toEqual({ name: "Delta" });
    expect(call.seen.name).toBe('"Dunas"');
    setText(form, "name", "Delta, más");
    form.answered(saved({ ...published, name: "Delta" }));
    expect(form.isAcknowledged).toBe(false);
    expect(form.next()).toMatchObject({
      changes: { name: "Delta, más" },
      seen: { name: '"Delta"' },
    });
  });

  test("repeats a call without answer before anything else", () => {
    const form = session();
    setText(form, "name", "Delta");
    const call = form.next();
    setText(form, "name", "Otra cosa");
    expect(form.next()).toBe(call);
  });

  test("that is new saves nothing before its first change, then every column that has a value", () => {
    const form = new DraftSession(tours);
    expect(form.next()).toBeUndefined();
    setText(form, "name", "Delta");
    expect(form.next()).toMatchObject({
      changes: { name: "Delta", min_group_size: 2, is_active: true, itinerary: [] },
      seen: {},
    });
  });

  test("merges another day that somebody else has changed, and saves both", () => {
    const form = session();
    setDay(form, 0, "Mío");
    form.next();
    const itinerary = [day("a", "Uno", 0), day("b", "Suyo", 1)];
    form.answered(saved({ ...published, itinerary }, { itinerary }));
    expect(textsOf(form.row)).toEqual(["Mío", "Suyo"]);
    expect(form.taken).toEqual(["itinerary"]);
    expect(form.isOutdated).toBe(true);
    const call = form.next() as SaveCall;
    expect(textsOf(call.changes)).toEqual(["Mío", "Suyo"]);
    expect(call.seen.itinerary).toBe(JSON.stringify(itinerary));
  });

  test.each([
    ["mine", ["Mío", "Dos, nuevo"]],
    ["theirs", ["Suyo", "Dos, nuevo"]],
  ] as const)(
    "asks about a day that both have changed, and keeps the choice %s and disjoint changes",
    (side, texts) => {
      const form = session();
      setText(form, "name", "Delta");
      setDay(form, 0, "Mío");
      const itinerary = [day("a", "Suyo", 0), day("b", "Dos, nuevo", 1)];
      form.remote(openedFrom(published, { itinerary }));
      expect(textsOf(form.row)).toEqual(["Mío", "Dos"]);
      expect(form.clashes.map(({ name }) => name)).toEqual(["itinerary"]);
      // The others are saved meanwhile.
      expect(form.next()?.changes).toEqual({ name: "Delta" });
      form.answered(saved({ ...published, name: "Delta", itinerary }));
      expect(form.isOutdated).toBe(false);
      form.resolve({ itinerary: side });
      expect(form.clashes).toEqual([]);
      expect(textsOf(form.row)).toEqual(texts);
      expect(form.next() === undefined).toBe(side === "theirs");
    },
  );

  test("asks about a value that somebody else has changed before its save arrived", () => {
    const form = session();
    setText(form, "name", "Mío");
    form.next();
    form.answered(saved({ ...published, name: "Suyo" }, { name: "Suyo" }));
    expect(form.clashes).toMatchObject([
      { name: "name", mine: { name: "Mío" }, theirs: { name: "Suyo" } },
    ]);
  });

  test("does not ask about a day that it has sent without an answer before others changed another", () => {
    const form = session();
    setDay(form, 0, "Mío");
    form.next();
    setDay(form, 0, "Mío, más");
    form.next();
    const itinerary = [day("a", "Mío", 0), day("b", "Suyo", 1)];
    form.answered(saved({ ...published, itinerary }, { itinerary }));
    expect(form.clashes).toEqual([]);
    expect(textsOf(form.row)).toEqual(["Mío, más", "Suyo"]);
  });

  test("does not change a field with the cursor before it is left", () => {
    const form = session();
    const opened = openedFrom({ ...published, name: "De Ana" });
    form.remote(opened, (name) => name === "name");
    expect(form.row.name).toBe("Dunas");
    setText(form, "name", "Dunas");
    form.settle();
    expect(form.row.name).toBe("De Ana");
    expect(form.isAcknowledged).toBe(true);
    expect(form.isChanged).toBe(false);
  });

  test("merges what others have published since its draft was begun", () => {
    const form = new DraftSession(
      tours,
      Object.assign(openedFrom({ ...published, name_en: "Dunes" }, {}), {
        draft: { data: { itinerary: [] }, base: { name: "Dunas" }, publish_at: null },
      }) as never,
    );
    setText(form, "name", "Delta");
    form.next();
    form.answered(saved({ ...published, name: "Delta", name_en: "Dunes" }));
    expect(form.rebaseCall({ name: "De un programa" }).seen.name).toBe('"Delta"');
    form.rebase({ name: "De un programa" }, { name: '"De un programa"' });
    expect(form.clashes).toMatchObject([
      { name: "name", mine: { name: "Delta" }, theirs: { name: "De un programa" } },
    ]);
    form.resolve({ name: "mine" });
    expect(form.next()).toMatchObject({
      changes: { name: "Delta" },
      seen: { name: '"De un programa"' },
    });
  });

  test("that was deleted meanwhile keeps its values, and saves nothing until it is back", () => {
    const form = session();
    setText(form, "name", "Delta");
    form.next();
    form.answered({ outcome: "gone" });
    form.remote({ row: null, draft: null, etags: {} });
    expect([form.isGone, form.row.name, form.next()]).toEqual([true, "Delta", undefined]);
    form.remote(openedFrom(published));
    expect(form.next()?.changes).toEqual({ name: "Delta" });
  });

  test("whose draft somebody else has published has the same values, and no draft", () => {
    const form = new DraftSession(tours, openedFrom(published, { name: "Delta" }));
    form.remote(openedFrom({ ...published, name: "Delta" }));
    expect(form.stored).toBeNull();
    expect([form.isAcknowledged, form.taken]).toEqual([true, []]);
  });

  test("takes over work of another tab over what others have changed since", () => {
    const first = session();
    setText(first, "name", "Delta");
    setDay(first, 0, "Mío");
    const work = JSON.parse(JSON.stringify(first.unsavedWork));
    const itinerary = [day("a", "Uno", 0), day("b", "Suyo", 1)];
    const form = session({ ...published, itinerary, price_per_person: 1 });
    form.restore(work);
    expect(form.row).toMatchObject({ name: "Delta", price_per_person: 1 });
    expect(textsOf(form.row)).toEqual(["Mío", "Suyo"]);
    expect(form.clashes).toEqual([]);
  });

  test("takes a value for its own that another tab has sent without an answer", () => {
    const first = session();
    setText(first, "name", "Delta");
    first.next();
    setText(first, "name", "Delta, más");
    const form = session({ ...published, name: "Delta" });
    form.restore(JSON.parse(JSON.stringify(first.unsavedWork)));
    expect(form.clashes).toEqual([]);
    expect(form.next()).toMatchObject({
      changes: { name: "Delta, más" },
      seen: { name: '"Delta"' },
    });
  });
});
