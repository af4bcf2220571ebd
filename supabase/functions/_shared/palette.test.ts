import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, hasContrast } from "./oklch.ts";
import {
  colorNames,
  colorsOf,
  correctionsOf,
  defaultColors,
  defaultPalette,
  nightInks,
  nightSurfaces,
  type Palette,
  paletteCss,
  paletteOf,
  partContrast,
  textContrast,
} from "./palette.ts";

/** Pseudo-random numbers below 1 with a fixed seed (mulberry32). */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function randomColors(random: () => number) {
  const color = () =>
    `#${Math.floor(random() * 2 ** 24)
      .toString(16)
      .padStart(6, "0")}`;
  return colorsOf(Object.fromEntries(colorNames.map((name) => [name, color()])));
}

/** Pairs of a palette that are read together, and whether they have the contrast they need. */
function pairsOf({ light, night }: Palette): [name: string, ok: boolean][] {
  const pairs: [string, string, readonly string[], number][] = [];
  const day = [light.paper, light.raised, light.sunk];
  const dark = [nightSurfaces.paper, nightSurfaces.raised, nightSurfaces.sunk];
  const texts = ["ink", "ink-soft", "ink-mute", "brand", "accent", "error", "success"] as const;
  for (const name of [...texts, "warning", "info"] as const)
    pairs.push([`light ${name}`, light[name], day, textContrast]);
  for (const name of ["brand", "accent"] as const) {
    pairs.push([`night ${name}`, night[name], dark, textContrast]);
    pairs.push([`light ${name} on its wash`, light[name], [light[`${name}-wash`]], textContrast]);
    pairs.push([`night ${name} on its wash`, night[name], [night[`${name}-wash`]], textContrast]);
  }
  for (const [theme, tokens] of [
    ["light", light],
    ["night", night],
  ] as const) {
    const buttons = [tokens.brand, tokens["brand-hover"]];
    pairs.push([`${theme} button`, tokens["on-brand"], buttons, textContrast]);
    pairs.push([`${theme} glow badge`, tokens["on-glow"], [tokens.glow], textContrast]);
  }
  const grounds = [light.ground, light["ground-2"]];
  pairs.push(["light glow", light.glow, [...grounds, light.brand], textContrast]);
  pairs.push(["light on-ground", light["on-ground"], grounds, textContrast]);
  pairs.push(["light on-ground-soft", light["on-ground-soft"], grounds, textContrast]);
  pairs.push(["light edge", light.edge, day, partContrast]);
  pairs.push(["light focus", light.focus, day, partContrast]);
  pairs.push(["night focus", night.focus, dark, partContrast]);
  const nightGrounds = [nightSurfaces.ground, nightSurfaces["ground-2"]];
  pairs.push(["night glow", night.glow, nightGrounds, textContrast]);
  return pairs.map(([name, color, on, needed]) => [name, hasContrast(color, on, needed)]);
}

describe("Q2: the palette", () => {
  it("Q2: every pair of 1,000 random palettes has its contrast in both themes", () => {
    const random = randomNumbers(20);
    for (let tries = 0; tries < 1000; tries += 1) {
      const colors = randomColors(random);
      const failed = pairsOf(paletteOf(colors)).filter(([, isReadable]) => !isReadable);
      expect(failed, JSON.stringify(colors)).toEqual([]);
    }
  });

  it("Q2: palettes of black, white and grey have their contrast, too", () => {
    const greys = ["#000000", "#ffffff", "#808080", "#7f7f7f", "#ff0000", "#00ff00", "#0000ff"];
    for (const brand of greys)
      for (const paper of greys)
        for (const glow of greys) {
          const palette = paletteOf({ brand, accent: brand, glow, paper, ground: paper });
          expect(pairsOf(palette).filter(([, isReadable]) => !isReadable)).toEqual([]);
        }
  });

  it("Q2: the default colours give the tokens of the stylesheet to the digit, and no style", () => {
    expect(paletteOf(defaultColors)).toEqual(defaultPalette);
    expect(paletteCss(paletteOf(defaultColors))).toBe("");
    const css = readFileSync(new URL("../../../shared/styles/tokens.css", import.meta.url), "utf8");
    const [light = "", ...dark] = css.split(/:root\[data-theme="dark"\]|:root:not/);
    for (const [name, color] of Object.entries(defaultPalette.light))
      expect(light, name).toContain(`  --${name}: ${color};`);
    const night = { ...defaultPalette.night, ...nightSurfaces, ...nightInks };
    for (const part of dark)
      for (const [name, color] of Object.entries(night))
        expect(part, name).toContain(`  --${name}: ${color};`);
  });

  it("Q2: a single colour changes only the tokens that depend on it", () => {
    const css = paletteCss(paletteOf({ ...defaultColors, accent: "#2a5fa8" }));
    const changed = new Set([...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
    expect([...changed]).toEqual(["accent", "accent-wash"]);
  });

  it("Q2: a colour that cannot be read keeps its hue, and the correction tells both contrasts", () => {
    const colors = { ...defaultColors, brand: "#7fb89a" };
    const { brand, accent } = correctionsOf(colors);
    expect(brand.given).toBe("#7fb89a");
    expect(brand.used).not.toBe(brand.given);
    expect(brand.before).toBeLessThan(2.5);
    expect(brand.after).toBeGreaterThanOrEqual(4.5);
    expect(brand.after).toBeLessThan(5);
    expect(accent.used).toBe(accent.given);
  });

  it("Q2: invalid colours are replaced by the defaults, one by one", () => {
    const given = { brand: "#2a5fa8", accent: "red", glow: "#fff", paper: 7, ground: undefined };
    expect(colorsOf(given)).toEqual({ ...defaultColors, brand: "#2a5fa8" });
  });

  it("Q2: contrast is that of WCAG", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 10);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(contrast("#0000ff", "#ffff00")).toBeCloseTo(8.0, 1);
  });
});
