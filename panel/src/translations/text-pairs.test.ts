import { expect, test } from "vitest";
import { posts } from "#content/types/posts.ts";
import { tours } from "#content/types/tours.ts";
import { toDraft, toRow, withChange } from "../entries/draft/draft";
import { textPairsOf } from "./text-pairs";

const at = (name: string) => `/storage/v1/object/public/tour-images/${name}`;

const tour = {
  slug: "dunas",
  name: "Dunas",
  name_en: "Dunes",
  destination: "Namibia",
  included_services: ["Guía", "Agua"],
  included_services_en: ["Guide", ""],
  itinerary: [
    { id: "a", day: 1, title_es: "Llegada", description_es: "Uno", description_en: "One" },
    { id: "b", day: 2, title_es: "", description_es: "Dos" },
  ],
  gallery_images: [at("a.jpg"), at("b.jpg"), "/outside.jpg"],
  image_details: {
    "tour-images/a.jpg": { alt: { es: "Una duna" }, focus: { x: 0.2, y: 0.4 } },
    "tour-images/b.jpg": { alt: { es: "" } },
  },
};

test("K6: lists the texts of a tour beside their Spanish originals, in the order of the form", () => {
  const said = textPairsOf(tours, toDraft(tours, tour), "en").flatMap(({ label, pairs }) =>
    pairs.map((pair) => [label, pair.label, pair.source, pair.target, pair.path]),
  );
  expect(said).toEqual([
    ["Nombre", "", "Dunas", "Dunes", "name.en"],
    ["Destino", "", "Namibia", "", "destination.en"],
    ["Itinerario", "Día 1: Título", "Llegada", "", "itinerary.0.title.en"],
    ["Itinerario", "Día 1: Texto", "Uno", "One", "itinerary.0.description.en"],
    ["Itinerario", "Día 2: Texto", "Dos", "", "itinerary.1.description.en"],
    ["Galería", "Texto alternativo de la imagen 1", "Una duna", "", "gallery_images.0"],
    ["Servicios incluidos", "Incluido 1", "Guía", "Guide", "included_services.0.en"],
    ["Servicios incluidos", "Incluido 2", "Agua", "", "included_services.1.en"],
  ]);
});

test("K6: writing a pair changes that text of the row and nothing else", () => {
  let draft = toDraft(tours, tour);
  const before = toRow(tours, draft);
  for (const { field, pairs } of textPairsOf(tours, draft, "fr"))
    for (const { path, write } of pairs)
      draft = withChange(tours, draft, field, (value) => write(value, `fr ${path}`));
  expect(toRow(tours, draft)).toEqual({
    ...before,
    name_fr: "fr name.fr",
    destination_fr: "fr destination.fr",
    included_services_fr: ["fr included_services.0.fr", "fr included_services.1.fr"],
    itinerary: [
      {
        ...(before.itinerary as object[])[0],
        title_fr: "fr itinerary.0.title.fr",
        description_fr: "fr itinerary.0.description.fr",
      },
      { ...(before.itinerary as object[])[1], description_fr: "fr itinerary.1.description.fr" },
    ],
    image_details: {
      ...(before.image_details as object),
      "tour-images/a.jpg": {
        alt: { es: "Una duna", fr: "fr gallery_images.0" },
        focus: { x: 0.2, y: 0.4 },
      },
    },
  });
});

test("K6: includes the alternative text of a post's picture, and none for a decorative picture", () => {
  const address = "/storage/v1/object/public/blog-images/a.jpg";
  const labels = (es: string, en = "") =>
    textPairsOf(
      posts,
      toDraft(posts, {
        title: "x",
        featured_image: address,
        image_details: { "blog-images/a.jpg": { alt: { es, en } } },
      }),
      "en",
    ).flatMap(({ pairs }) => pairs.map(({ label }) => label));
  expect(labels("Niebla")).toEqual(["", "Texto alternativo"]);
  expect(labels("")).toEqual([""]);
  // Malformed column of another program.
  expect(labels("", "Fog")).toEqual([""]);
});

test("N5: includes the alternative texts of pictures in marked texts, stored with those of fields", () => {
  const address = "/storage/v1/object/public/blog-images/b.jpg";
  const row = {
    content: `Uno\n![](${address})`,
    content_format: "marked",
    image_details: { "blog-images/b.jpg": { alt: { es: "Niebla" } } },
  };
  const draft = toDraft(posts, row);
  const [group] = textPairsOf(posts, draft, "en").filter(({ field }) => field === "featured_image");
  const [pair] = group?.pairs ?? [];
  expect(group?.pairs).toHaveLength(1);
  expect(pair).toMatchObject({
    ...{ label: "Texto alternativo de la imagen del texto", source: "Niebla", picture: address },
  });
  const written = withChange(posts, draft, "featured_image", (value) =>
    pair ? pair.write(value, "Fog") : value,
  );
  expect(toRow(posts, written).image_details).toEqual({
    "blog-images/b.jpg": { alt: { es: "Niebla", en: "Fog" } },
  });
  expect(
    textPairsOf(posts, toDraft(posts, { ...row, content_format: "plain" }), "en"),
  ).toHaveLength(1);
});

test("K6: a text that is emptied keeps its field if it had one", () => {
  const draft = toDraft(posts, { title: "x", excerpt: "", excerpt_en: "Fog" });
  const paths = (row: typeof draft, kept?: Set<string>) =>
    textPairsOf(posts, row, "en", kept).flatMap(({ pairs }) => pairs.map(({ path }) => path));
  const before = paths(draft);
  expect(before).toEqual(["title.en", "excerpt.en"]);
  const emptied = { ...draft, excerpt: { es: "", en: "", fr: "" } };
  expect(paths(emptied, new Set(before))).toEqual(before);
  expect(paths(emptied)).toEqual(["title.en"]);
});
