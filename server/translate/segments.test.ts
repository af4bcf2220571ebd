import { describe, expect, test } from "vitest";
import type { RichKind } from "#shared/rich-text/types.ts";
import { inFake } from "../../tests/fakes/translator.ts";
import { type Random, seededRandom } from "../../tests/support/random.ts";
import { batchLimits, toBatches } from "./batches.ts";
import { segmentsOf } from "./segments.ts";
import { createGlossary, isPlausible, readTagged, splitFixed, writeTagged } from "./tagged-line.ts";

const glossary = createGlossary(
  new Map([
    ["Cataratas Victoria", "Victoria Falls"],
    ["Victoria", "Victoria"],
    ["Etosha", "Etosha"],
  ]),
);
const tagged = (text: string, kind?: RichKind) =>
  segmentsOf(text, kind, glossary).lines.map((line) => line.tagged);
const translated = (text: string, kind?: RichKind, service = inFake) => {
  const { lines, join } = segmentsOf(text, kind, glossary);
  return join(lines.map((line) => service(line.tagged)));
};

describe("P2: lines for a translation service", () => {
  test("a text goes out line by line; blank lines, spaces and line breaks stay", () => {
    expect(tagged(" Uno\r\n\n  Dos & <tres>  \n---\n")).toEqual(["Uno", "Dos &amp; &lt;tres&gt;"]);
    expect(translated(" Uno\r\n\n  Dos & <tres>  \n---\n")).toBe(
      " Unoo\r\n\n  Doso & <treso>  \n---\n",
    );
  });

  test("placeholders, addresses and names become numbered tags", () => {
    expect(tagged("Hola {name}, ve a Cataratas Victoria (https://a.example/b?c=1).")).toEqual([
      'Hola <x id="1">{name}</x>, ve a <x id="2">Victoria Falls</x> (<x id="3">https://a.example/b?c=1</x>).',
    ]);
    expect(tagged("Victorias y Etoshana, no; Etosha sí")).toEqual([
      'Victorias y Etoshana, no; <x id="1">Etosha</x> sí',
    ]);
    expect(translated("Hola {name}, ve a Cataratas Victoria")).toBe(
      "Holao {name}, veo ao Victoria Falls",
    );
  });

  test("a text of names alone is translated without the service", () => {
    expect(tagged("Cataratas Victoria")).toEqual([]);
    expect(translated("Cataratas Victoria")).toBe("Victoria Falls");
    expect(translated("Etosha")).toBe("Etosha");
  });

  test("marks of lines stay, marks within lines become groups", () => {
    const text =
      '## Ruta\n- **Dos** [ríos](/tours/x)\n2. *a **b***\n> cita\n![](/storage/a.jpg "El río")\n![](/storage/b.jpg)';
    expect(tagged(text, "full")).toEqual([
      "Ruta",
      '<g id="1">Dos</g> <g id="2">ríos</g>',
      '<g id="1">a <g id="2">b</g></g>',
      "cita",
      "El río",
    ]);
    expect(translated(text, "full")).toBe(
      '## Rutao\n- **Doso** [ríoso](/tours/x)\n2. *ao **bo***\n> citao\n![](/storage/a.jpg "Elo ríoo")\n![](/storage/b.jpg)',
    );
  });

  test("new words cannot become marks, and spaces within a mark leave it", () => {
    const answer = (line: string) => () => line;
    expect(
      translated("Un **gran** día", "simple", answer('A*B <g id="1"> big </g>day [x](/y)')),
    ).toBe("A\\*B  **big** day \\[x\\](/y)");
    expect(translated("Hola a todos", "full", answer("## Hello to all"))).toBe("\\## Hello to all");
  });

  test.each([
    ["a lost tag", 'Uno <g id="1">dos</g>', "Uno dos"],
    ["a doubled tag", "<x/>", '<x id="1"/> one <x id="1"/>'],
    ["an unknown tag", "<x/>", 'one <x id="1"/> <b>two</b>'],
    ["a tag with another number", "<x/>", 'one <x id="2"/>'],
    ["an unclosed tag", 'Uno <g id="1">dos</g>', 'Uno <g id="1">dos'],
    ["a closed tag that is not open", 'Uno <g id="1">dos</g>', "Uno </g> dos"],
    ["a loose bracket", "<x/>", 'one < two <x id="1"/>'],
  ])("%s makes the translation unusable", (_, __, answer) => {
    const hasGroup = answer.includes("dos");
    const source = hasGroup ? "Uno **dos**" : "uno {name} dos";
    expect(translated(source, hasGroup ? "full" : undefined, () => answer)).toBeUndefined();
  });

  test.each([
    ["De 10.000 a 12,5 km", "From 10,000 to 12.5 km", true],
    ["De 10 000 km en 3 días", "10,000 km in 3 days", true],
    ["En 3 días", "In three days", false],
    ["En 3 días", "In 4 days", false],
    ["Ya", "Already", true],
    ["Sí", "Yes, of course we do, whenever you like", false],
    ["Una frase bastante larga sobre el desierto del Namib", "Sand", false],
    ["Una frase bastante larga sobre el desierto del Namib", undefined, false],
    ["Safari", "Safari", true],
    ["Uno", "One\u202e", false],
    ["Uno", "One\ntwo", false],
    ["Uno", "…", false],
    ["Uno", "One\ud800", false],
  ])("%j as %j is plausible: %s", (source, answer, is) => {
    expect(isPlausible([source], [answer ?? source])).toBe(is);
  });

  test("a text that comes back as it went, or with another number of lines, is no proposal", () => {
    expect(translated("Safari", undefined, (line) => line)).toBeUndefined();
    expect(segmentsOf("Uno\nDos", undefined, glossary).join(["One"])).toBeUndefined();
    expect(segmentsOf("", undefined, glossary).lines).toEqual([]);
  });
});

describe("P2: properties", () => {
  const fragments = [
    ..."ab*[]()!\\#é🐘 \n<>&\"'{}",
    ...["**", "***", "](/x)", "- ", "> ", "## ", "1. ", "Etosha", "Cataratas Victoria", "{years}"],
    ...["https://a.example/b", "ana@example.com", "12.500", "3,5", "&amp;", '<x id="1">', "</g>"],
    ...["\r\n", "\u2028", "\u00a0", '![](/a "b")', "palabra", " y otra"],
  ];

  const some = (random: Random, most: number) =>
    Array.from({ length: 1 + random.below(most) }, () => random.pick(fragments));

  test("a line with tags is read back as it was, whatever it contains", () => {
    const random = seededRandom(11);
    for (let at = 0; at < 20_000; at++) {
      const text = some(random, 12)
        .join("")
        .replace(/[\r\n\u2028]/g, " ");
      const parts = splitFixed(text, glossary);
      expect(readTagged(writeTagged(parts), parts), text).toEqual(parts);
    }
  });

  test("a translation keeps lines, and damaged answers never throw nor lose a fixed part", () => {
    const random = seededRandom(12);
    const damage = [
      "<",
      ">",
      "</g>",
      '<g id="1">',
      '<x id="1"/>',
      "&#xFFFFFFF;",
      "&bogus;",
      "\0",
      "",
    ];
    for (let at = 0; at < 20_000; at++) {
      const text = some(random, 14).join("");
      const kind = random.pick([undefined, "simple", "full"] as const);
      const { lines, join } = segmentsOf(text, kind, glossary);
      const well = join(lines.map((line) => inFake(line.tagged)));
      if (well !== undefined)
        expect(well.split(/\r\n|[\n\r\u2028]/).length).toBe(text.split(/\r\n|[\n\r\u2028]/).length);
      const damaged = join(
        lines.map(({ tagged }) => {
          const place = random.below(tagged.length + 1);
          return inFake(tagged.slice(0, place) + random.pick(damage) + tagged.slice(place + 1));
        }),
      );
      if (damaged === undefined) continue;
      const fixed = lines.flatMap(({ tagged }) => [
        ...tagged.matchAll(/<x id="\d+">([^<]*)<\/x>/g),
      ]);
      // Printing escapes marks.
      const bare = damaged.replaceAll("\\", "");
      for (const [, name = ""] of fixed)
        expect(bare, text).toContain(name.replaceAll("&amp;", "&").replaceAll("\\", ""));
    }
  });
});

test("P2: batches keep the order and the limits of a call", () => {
  const random = seededRandom(13);
  const lines = Array.from({ length: 400 }, () => ({
    characters: random.below(batchLimits.characters + 1),
  }));
  const batches = toBatches(lines);
  expect(batches.flat()).toEqual(lines);
  for (const batch of batches) {
    const characters = batch.reduce((sum, line) => sum + line.characters, 0);
    expect(characters).toBeLessThanOrEqual(batchLimits.characters);
    expect(batch.length).toBeLessThanOrEqual(batchLimits.lines);
  }
  expect(
    toBatches(Array.from({ length: 120 }, () => ({ characters: 1 }))).map((b) => b.length),
  ).toEqual([50, 50, 20]);
});
