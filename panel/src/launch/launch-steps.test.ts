import { expect, test } from "vitest";
import { siteTexts, textPages } from "#content/texts/index.ts";
import { stepsOf } from "./launch-steps";
import { serverSteps, stepWords } from "./step-words";

const row = (step: string, is_done: boolean | null, essential = true) => ({
  step,
  essential,
  is_done,
});
const namesOf = (steps: { step: string }[]) => steps.map(({ step }) => step);

test("M25: steps are grouped by state, in the order of the page", () => {
  const database = [row("texts", true), row("name", false), row("demonstration", false)];
  const { open, unknown, done } = stepsOf(database, [row("https", true)], true);
  expect(namesOf(open)).toEqual(["demonstration", "name"]);
  expect(unknown).toEqual([]);
  expect(namesOf(done)).toEqual(["texts", "https"]);
});

test("M25: without an answer of the server none of its steps is done", () => {
  const { open, unknown, done } = stepsOf([], undefined, true);
  expect([open, done]).toEqual([[], []]);
  expect(namesOf(unknown)).toEqual(["https", "mail", "recipient"]);
  expect(namesOf(stepsOf([], undefined, false).unknown)).toEqual([
    "proxy",
    "captcha",
    "backup-disk",
  ]);
  for (const { step } of serverSteps) expect(stepWords).toHaveProperty(step);
});

test("M25: each text of the demonstration has a link to its page", () => {
  const keys = [...siteTexts].flatMap(([key, { demonstration }]) => (demonstration ? [key] : []));
  const step = { ...row("texts", false), amount: keys.length, details: { open: keys } };
  const pages = textPages.filter(({ texts }) => keys.some((key) => key in texts));
  const links = stepWords.texts?.links?.(step) ?? [];
  const first = (page: string) => keys.find((key) => key.startsWith(`${page}.`));
  expect(links.map(({ to }) => to).toSorted()).toEqual(
    pages.map(({ page }) => `/texts/${page}?text=${first(page)}`).toSorted(),
  );
  expect(links.map(({ label }) => label).toSorted()).toEqual(
    pages.map(({ label }) => `Textos: ${label}`).toSorted(),
  );
});

test("M25: a step names what is left in words", () => {
  const left = (step: string, details: object, amount: number | null = null) =>
    stepWords[step]?.left({ ...row(step, false), amount, details });
  expect(left("contact", { open: ["email", "phone"] })).toBe(
    "No existen, son de la demostración: correo y teléfono.",
  );
  expect(left("terms", { open: ["en", "fr"] })).toBe(
    "Faltan, o son las de la demostración, en inglés y francés.",
  );
  expect(left("texts", { open: ["about.story.1", "about.story.2", "home.vista.text"] })).toBe(
    "Escribe los tuyos en los tres idiomas: Nosotros (2) y Portada (1).",
  );
  expect(left("demonstration", {}, 1)).toMatch(/^Queda 1 entrada/);
});
