import { describe, expect, test } from "vitest";
import { posts } from "#content/types/posts.ts";
import { tours } from "#content/types/tours.ts";
import { changedWords } from "./changed-words";
import { compare } from "./compare";
import { wordRuns } from "./difference-view";

const said = (was: object, is: object, type: typeof tours | typeof posts = tours) =>
  compare(type, was as never, is as never);

describe("K1: compare", () => {
  test("has no differences for the same content, whatever program wrote it", () => {
    const row = {
      name: "Dunas",
      name_en: null,
      months: [],
      updated_at: "1",
      incomplete_locales: ["en"],
    };
    expect(
      said(row, { ...row, name_en: "", months: null, updated_at: "2", incomplete_locales: [] }),
    ).toEqual([]);
  });

  test("names texts by field and language", () => {
    expect(
      said({ name: "Dunas", name_en: "Dunes" }, { name: "Dunas", name_en: "Red dunes" }),
    ).toEqual([
      {
        key: "name.en",
        label: "Nombre",
        locale: "en",
        change: { kind: "text", was: "Dunes", is: "Red dunes" },
      },
    ]);
  });

  test.each([
    [{ price_per_person: 5850 }, { price_per_person: 6480.5 }, "5.850 USD", "6.480,50 USD"],
    [{ is_active: true }, { is_active: false }, "sí", "no"],
    [{ style: "camping" }, { style: null }, "Camping", "nada"],
    [{ months: [1] }, { months: [1, 12] }, "enero", "enero, diciembre"],
    [{ slug: "a" }, { slug: "b" }, "a", "b"],
  ])("tell values in words: %j, %j", (was, is, before, after) => {
    expect(said(was, is)).toMatchObject([{ change: { kind: "value", was: before, is: after } }]);
  });

  test("matches days by content, also after an inserted day", () => {
    const day = (at: number, text: string, more = {}) => ({
      day: at,
      description_es: text,
      ...more,
    });
    const was = { itinerary: [day(1, "Uno"), day(2, "Dos"), day(3, "Tres")] };
    const is = {
      itinerary: [
        day(1, "Cero", { bed_es: "Tienda" }),
        day(2, "Uno"),
        day(3, "Dos", { kilometres: 80 }),
      ],
    };
    expect(said(was, is)).toMatchObject([
      {
        label: "Itinerario",
        change: {
          kind: "items",
          reordered: false,
          items: [
            { is: "added", label: "Día 1, nuevo", words: "Cero\nTienda" },
            {
              is: "changed",
              label: "Día 3",
              differences: [
                { label: "Kilómetros", change: { kind: "value", was: "nada", is: "80" } },
              ],
            },
            { is: "removed", label: "Día 3, quitado", words: "Tres" },
          ],
        },
      },
    ]);
  });

  test("labels an added or removed season, in agreement with its gender", () => {
    const season = { seasons: [{ name_es: "Lluvias" }] };
    expect(said({ seasons: [] }, season)).toMatchObject([
      { change: { items: [{ is: "added", label: "Temporada 1, nueva" }] } },
    ]);
    expect(said(season, { seasons: [] })).toMatchObject([
      { change: { items: [{ is: "removed", label: "Temporada 1, quitada" }] } },
    ]);
  });

  test("compares lists by item and language, and detects another order", () => {
    const was = { included_services: ["Guía", "Comidas", "Agua"], included_services_en: ["Guide"] };
    expect(
      said(was, { ...was, included_services: ["Guía local", "Comidas", "Agua", "Vino"] }),
    ).toMatchObject([
      {
        locale: "es",
        change: {
          items: [
            {
              is: "changed",
              label: "Incluido 1",
              differences: [{ change: { was: "Guía", is: "Guía local" } }],
            },
            { is: "added", label: "Incluido 4, nuevo", words: "Vino" },
          ],
        },
      },
    ]);
    const turned = said(was, { ...was, included_services: ["Agua", "Guía", "Comidas"] });
    expect(turned).toMatchObject([{ change: { kind: "items", reordered: true } }]);
  });

  test("reports added, removed, moved and redescribed pictures", () => {
    const at = (name: string) => `/storage/v1/object/public/tour-images/${name}`;
    const alt = (es: string) => ({ "tour-images/b.jpg": { alt: { es } } });
    const was = {
      gallery_images: [at("a.jpg"), at("b.jpg"), at("c.jpg")],
      image_details: alt("Duna"),
    };
    const is = {
      gallery_images: [at("c.jpg"), at("b.jpg"), at("d.jpg")],
      image_details: alt("Una duna"),
    };
    expect(said(was, is)).toMatchObject([
      {
        label: "Galería",
        change: {
          kind: "pictures",
          change: {
            removed: [at("a.jpg")],
            added: [at("d.jpg")],
            reordered: true,
            described: [
              { address: at("b.jpg"), texts: [{ locale: "es", was: "Duna", is: "Una duna" }] },
            ],
          },
        },
      },
    ]);
  });

  test("reports references by id", () => {
    expect(said({ destination_ids: ["a", "b"] }, { destination_ids: ["c", "a"] })).toMatchObject([
      {
        change: {
          kind: "relations",
          to: "destinations",
          removed: ["b"],
          added: ["c"],
          reordered: false,
        },
      },
    ]);
  });

  test("accepts malformed rows", () => {
    const odd = { name: 5, itinerary: [null, "x"], gallery_images: "x", months: {}, slug: null };
    expect(() => said(odd, {})).not.toThrow();
    expect(() => said({}, odd)).not.toThrow();
  });
});

describe("K1: changed fields", () => {
  test.each([
    [
      ["price_per_person", "full_description_en", "full_description"],
      "Descripción completa (es, en), Precio por persona (USD)",
    ],
    [["image_url", "gallery_images"], "Galería"],
    [["image_details", "gone_column"], "Textos y encuadre de las imágenes, Otros datos"],
    [[], ""],
  ])("%j, is said in words: %s", (changed, words) => {
    expect(changedWords(tours, changed)).toBe(words);
  });
});

describe("K1: word diff", () => {
  const written = (was: string, is: string) =>
    wordRuns(was, is)
      .map(({ text, is }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[is])
      .join("");

  test("marks added and removed words and line breaks", () => {
    expect(written("Arena roja y cielo.", "Arena blanca y cielo.")).toBe(
      "Arena -roja-+blanca+ y cielo.",
    );
    expect(written("", "Nuevo")).toBe("+Nuevo+");
    expect(written("uno dos", "uno\n\ndos")).toMatch(/^uno/);
    expect(written("camión", "camiones")).toBe("-camión-+camiones+");
  });

  test("shortens unchanged parts", () => {
    const long = "palabra ".repeat(200);
    const shown = written(`${long}duna ${long}`, `${long}playa ${long}`);
    expect(shown).toContain("-duna-+playa+");
    expect(shown.length).toBeLessThan(400);
    expect(shown.startsWith("…")).toBe(true);
  });

  test("returns in time for long texts with nothing in common", () => {
    const text = () =>
      Array.from({ length: 15_000 }, () => Math.random().toString(36).slice(2, 8)).join(" ");
    const [was, is] = [text(), text()];
    const began = performance.now();
    const runs = wordRuns(was, is);
    expect(performance.now() - began).toBeLessThan(2000);
    const without = (other: "added" | "removed") =>
      runs.map((run) => (run.is === other ? "" : run.text)).join("");
    expect([without("added"), without("removed")]).toEqual([was, is]);
  });
});

describe("N4: texts with marks", () => {
  const plain = { full_description: "Uno *dos*\n\ntres" };

  test("tell that only the format changed if the words are the same, also of versions from before it", () => {
    const is = { full_description: "## Uno \\*dos\\*\n**tres**", content_format: "marked" };
    const sameWords = { full_description: "Uno **\\*dos\\***\n- tres", content_format: "marked" };
    expect(compare(tours, plain, sameWords)).toMatchObject([
      { key: "full_description.es", change: { kind: "format" } },
    ]);
    expect(compare(tours, plain, is)).toMatchObject([{ change: { kind: "text" } }]);
    expect(compare(tours, plain, { ...plain, content_format: "plain" })).toEqual([]);
  });

  test("N5: show pictures that were added, removed or described anew", () => {
    const address = "/storage/v1/object/public/blog-images/a.jpg";
    const was = { content: "Uno", content_format: "marked" };
    const is = { ...was, content: `Uno\n![](${address})` };
    const empty = { removed: [], added: [], reordered: false, described: [] };
    expect(compare(posts, was, is)).toMatchObject([
      { locale: "es", change: { kind: "pictures", change: { ...empty, added: [address] } } },
    ]);
    expect(compare(posts, { ...is, content: `${is.content}\nDos` }, was)).toMatchObject([
      { key: "content.es", change: { kind: "text" } },
      { key: "content.es.pictures", change: { change: { ...empty, removed: [address] } } },
    ]);
    const described = { ...is, image_details: { "blog-images/a.jpg": { alt: { es: "Duna" } } } };
    const texts = [{ locale: "es", was: "", is: "Duna" }];
    expect(compare(posts, is, described)).toMatchObject([
      {
        label: "Imágenes de los textos",
        change: { change: { ...empty, described: [{ address, texts, reframed: false }] } },
      },
    ]);
  });
});
