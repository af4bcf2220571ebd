import { expect, test } from "vitest";
import { homeTexts } from "#content/texts/home.ts";
import type { SiteTextRow } from "#shared/database.types.ts";
import { previewWords } from "./preview-words";

const [title, badge, lead] = ["home.hero.title", "home.reviews.badge", "home.welcome.lead"];
const row = (text: string) => ({ text, text_en: "English" }) as SiteTextRow;

test("M6: a preview gets unsaved words, else stored ones that the site uses, else null for the code's", () => {
  const rows = new Map([
    [title, row("Guardado")],
    // Without {site} it is not in use.
    [badge, row("Sin marcador")],
    [lead, row("Guardado también")],
  ]);
  const words = previewWords(homeTexts.texts, { rows, edits: { [lead]: { es: null } } }, "es");
  expect(words).toMatchObject({ [title]: "Guardado", [badge]: null, [lead]: null });
  expect(Object.keys(words)).toEqual(Object.keys(homeTexts.texts));
  const typed = { rows, edits: { [title]: { es: "Sin guardar" } } };
  expect(previewWords(homeTexts.texts, typed, "es")[title]).toBe("Sin guardar");
  expect(previewWords(homeTexts.texts, typed, "en")[title]).toBe("English");
});
