import { expect, test } from "vitest";
import { posts } from "#content/types/posts.ts";
import { tours } from "#content/types/tours.ts";
import type { EntryRow } from "../entries/entry-row";
import { type DescribedEntry, imageDetailsWith, mergeDescriptions } from "./descriptions";

const address = "/storage/v1/object/public/tour-images/a%20b.jpg";
const key = "tour-images/a b.jpg";
const other = "/storage/v1/object/public/tour-images/c.jpg";

const tour = (image_details: unknown): DescribedEntry => ({
  type: tours,
  row: {
    ...{ id: "1", slug: "x", updated_at: "", incomplete_locales: [] },
    gallery_images: [other, `https://old.example${address}?v=1`],
    image_details,
  } as EntryRow,
});

const texts = (es: string, en = "", fr = "") => ({ es, en, fr });

test("N5: a description keeps those of pictures in texts", () => {
  const inText = { "tour-images/d.jpg": { alt: { es: "Niebla" } } };
  const written = imageDetailsWith(tour(inText), address, {
    alt: texts("Duna"),
    decorative: false,
  });
  expect(written).toEqual({ ...inText, [key]: { alt: { es: "Duna" } } });
});

test("K10: the descriptions of a picture in several entries are merged, and differences reported", () => {
  expect(mergeDescriptions([tour({})], address)).toEqual({
    ...{ alt: texts(""), decorative: false, differs: false },
  });
  const [dune, sand] = [
    tour({ [key]: { alt: { es: "Una duna" } } }),
    tour({ [key]: { alt: { es: "Arena", fr: "Du sable" } } }),
  ];
  expect(mergeDescriptions([dune, dune], address)).toMatchObject({ differs: false });
  expect(mergeDescriptions([dune, sand], address)).toEqual({
    ...{ alt: texts("Una duna", "", "Du sable"), decorative: false, differs: true },
  });
  const decorates = tour({ [key]: { alt: { es: "" } } });
  expect(mergeDescriptions([decorates], address)).toMatchObject({ decorative: true });
  expect(mergeDescriptions([decorates, dune], address)).toEqual({
    ...{ alt: texts("Una duna"), decorative: false, differs: true },
  });
});

test("K10: a new description keeps the crop of its picture and the details of other pictures", () => {
  const said = {
    "tour-images/c.jpg": { alt: { es: "Un río" }, focus: { x: 0.1, y: 0.2 } },
    [key]: { alt: { en: "A dune" }, focus: { x: 0.3, y: 0.4 } },
  };
  const description = { alt: texts("Una duna", "A dune", " "), decorative: false };
  expect(imageDetailsWith(tour(said), address, description)).toEqual({
    "tour-images/c.jpg": said["tour-images/c.jpg"],
    [key]: { alt: { es: "Una duna", en: "A dune" }, focus: { x: 0.3, y: 0.4 } },
  });
  expect(imageDetailsWith(tour(said), address, { ...description, decorative: true })).toMatchObject(
    {
      [key]: { alt: { es: "" }, focus: { x: 0.3, y: 0.4 } },
    },
  );
});

test("K10: an entry that already has the description is not saved", () => {
  const description = { alt: texts("Una duna"), decorative: false };
  expect(
    imageDetailsWith(tour({ [key]: { alt: { es: "Una duna" } } }), address, description),
  ).toBeUndefined();
  expect(
    imageDetailsWith(tour({}), address, { alt: texts(""), decorative: false }),
  ).toBeUndefined();
});

test("K10: the single picture of a post is described like one of a gallery", () => {
  const row = { ...tour({}).row, featured_image: address };
  expect(
    imageDetailsWith({ type: posts, row }, address, { alt: texts("Un faro"), decorative: false }),
  ).toEqual({ [key]: { alt: { es: "Un faro" } } });
});
