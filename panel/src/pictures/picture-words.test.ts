import { expect, test } from "vitest";
import { addressOf } from "./library-query";
import { badgesOf, describeUse, usesWords } from "./picture-words";

test("K10: the mark of a picture is its most important problem", () => {
  expect(badgesOf({ state: "unused", missing_alt_languages: [] })).toEqual(["Sin uso"]);
  expect(badgesOf({ state: "kept", missing_alt_languages: [] })).toEqual([
    "Solo en versiones anteriores",
  ]);
  expect(badgesOf({ state: "used", missing_alt_languages: [] })).toEqual([]);
  expect(badgesOf({ state: "used", missing_alt_languages: ["en"] })).toEqual(["Falta texto en EN"]);
  expect(badgesOf({ state: "used", missing_alt_languages: ["en", "fr"] })).toEqual([
    "Falta texto en EN y FR",
  ]);
  expect(badgesOf({ state: "used", missing_alt_languages: ["es", "en", "fr"] })).toEqual([
    "Falta texto alternativo",
  ]);
});

test("K10: a use has a name and the address where it is edited", () => {
  expect(describeUse({ type: "tours", id: "7", title: "Delta" })).toEqual({
    ...{ name: "Delta", kind: "Tour", address: "/tours/7" },
  });
  expect(describeUse({ type: "blog_posts", id: "7", title: "Faros" }).address).toBe("/blog/7");
  expect(describeUse({ type: "site_brand", id: "true", title: null })).toEqual({
    name: "Marca",
    address: "/brand",
  });
  expect(describeUse({ type: "site_settings", id: "true", title: null }).address).toBe("/settings");
  expect(describeUse({ type: "tours", id: "7", title: "Delta", draft: true })).toEqual({
    ...{ name: "En el borrador de «Delta»", kind: "Tour", address: "/tours/7" },
  });
});

test("K10: the title of a picture is its first use, or its file name", () => {
  const use = (title: string) =>
    ({ type: "tours", id: title, title, shown: true, described: true, draft: false }) as const;
  expect(usesWords({ name: "a.jpg", uses: [] })).toBe("a.jpg");
  expect(usesWords({ name: "a.jpg", uses: [use("Delta")] })).toBe("Delta");
  expect(usesWords({ name: "a.jpg", uses: [use("Delta"), use("Cabo")] })).toBe(
    "Delta, y 1 sitio más",
  );
  expect(usesWords({ name: "a.jpg", uses: [use("Delta"), use("Cabo"), use("Río")] })).toBe(
    "Delta, y 2 sitios más",
  );
});

test("K10: a path is converted to the address that entries store", () => {
  expect(addressOf("tour-images/carpeta/a b#ñ.jpg")).toBe(
    "/storage/v1/object/public/tour-images/carpeta/a%20b%23%C3%B1.jpg",
  );
});
