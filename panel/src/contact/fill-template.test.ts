import { expect, test } from "vitest";
import { fillTemplate } from "./fill-template";

const given = { name: " Lucía ", tour: "Namib", language: "es" } as const;

test.each([
  ["Hola, {nombre}: sobre {tour}.", {}, "Hola, Lucía: sobre Namib."],
  ["{nombre} y {nombre}", {}, "Lucía y Lucía"],
  ["{nombre}", { name: "{tour} $& $1" }, "{tour} $& $1"],
  ["{Nombre} {otro} {}", {}, "{Nombre} {otro} {}"],
  ["Sobre {tour}", { tour: undefined }, "Sobre tu viaje"],
  ["About {tour}", { tour: undefined, language: "en" as const }, "About your journey"],
  ["Pour {tour}", { tour: undefined, language: "fr" as const }, "Pour votre voyage"],
])("K7: fills in the template %j and changes nothing else: %#", (template, changes, filled) => {
  expect(fillTemplate(template, { ...given, ...changes })).toBe(filled);
});
