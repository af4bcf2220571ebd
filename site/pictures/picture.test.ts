import { expect, test } from "vitest";
import { sizedAddress, thumbnail } from "#shared/pictures/sized.ts";
import { pictureSet } from "./picture";

const src = "/storage/v1/object/public/tour-images/a%20b.jpg";
const rendered = "/storage/v1/render/image/public/tour-images/a%20b.jpg";

test("E2: a sized address has width, version and no cropping", () => {
  expect(sizedAddress(src, "abc")).toBe(`${rendered}?resize=contain&v=abc&width=`);
  expect(sizedAddress(`https://old.example${src}?download=`)).toBe(
    `${rendered}?resize=contain&width=`,
  );
  expect(thumbnail(src, 320)).toBe(`${rendered}?resize=contain&width=320`);
});

test("E2: srcset has no width above the picture's own", () => {
  const widths = (width?: number) =>
    pictureSet({ src, sized: "#", width })?.replaceAll("#", "").replaceAll("w", "");
  expect(widths()).toBe("320 320,480 480,640 640,800 800,1080 1080,1440 1440,1920 1920");
  expect(widths(2000)).toMatch(/1440 1440,1920 1920$/);
  expect(widths(700)).toBe("320 320,480 480,640 640,800 700");
  expect(widths(640)).toBe("320 320,480 480,640 640");
  expect(widths(1)).toBe("320 1");
});

test("E2: an external picture has no sized addresses", () => {
  const elsewhere = "https://cdn.example/a.jpg?w=1";
  expect(sizedAddress(elsewhere)).toBeUndefined();
  expect(thumbnail(elsewhere, 320)).toBe(elsewhere);
  expect(pictureSet({ src: elsewhere })).toBeUndefined();
});
