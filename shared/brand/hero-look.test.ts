import { expect, test } from "vitest";
import { contrast } from "../../supabase/functions/_shared/oklch.ts";
import { type ColorGrid, type HeroVeil, heroBox, heroLooks } from "./hero-look.ts";

const middle = { x: 0.5, y: 0.5 };

/** A picture of one colour a row. */
function rows(...colors: string[]): ColorGrid {
  const size = { width: 160, height: 100 };
  const rgb = (color: string) =>
    [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const data = Array.from({ length: size.height }, (_, row) =>
    Array.from({ length: size.width }, () =>
      rgb(colors[Math.floor((row * colors.length) / size.height)] ?? ""),
    ),
  );
  return { ...size, colors: data.flat(2) };
}

const hex = (numbers: readonly number[]) =>
  `#${numbers.map((each) => Math.round(each).toString(16).padStart(2, "0")).join("")}`;

/** A colour beneath the veil. */
function veiled(color: string, veil: string, opacity: number): string {
  const parts = (of: string) => [1, 3, 5].map((at) => Number.parseInt(of.slice(at, at + 2), 16));
  const over = parts(veil);
  return hex(parts(color).map((part, at) => part + ((over[at] ?? 0) - part) * opacity));
}

const contrastOf = (color: string, { ink, veil }: HeroVeil, opacity: number) =>
  contrast(ink, veiled(color, veil, opacity));

const photos: Record<string, string[]> = {
  white: ["#ffffff"],
  black: ["#000000"],
  grey: ["#808080"],
  "white above black": ["#ffffff", "#000000"],
  "black above white": ["#000000", "#ffffff"],
  sky: ["#cfe6ff", "#ffffff", "#c2a36a"],
  stripes: Array.from({ length: 50 }, (_, at) => (at % 2 ? "#ffffff" : "#000000")),
  red: ["#ff0000"],
};

test.each(Object.entries(photos))(
  "Q7: over a photo in %s, the title has 3:1 and the navigation 4.5:1 in both themes and all crops",
  (_, colors) => {
    const looks = heroLooks(rows(...colors), middle);
    for (const look of [looks.phone, looks.wide])
      for (const veil of [look.day, look.night]) {
        // The top of the picture, and for the title also the colours below.
        expect(contrastOf(colors[0] ?? "", veil, veil.navigation)).toBeGreaterThanOrEqual(4.5);
        for (const color of colors.slice(0, Math.ceil(colors.length * 0.8)))
          expect(contrastOf(color, veil, veil.title)).toBeGreaterThanOrEqual(3);
      }
  },
);

test("Q7: a photo that is bright or dark everywhere gets no veil by day", () => {
  const bright = heroLooks(rows("#ffffff"), middle).wide.day;
  expect(bright).toMatchObject({ ink: "#2a1a1c", title: 0, navigation: 0 });
  const dark = heroLooks(rows("#101010"), middle).wide;
  expect(dark.day).toMatchObject({ ink: "#fffdf7", title: 0, navigation: 0 });
  expect(dark.night).toMatchObject({ ink: "#fffdf7", title: 0, navigation: 0 });
});

test("Q7: the veil is no stronger than needed: a hundredth less is not enough", () => {
  const { night } = heroLooks(rows("#ffffff"), middle).wide;
  expect(contrastOf("#ffffff", night, night.title - 0.01)).toBeLessThan(3);
  expect(contrastOf("#ffffff", night, night.navigation - 0.01)).toBeLessThan(4.5);
  expect(night.navigation).toBeLessThan(0.62);
});

test("Q7: colours outside of the crop of phones do not count for phones", () => {
  const grid = rows("#101010");
  const colors = Array.from(grid.colors);
  // A white edge on the left.
  for (let row = 0; row < grid.height; row += 1)
    colors.splice(row * grid.width * 3, 30, ...Array<number>(30).fill(255));
  const looks = heroLooks({ ...grid, colors }, { x: 0.8, y: 0.5 });
  expect(looks.phone.night.title).toBe(0);
  expect(looks.wide.night.title).toBeGreaterThan(0);
});

test("Q7: the crop of phones surrounds the focal point; a portrait is cut to 4:3 on other screens", () => {
  const landscape = { width: 3000, height: 2000 };
  expect(heroBox("phone", landscape, middle)).toEqual({
    left: 600,
    top: 0,
    width: 1800,
    height: 2000,
  });
  expect(heroBox("phone", landscape, { x: 1, y: 0 }).left).toBe(1200);
  expect(heroBox("1600", landscape, middle)).toEqual({ left: 0, top: 0, ...landscape });
  const portrait = { width: 1500, height: 2250 };
  expect(heroBox("2400", portrait, { x: 0.5, y: 0.2 })).toEqual({
    left: 0,
    top: 0,
    width: 1500,
    height: 1125,
  });
  expect(heroBox("1600", { width: 4000, height: 1000 }, middle)).toMatchObject({
    left: 1000,
    width: 2000,
  });
  expect(heroLooks({ ...rows("#101010") }, { x: 0.9, y: 0.5 }).wide.position).toBe("90% 50%");
});
