import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { literalColours, tokens } from "./palette";

it("J4: literal token colours match the stylesheet", () => {
  const css = readFileSync("shared/styles/tokens.css", "utf8");
  const [light = "", dark = ""] = css.split(':root[data-theme="dark"]');
  for (const [theme, block] of Object.entries({ light, dark })) {
    for (const [name, value] of Object.entries(tokens[theme as keyof typeof tokens])) {
      expect(block.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1], `${theme} ${name}`).toBe(
        value,
      );
    }
  }
});

it("J4: literal mixed colours are #rrggbb", () => {
  expect(literalColours("light").paper).toBe(tokens.light.paper);
  expect(
    Object.values(literalColours("dark")).filter((one) => !/^#[0-9a-f]{6}$/.test(one)),
  ).toEqual([]);
});

function contrast(one: string, other: string): number {
  const [a, b] = [one, other].map((hex) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  }) as [number, number];
  return Math.max(a, b) / Math.min(a, b);
}

it.each(["light", "dark"] as const)(
  "J4: labels of the %s map have a contrast of at least 4.5",
  (theme) => {
    const { ink, mute, waterInk, parkInk, paper, land, sea, park, pan } = literalColours(theme);
    const pairs = [
      [ink, paper],
      [mute, paper],
      [mute, land],
      [waterInk, paper],
      [waterInk, sea],
      [waterInk, pan],
      [parkInk, paper],
      [parkInk, park],
    ] as const;
    for (const [text, ground] of pairs) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  },
);
