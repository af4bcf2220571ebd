import { expect, test } from "vitest";
import { tours } from "#content/types/tours.ts";
import { problemWords } from "./problem-words";

test.each([
  [{ outcome: "23502", column: "name" }, "Falta lo obligatorio: Nombre (es)."],
  [{ outcome: "conflict", columns: { price_per_person: 7 } }, /mismos campos: Precio/],
  [{ outcome: "invalid", columns: ["price_per_person"] }, /ya no se acepta: Precio/],
  [{ outcome: "23514", constraint: "tours_name_length" }, "Hay algo que ya no se acepta."],
  [{ outcome: "slug-taken" }, "La dirección es ahora de otra entrada."],
  [{ outcome: "42501", message: "Only administrators publish" }, /ya no es administrador/],
  [{ outcome: "XX000" }, /El servidor ha tenido un problema/],
])("K12: the reason of a failed publication names the fields: %j", (problem, words) => {
  expect(problemWords(tours, problem)).toMatch(words);
});
