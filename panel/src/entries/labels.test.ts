import { expect, test } from "vitest";
import { contentTypes } from "#content/index.ts";
import { agreeing, inNumber, outcomeWords } from "./outcome-words";

const noun = (one: string, the: string) => ({
  words: { one, the, many: "", fresh: "", empty: "" },
});

test.each([
  [noun("Tour", "el tour"), "recuperado", "Tour recuperado"],
  [noun("Guía", "la guía"), "recuperado", "Guía recuperada"],
  [noun("Alojamiento", "el alojamiento"), "borrado", "Alojamiento borrado"],
])("K2: what is done to an entry of %o agrees with its noun: %s, %s", (type, participle, words) => {
  expect(outcomeWords(type, participle)).toBe(words);
});

test.each([
  ["el tour", "nuevo", "pudo"],
  ["la temporada", "nueva", "pudo"],
  ["los ajustes", "nuevos", "pudieron"],
  ["las guías", "nuevas", "pudieron"],
])("K9: what is said of %s agrees with it in gender and number: %s, %s", (the, word, verb) => {
  expect([agreeing(the, "nuevo"), inNumber(the, "pudo", "pudieron")]).toEqual([word, verb]);
});

test("K2: each type has an article that decides the agreement of participles", () => {
  for (const { table, words } of contentTypes) expect(words.the, table).toMatch(/^(?:el|la) /);
});
