/** Colours in OKLCH (Björn Ottosson, "A perceptual color space for image processing"), and their WCAG 2.2 contrast. */

/** Lightness 0 to 1, chroma, and hue in radians. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number) =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;

type Rgb = readonly [red: number, green: number, blue: number];

/** @param color `#rrggbb` */
const linearOf = (color: string): Rgb =>
  [1, 3, 5].map((at) => toLinear(Number.parseInt(color.slice(at, at + 2), 16) / 255)) as never;

function hexOf(rgb: Rgb): string {
  const digits = rgb.map((channel) => {
    const byte = Math.round(toGamma(Math.min(1, Math.max(0, channel))) * 255);
    return byte.toString(16).padStart(2, "0");
  });
  return `#${digits.join("")}`;
}

/** @param color `#rrggbb` */
export function toOklch(color: string): Oklch {
  const [r, g, b] = linearOf(color);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blue = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [lightness, Math.hypot(a, blue), Math.atan2(blue, a)];
}

function toLinearRgb([lightness, chroma, hue]: Oklch): Rgb {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isInGamut = (rgb: Rgb) => rgb.every((channel) => channel >= -1e-4 && channel <= 1 + 1e-4);

/** The colour as `#rrggbb`. Outside of sRGB it keeps lightness and hue, with the largest chroma that fits. */
export function fromOklch([lightness, chroma, hue]: Oklch): string {
  const whole = toLinearRgb([lightness, chroma, hue]);
  if (isInGamut(whole)) return hexOf(whole);
  let low = 0;
  let high = chroma;
  for (let step = 0; step < 18; step += 1) {
    const middle = (low + high) / 2;
    if (isInGamut(toLinearRgb([lightness, middle, hue]))) low = middle;
    else high = middle;
  }
  return hexOf(toLinearRgb([lightness, low, hue]));
}

function luminance(color: string): number {
  const [r, g, b] = linearOf(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const lowestContrast = (color: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => contrast(color, ground)));

/** Whether the colour has the contrast on every ground. */
export const hasContrast = (color: string, grounds: readonly string[], needed: number) =>
  lowestContrast(color, grounds) >= needed;

/**
 * The colour with the nearest lightness that has the contrast on every ground; black or white, whichever contrasts
 * more, if no lightness has it.
 */
export function withContrast(wish: string, grounds: readonly string[], needed: number): string {
  if (hasContrast(wish, grounds, needed)) return wish;
  const [lightness, chroma, hue] = toOklch(wish);
  for (let step = 0.005; step <= 1; step += 0.005) {
    for (const tried of [lightness - step, lightness + step]) {
      if (tried < 0 || tried > 1) continue;
      const color = fromOklch([tried, chroma, hue]);
      if (hasContrast(color, grounds, needed)) return color;
    }
  }
  return lowestContrast("#000000", grounds) > lowestContrast("#ffffff", grounds)
    ? "#000000"
    : "#ffffff";
}
