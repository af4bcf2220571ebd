/**
 * Crops of a photo behind the title of the home page, and the veil that makes the words on it readable. Used by the
 * picture process, the home page and the panel, which announces the veil.
 */

/** Names of the crops, by their use: phones, other screens, and large or dense screens. */
export const heroCrops = ["phone", "1600", "2400"] as const;
export type HeroCrop = (typeof heroCrops)[number];

/** Width in pixels below which a photo looks blurred on common screens. */
export const heroMinWidth = 1600;

interface Size {
  width: number;
  height: number;
}

/** Fractions of width and height from the top left, 0 to 1. */
interface Point {
  x: number;
  y: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

const phoneAspect = 990 / 1100;

/** `least` wins: rounding makes a largest offset of 0 negative. */
const clamp = (value: number, least: number, most: number) =>
  Math.max(Math.min(value, most), least);

/** Part of a picture that a crop shows, around the focal point, in the units of `size`. */
export function heroBox(crop: HeroCrop, size: Size, focus: Point): Box {
  // Wide screens show a part of the height, tall ones a part of the width: neither needs more than this.
  const aspect = crop === "phone" ? phoneAspect : clamp(size.width / size.height, 4 / 3, 2);
  const width = Math.min(size.width, size.height * aspect);
  const height = width / aspect;
  return {
    left: clamp(focus.x * size.width - width / 2, 0, size.width - width),
    top: clamp(focus.y * size.height - height / 2, 0, size.height - height),
    width,
    height,
  };
}

/** Mean colours of the squares of a picture, by rows. */
export interface ColorGrid extends Size {
  /** sRGB, three numbers a square. */
  colors: ArrayLike<number>;
}

/** Squares of a row: about as wide as a letter of the title on a phone. */
const gridWidth = 160;

/** Size in which a picture becomes a {@link ColorGrid}. */
export const gridSize = ({ width, height }: Size): Size => ({
  width: gridWidth,
  height: clamp(Math.round((gridWidth * height) / width), 1, 4 * gridWidth),
});

/** Colour of the words, and opacity of the veil behind them. */
export interface HeroVeil {
  /** `#rrggbb` */
  ink: string;
  veil: string;
  /** 0 to 1 */
  navigation: number;
  title: number;
}

export interface HeroLook {
  /** Focal point within the crop, as `background-position`. */
  position: string;
  day: HeroVeil;
  night: HeroVeil;
}

/** `wide`: the crops 1600 and 2400, which show the same part. */
export type HeroLooks = Record<"phone" | "wide", HeroLook>;

const light = { ink: "#fffdf7" };
const dark = { ink: "#2a1a1c", veil: "#fffdf7" };
const veilByDay = "#140e0d";
const veilByNight = "#080e22";

/** WCAG: large text, and text. */
const titleContrast = 3;
const navigationContrast = 4.5;

/**
 * Height of the navigation, and of the navigation and the title, in the part of the picture that a screen shows;
 * and the highest ratio of that part's width to its height.
 */
const layouts = {
  phone: { navigation: 0.2, title: 0.85, aspect: 1.25 },
  wide: { navigation: 0.3, title: 0.85, aspect: 3 },
};

/** Least veil for each theme, so that every square behind the words has the contrast that they need. */
export function heroLooks(grid: ColorGrid, focus: Point): HeroLooks {
  return { phone: lookOf("phone", grid, focus), wide: lookOf("wide", grid, focus) };
}

function lookOf(layout: keyof typeof layouts, grid: ColorGrid, focus: Point): HeroLook {
  const box = heroBox(layout === "phone" ? "phone" : "2400", grid, focus);
  const at = {
    x: clamp((focus.x * grid.width - box.left) / box.width, 0, 1),
    y: clamp((focus.y * grid.height - box.top) / box.height, 0, 1),
  };
  const { navigation, title, aspect } = layouts[layout];
  const least = Math.min(1, box.width / box.height / aspect);
  const squaresOf = (share: number) =>
    // Highest screens show the whole height, wide ones the part at the focal point.
    squaresIn(grid, {
      ...box,
      height: box.height * Math.max(share, at.y * (1 - least) + share * least),
    });
  const squares = { navigation: squaresOf(navigation), title: squaresOf(title) };
  const veilOf = (ink: string, veil: string): HeroVeil => {
    const ofTitle = opacityFor(squares.title, ink, veil, titleContrast);
    const ofNavigation = opacityFor(squares.navigation, ink, veil, navigationContrast);
    return { ink, veil, title: ofTitle, navigation: Math.max(ofTitle, ofNavigation) };
  };
  const byDay = [veilOf(light.ink, veilByDay), veilOf(dark.ink, dark.veil)] as const;
  const weight = ({ title, navigation }: HeroVeil) => title + navigation;
  return {
    position: `${percent(at.x)} ${percent(at.y)}`,
    day: weight(byDay[1]) < weight(byDay[0]) ? byDay[1] : byDay[0],
    night: veilOf(light.ink, veilByNight),
  };
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

type Rgb = readonly [red: number, green: number, blue: number];

function squaresIn(grid: ColorGrid, box: Box): Rgb[] {
  const squares: Rgb[] = [];
  const bottom = Math.min(Math.ceil(box.top + box.height), grid.height);
  const right = Math.min(Math.ceil(box.left + box.width), grid.width);
  for (let row = Math.floor(box.top); row < bottom; row += 1)
    for (let column = Math.floor(box.left); column < right; column += 1) {
      const at = (row * grid.width + column) * 3;
      const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((part) => grid.colors[at + part]);
      squares.push([red, green, blue]);
    }
  return squares;
}

/** Linear value of each byte, as WCAG computes it. */
const linear = Array.from({ length: 256 }, (_, byte) => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

const rgbOf = (color: string): Rgb => {
  const number = Number.parseInt(color.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
};

const luminanceOf = ([red, green, blue]: Rgb) =>
  0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);

/** Least opacity of the veil, in hundredths, with which all squares have the contrast. */
function opacityFor(squares: readonly Rgb[], ink: string, veil: string, needed: number): number {
  const inkLuminance = luminanceOf(rgbOf(ink));
  const [veilRed, veilGreen, veilBlue] = rgbOf(veil);
  const isEnough = (hundredths: number) => {
    const mix = (part: number, over: number) =>
      Math.round(part + ((over - part) * hundredths) / 100);
    return squares.every(([red, green, blue]) => {
      const under = luminanceOf([mix(red, veilRed), mix(green, veilGreen), mix(blue, veilBlue)]);
      const [high, low] = under > inkLuminance ? [under, inkLuminance] : [inkLuminance, under];
      return (high + 0.05) / (low + 0.05) >= needed;
    });
  };
  let [least, most] = [0, 100];
  while (least < most) {
    const middle = (least + most) >> 1;
    if (isEnough(middle)) most = middle;
    else least = middle + 1;
  }
  return most / 100;
}
