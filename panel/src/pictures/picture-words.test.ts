import { expect, test } from "vitest";
import { marksOf, placeOf, usesWords } from "./picture-words";
import { addressOf } from "./read-library";

test("K10: a picture is marked by the first thing that there is to do about it", () => {
  expect(marksOf({ state: "unused", missing_alt_languages: [] })).toEqual(["Sin uso"]);
  expect(marksOf({ state: "kept", missing_alt_languages: [] })).toEqual([
    "Solo en versiones anteriores",
  ]);
  expect(marksOf({ state: "used", missing_alt_languages: [] })).toEqual([]);
  expect(marksOf({ state: "used", missing_alt_languages: ["en"] })).toEqual(["Falta texto en EN"]);
  expect(marksOf({ state: "used", missing_alt_languages: ["en", "fr"] })).toEqual([
    "Falta texto en EN y FR",
  ]);
  expect(marksOf({ state: "used", missing_alt_languages: ["es", "en", "fr"] })).toEqual([
    "Falta texto alternativo",
  ]);
});

test("K10: what uses a picture has a name, and leads to where it is edited", () => {
  expect(placeOf({ type: "tours", id: "7", title: "Delta" })).toEqual({
    ...{ name: "Delta", kind: "Tour", address: "/tours/7" },
  });
  expect(placeOf({ type: "blog_posts", id: "7", title: "Faros" }).address).toBe("/blog/7");
  expect(placeOf({ type: "site_settings", id: "true", title: null }).address).toBe("/settings");
  expect(placeOf({ type: "preview_links", id: "7", title: null }).address).toBeUndefined();
});

test("K10: a picture is called by what uses it, or by its file", () => {
  const use = (title: string) =>
    ({ type: "tours", id: title, title, shown: true, described: true }) as const;
  expect(usesWords({ name: "a.jpg", uses: [] })).toBe("a.jpg");
  expect(usesWords({ name: "a.jpg", uses: [use("Delta")] })).toBe("Delta");
  expect(usesWords({ name: "a.jpg", uses: [use("Delta"), use("Cabo")] })).toBe(
    "Delta, y 1 sitio más",
  );
  expect(usesWords({ name: "a.jpg", uses: [use("Delta"), use("Cabo"), use("Río")] })).toBe(
    "Delta, y 2 sitios más",
  );
});

test("K10: a path becomes the address by which entries name it", () => {
  expect(addressOf("tour-images/carpeta/a b#ñ.jpg")).toBe(
    "/storage/v1/object/public/tour-images/carpeta/a%20b%23%C3%B1.jpg",
  );
});
