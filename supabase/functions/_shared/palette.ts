import { contrast, fromOklch, toOklch, withContrast } from "./oklch.ts";

/**
 * Colours of both themes, derived from five. A colour that cannot be read keeps hue and chroma and gets the nearest
 * lightness that can: 4.5:1 for texts, 3:1 for edges and the focus ring.
 */

export const colorNames = ["brand", "accent", "glow", "paper", "ground"] as const;
export type ColorName = (typeof colorNames)[number];
/** `#rrggbb` */
export type BrandColors = Readonly<Record<ColorName, string>>;

/** Colours of the light theme in `shared/styles/tokens.css`. */
export const defaultColors: BrandColors = {
  brand: "#1f4d3c",
  accent: "#a93f17",
  glow: "#e4e58f",
  paper: "#f8f4ea",
  ground: "#2a1a1c",
};

/** Tokens of `shared/styles/tokens.css` that depend on the five colours; a test compares them with the file. */
const lightTokens = {
  paper: "#f8f4ea",
  raised: "#fffdf7",
  sunk: "#efe8d8",
  ink: "#20282b",
  "ink-soft": "#474f50",
  "ink-mute": "#656a66",
  line: "#d8cfba",
  edge: "#857d69",
  brand: "#1f4d3c",
  "brand-hover": "#163a2d",
  "on-brand": "#f8f4ea",
  "brand-wash": "#e3e9d6",
  accent: "#a93f17",
  "accent-wash": "#f6e0cf",
  glow: "#e4e58f",
  "on-glow": "#20282b",
  ground: "#2a1a1c",
  "ground-2": "#3a2624",
  "on-ground": "#f6ecd8",
  "on-ground-soft": "#d9c6ae",
  "ground-line": "#5a4038",
  error: "#a3231b",
  success: "#2b6a3d",
  warning: "#7d5200",
  info: "#1d5476",
  focus: "#1d5476",
  "focus-on-dark": "#e4e58f",
};

/** Night keeps its surfaces: only what lies on them depends on the colours. */
const nightTokens = {
  brand: "#dde08a",
  "brand-hover": "#eef0b4",
  "on-brand": "#17240f",
  "brand-wash": "#253452",
  accent: "#f3a670",
  "accent-wash": "#3a2c3a",
  glow: "#dde08a",
  "on-glow": "#17240f",
  focus: "#dde08a",
  "focus-on-dark": "#dde08a",
};
export const nightSurfaces = {
  paper: "#0e1830",
  raised: "#16223f",
  sunk: "#0a1224",
  ground: "#060b18",
  "ground-2": "#0d1629",
};

/** Tokens of the night that depend on no colour, for mails. */
export const nightInks = { ink: "#f1eadb", "ink-mute": "#9aa5b8" };

export type LightTokens = Record<keyof typeof lightTokens, string>;
export type NightTokens = Record<keyof typeof nightTokens, string>;
export interface Palette {
  light: LightTokens;
  night: NightTokens;
}
export const defaultPalette: Palette = { light: lightTokens, night: nightTokens };

/** Contrast of texts, and of parts of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
export const textContrast = 4.5;
export const partContrast = 3;

const isColor = (value: unknown): value is string =>
  typeof value === "string" && /^#[0-9a-f]{6}$/.test(value);

/** The given colours, and the defaults of the missing and invalid ones. */
export function colorsOf(given: Partial<Record<ColorName, unknown>>): BrandColors {
  const own = colorNames.map((name) => {
    const value = given[name];
    return [name, isColor(value) ? value : defaultColors[name]];
  });
  return Object.fromEntries(own);
}

export function paletteOf(colors: BrandColors): Palette {
  const light = lightPalette(colors);
  return { light, night: nightPalette(colors) };
}

function lightPalette(colors: BrandColors): LightTokens {
  const paper = within(colors.paper, { least: 0.94, chroma: 0.03 });
  const of = (token: keyof LightTokens, name: ColorName, from: string) =>
    shifted(lightTokens[token], defaultColors[name], from);
  const raised = of("raised", "paper", paper);
  const sunk = of("sunk", "paper", paper);
  const surfaces = [paper, raised, sunk];
  const onPaper = (token: keyof LightTokens) =>
    withContrast(lightTokens[token], surfaces, textContrast);
  const brandWash = washed(lightTokens["brand-wash"], defaultColors.brand, colors.brand);
  const accentWash = washed(lightTokens["accent-wash"], defaultColors.accent, colors.accent);
  const brand = withContrast(colors.brand, [...surfaces, brandWash], textContrast);
  const brandHover = of("brand-hover", "brand", brand);
  const ground = within(colors.ground, { most: 0.28, chroma: 0.08 });
  const ground2 = of("ground-2", "ground", ground);
  const grounds = [ground, ground2];
  const glow = withContrast(colors.glow, [...grounds, brand], textContrast);
  return {
    paper,
    raised,
    sunk,
    ink: onPaper("ink"),
    "ink-soft": onPaper("ink-soft"),
    "ink-mute": onPaper("ink-mute"),
    line: of("line", "paper", paper),
    edge: withContrast(of("edge", "paper", paper), surfaces, partContrast),
    brand,
    "brand-hover": brandHover,
    "on-brand": withContrast(paper, [brand, brandHover], textContrast),
    "brand-wash": brandWash,
    accent: withContrast(colors.accent, [...surfaces, accentWash], textContrast),
    "accent-wash": accentWash,
    glow,
    "on-glow": withContrast(lightTokens["on-glow"], [glow], textContrast),
    ground,
    "ground-2": ground2,
    "on-ground": withContrast(lightTokens["on-ground"], grounds, textContrast),
    "on-ground-soft": withContrast(lightTokens["on-ground-soft"], grounds, textContrast),
    "ground-line": of("ground-line", "ground", ground),
    error: onPaper("error"),
    success: onPaper("success"),
    warning: onPaper("warning"),
    info: onPaper("info"),
    focus: withContrast(lightTokens.focus, surfaces, partContrast),
    "focus-on-dark": glow,
  };
}

function nightPalette(colors: BrandColors): NightTokens {
  const surfaces = [nightSurfaces.paper, nightSurfaces.raised, nightSurfaces.sunk];
  const isOwn = (name: ColorName) => colors[name] !== defaultColors[name];
  const glow = withContrast(
    isOwn("glow") ? colors.glow : nightTokens.glow,
    [...surfaces, nightSurfaces.ground, nightSurfaces["ground-2"]],
    textContrast,
  );
  const brandWash = washed(nightTokens["brand-wash"], defaultColors.brand, colors.brand);
  const accentWash = washed(nightTokens["accent-wash"], defaultColors.accent, colors.accent);
  const brand = isOwn("brand")
    ? withContrast(atLightness(colors.brand, 0.86), [...surfaces, brandWash], textContrast)
    : glow;
  const brandHover =
    brand === nightTokens.brand ? nightTokens["brand-hover"] : lighter(brand, 0.05);
  const accent = isOwn("accent") ? atLightness(colors.accent, 0.78) : nightTokens.accent;
  return {
    brand,
    "brand-hover": brandHover,
    "on-brand": withContrast(nightTokens["on-brand"], [brand, brandHover], textContrast),
    "brand-wash": brandWash,
    accent: withContrast(accent, [...surfaces, accentWash], textContrast),
    "accent-wash": accentWash,
    glow,
    "on-glow": withContrast(nightTokens["on-glow"], [glow], textContrast),
    focus: withContrast(brand, surfaces, partContrast),
    "focus-on-dark": glow,
  };
}

interface Limits {
  /** Lowest and highest lightness. */
  least?: number;
  most?: number;
  /** Highest chroma. */
  chroma: number;
}

function within(color: string, { least = 0, most = 1, chroma }: Limits): string {
  const [lightness, own, hue] = toOklch(color);
  if (lightness >= least && lightness <= most && own <= chroma) return color;
  return fromOklch([Math.min(Math.max(lightness, least), most), Math.min(own, chroma), hue]);
}

/** A token that differs from its source as the default token differs from the default source. */
function shifted(token: string, source: string, from: string): string {
  if (from === source) return token;
  const [lightness, chroma, hue] = toOklch(token);
  const [sourceLightness, sourceChroma, sourceHue] = toOklch(source);
  const [ownLightness, ownChroma, ownHue] = toOklch(from);
  return fromOklch([
    clamp(ownLightness + lightness - sourceLightness),
    Math.min(chroma * (ownChroma / sourceChroma), 0.12),
    ownHue + hue - sourceHue,
  ]);
}

/** A wash keeps its lightness and chroma, and takes the hue; without a hue it is grey. */
function washed(token: string, source: string, from: string): string {
  if (from === source) return token;
  const [lightness, chroma] = toOklch(token);
  const [, ownChroma, hue] = toOklch(from);
  return fromOklch([lightness, Math.min(chroma, ownChroma), hue]);
}

const atLightness = (color: string, lightness: number) => {
  const [, chroma, hue] = toOklch(color);
  return fromOklch([lightness, chroma, hue]);
};
const lighter = (color: string, by: number) => {
  const [lightness, chroma, hue] = toOklch(color);
  return fromOklch([clamp(lightness + by), chroma, hue]);
};
const clamp = (lightness: number) => Math.min(1, Math.max(0, lightness));

/** Declarations of the tokens that differ from `shared/styles/tokens.css`; empty if none do. */
export function paletteCss({ light, night }: Palette): string {
  const day = declarations(light, lightTokens);
  const dark = declarations(night, nightTokens);
  return (
    (day && `:root{${day}}`) +
    (dark &&
      `:root[data-theme="dark"]{${dark}}@media (prefers-color-scheme:dark){:root:not([data-theme="light"]):not([data-theme="dark"]){${dark}}}`)
  );
}

function declarations(tokens: Record<string, string>, defaults: Record<string, string>): string {
  return Object.entries(tokens)
    .filter(([name, color]) => color !== defaults[name])
    .map(([name, color]) => `--${name}:${color}`)
    .join(";");
}

/** A colour as given, as used in the light theme, and its lowest contrast before and after. */
export interface Correction {
  given: string;
  used: string;
  /** On the surfaces where the colour is read: paper, or for `glow` the ground. */
  before: number;
  after: number;
}

/** Used colour and contrast of each of the five colours in the light theme. */
export function correctionsOf(
  colors: BrandColors,
  { light }: Palette = paletteOf(colors),
): Record<ColorName, Correction> {
  const surfaces = [light.paper, light.raised, light.sunk];
  const grounds: Record<ColorName, string[]> = {
    brand: surfaces,
    accent: surfaces,
    glow: [light.ground, light["ground-2"], light.brand],
    paper: [light.ink],
    ground: [light["on-ground"]],
  };
  const corrections = colorNames.map((name) => {
    const lowest = (color: string) =>
      Math.min(...grounds[name].map((ground) => contrast(color, ground)));
    const [given, used] = [colors[name], light[name]];
    return [name, { given, used, before: lowest(given), after: lowest(used) }];
  });
  return Object.fromEntries(corrections);
}
