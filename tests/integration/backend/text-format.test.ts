import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parseMarked } from "../../../shared/rich-text/parse.ts";
import { escapePlain } from "../../../shared/rich-text/serialize.ts";
import { type Editors, openEditor, startEditors } from "./editor.ts";

let editors: Editors;
/** Id of a tour. */
let id: string;

beforeAll(async () => {
  editors = await startEditors();
});
afterAll(() => editors.cast.backend.dispose());
beforeEach(async () => {
  id = await editors.reset();
});

const tours = () => editors.cast.service.from("tours");
const stored = async () => (await tours().select().eq("id", id).single().throwOnError()).data;
const write = (columns: object) =>
  tours()
    .update(columns as never)
    .eq("id", id)
    .throwOnError();

/** Lines that would be marks. */
const plain = "- uno\n  12. *dos*\r\n\u00a0> [tres]\\\u2028## cuatro\n1986. cinco #seis";

describe("N1: the format of an entry's texts", () => {
  test("is plain in a row of a program that does not know it, and one of two words", async () => {
    expect(await stored()).toMatchObject({ content_format: "plain" });
    const { error } = await tours()
      .update({ content_format: "html" } as never)
      .eq("id", id);
    expect(error?.code).toBe("23514");
  });

  test("is published with one language of a draft, and the other published texts are escaped", async () => {
    await write({ full_description: plain, full_description_en: plain });
    const editor = await openEditor(editors.ana, id);
    await editor.save({
      content_format: "marked",
      full_description: `${escapePlain(plain)}\n- **Sin publicar**`,
      full_description_en: "- **Published**",
    });
    await editor.open();
    const answer = await editor.publish({ language: "en" });
    expect(answer).toMatchObject({ outcome: "published", left: ["full_description"] });
    expect(await stored()).toMatchObject({
      content_format: "marked",
      full_description: escapePlain(plain),
      full_description_en: "- **Published**",
    });
    await editor.open();
    expect(await editor.publish()).toMatchObject({ outcome: "published", left: [] });
    expect((await stored())?.full_description).toMatch(/- \*\*Sin publicar\*\*$/);
  });

  test("stays as it is if a published language has no texts with marks", async () => {
    const editor = await openEditor(editors.ana, id);
    await editor.save({ content_format: "marked", name_en: "Name", full_description: "**a**" });
    await editor.open();
    await editor.publish({ language: "en" });
    expect(await stored()).toMatchObject({ content_format: "plain", name_en: "Name" });
  });

  test("stays marked if a plain text of a draft is published in one language, as an escaped text", async () => {
    await write({ content_format: "marked", full_description_en: "**Bold**" });
    const editor = await openEditor(editors.ana, id);
    await editor.save({ content_format: "plain", full_description_en: plain });
    await editor.open();
    await editor.publish({ language: "en" });
    const row = await stored();
    expect(row).toMatchObject({ content_format: "marked" });
    const blocks = parseMarked(row?.full_description_en ?? "", "simple");
    expect(blocks.every(({ type }) => type === "paragraph")).toBe(true);
  });

  test("is restored with a version, and a version from before the format is plain", async () => {
    await write({ full_description: "uno *dos*" });
    await write({ content_format: "marked", full_description: "uno **dos**" });
    const versions = editors.cast.service.from("entry_versions");
    const { data } = await versions
      .select("id, data")
      .eq("entry_id", id)
      .order("id")
      .throwOnError();
    const [kept] = data.slice(-1);
    const { content_format: _, ...before } = Object(kept?.data);
    const version = kept?.id ?? 0;
    await versions.update({ data: before }).eq("id", version).throwOnError();
    await editors.ana.rpc("restore_version", { version }).throwOnError();
    expect(await stored()).toMatchObject({
      content_format: "plain",
      full_description: "uno *dos*",
    });
  });
});

test("N1, J11: the search ignores addresses in marked texts, and finds the marked words", async () => {
  const text = "Un **elefante** y [su sitio](https://zanzibar.example/mirlos) aquí";
  const find = async (q: string) => {
    const { data } = await editors.cast.anonymous.rpc("search_entries", { q, language: "es" });
    return data?.length;
  };
  await write({ full_description: text });
  expect(await find("mirlos")).toBe(1);
  await write({ content_format: "marked" });
  expect(await find("mirlos")).toBe(0);
  expect(await find("elefante")).toBe(1);
  expect(await find("sitio")).toBe(1);
});
