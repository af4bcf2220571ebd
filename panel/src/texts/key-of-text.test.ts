import { expect, test } from "vitest";
import { homeTexts } from "#content/texts/home.ts";
import { keyOfText } from "./key-of-text";

const { texts } = homeTexts;
const form = (edits = {}) => ({ edits, rows: new Map() });
const facts = { years: "14 años" };

test("M6: a sentence of the page is found by its words as shown", () => {
  const find = (shown: string, edits = {}) => keyOfText(texts, form(edits), "es", facts, shown);
  const lead = "home.welcome.lead";
  const words = texts[lead].words.es.replace("{years}", "14\u00a0años");
  expect(find(`  ${words}\n`)).toBe(lead);
  expect(find("Hola (de nuevo)", { [lead]: { es: "Hola (de nuevo)" } })).toBe(lead);
  expect(find("Hola de nuevo", { [lead]: { es: "Hola (de nuevo)" } })).toBeUndefined();
  // Values of the page match any words.
  const badge = { "home.reviews.badge": { es: "Estamos en {site}" } };
  expect(find("Estamos en Camino", badge)).toBe("home.reviews.badge");
  expect(find("Estamos en ", badge)).toBeUndefined();
  expect(find("Un texto de un tour")).toBeUndefined();
});
