import { expect, test } from "vitest";
import { imageKey, isMissingAlt, readImageDetails } from "./image-details.ts";

test("A11: a picture's details are found whatever the origin of its URL", () => {
  const path = "/storage/v1/object/public/tour-images/a%20b-1.jpg";
  expect(imageKey(path)).toBe("tour-images/a b-1.jpg");
  expect(imageKey(`https://old.example${path}?download=`)).toBe("tour-images/a b-1.jpg");
  expect(imageKey("https://elsewhere.example/a.jpg")).toBeUndefined();
  expect(imageKey("/storage/v1/object/public/tour-images/%E0%A4%A")).toBeUndefined();
});

test("A11: invalid details are omitted, the others kept", () => {
  const details = {
    "tour-images/a.jpg": {
      alt: { es: "Un león", en: "", de: "Ein Löwe", fr: 3 },
      focus: { x: 0, y: 1 },
    },
    "tour-images/b.jpg": { alt: [], focus: { x: 1.1, y: 0 } },
    "tour-images/c.jpg": null,
  };
  expect(readImageDetails(details)).toEqual({
    "tour-images/a.jpg": { alt: { es: "Un león", en: "" }, focus: { x: 0, y: 1 } },
    "tour-images/b.jpg": {},
    "tour-images/c.jpg": {},
  });
  for (const wrong of [null, undefined, [], "a", 1]) expect(readImageDetails(wrong)).toEqual({});
});

test("A11: a language lacks its text unless it has one or the picture is decorative", () => {
  const missing = (alt?: Record<string, string>) =>
    (["es", "en", "fr"] as const)
      .filter((locale) => isMissingAlt(alt && { alt }, locale))
      .join(" ");
  expect(missing()).toBe("es en fr");
  expect(missing({})).toBe("es en fr");
  expect(missing({ es: "" })).toBe("");
  expect(missing({ es: "", en: "A lion" })).toBe("");
  expect(missing({ es: "Un león" })).toBe("en fr");
  expect(missing({ es: "Un león", en: " ", fr: "Un lion" })).toBe("en");
  expect(missing({ en: "A lion" })).toBe("es fr");
});
