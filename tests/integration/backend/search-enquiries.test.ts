import { afterAll, beforeAll, expect, test } from "vitest";
import { searchFilter } from "../../../panel/src/contact/list-query.ts";
import { admin, type Client, enquiry, startBackend, type TestBackend } from "./harness.ts";

let backend: TestBackend;
let client: Client;

const names = {
  lucia: "Lucía Ferrer",
  etienne: "Étienne Núñez-Rousseau",
  signs: `Comillas " ' y (paréntesis), 50 %: ¿sí? a+b | $5 \\ * [x] {y} ^`,
  emoji: "Sol 😀 luna",
};

beforeAll(async () => {
  backend = await startBackend();
  client = await backend.signedIn(admin);
  const { error } = await backend
    .service()
    .from("contact_submissions")
    .insert(
      [
        { ...enquiry, name: names.lucia, phone: "+34 600 000-001", message: "Ñandúes y avión." },
        {
          ...enquiry,
          name: names.etienne,
          email: "e.t+x@courriel.example",
          message: "Où est-ce ?",
        },
        { ...enquiry, name: names.signs, message: "uno\ndos\ntres cuatro" },
        { ...enquiry, name: names.emoji, message: "Nada más, gracias." },
      ],
      { defaultToNull: false },
    );
  if (error) throw error;
});
afterAll(() => backend.dispose());

test.each([
  ["lucia", ["lucia"]],
  ["LUCÍA", ["lucia"]],
  ["lúcia férrer", ["lucia"]],
  ["etienne nunez-r", ["etienne"]],
  ["ÉTIENNE", ["etienne"]],
  ["nandues y AVION", ["lucia"]],
  ["ou est-ce ?", ["etienne"]],
  ["e.t+x@COURRIEL.example", ["etienne"]],
  ["600000001", ["lucia"]],
  ["+34 (600) 000 001", ["lucia"]],
  [names.signs, ["signs"]],
  ['"', ["signs"]],
  ["a+b | $5", ["signs"]],
  ["tres cuatro", ["signs"]],
  ["sol 😀 luna", ["emoji"]],
  ["nada de esto", []],
  ["a+c", []],
] as const)("H12: the search for %j finds %j", async (q, found) => {
  const { data, error } = await client
    .from("contact_submissions")
    .select("name")
    .or(searchFilter(q))
    .order("name");
  expect(error).toBeNull();
  const expected = found.map((key) => names[key]);
  // `_` matches any character: the search may find more, never less.
  if (q.length === 1)
    expect(data?.map(({ name }) => name)).toEqual(expect.arrayContaining(expected));
  else expect(data?.map(({ name }) => name)).toEqual(expected);
});
