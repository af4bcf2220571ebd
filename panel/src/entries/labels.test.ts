import { expect, test } from "vitest";
import type { Labels } from "#content/define.ts";
import {
  addOf,
  agreeing,
  allOf,
  emptyOf,
  inNumber,
  itemOf,
  menuOf,
  newOf,
  noItemsOf,
  noneOf,
  outcomeOf,
  stateOf,
  theItemOf,
  theOf,
} from "./labels";

const tour: Labels = { singular: "tour", plural: "tours", gender: "m" };
const guide: Labels = { singular: "guía", plural: "guías", gender: "f" };
const post: Labels = { singular: "post", plural: "posts", gender: "m", menu: "Blog" };

test.each([
  [
    tour,
    ["Tours", "Tours", "el tour", "Nuevo tour", "Tour recuperado", "Todavía ninguno"],
    "Todavía no hay tours. Crea el primero.",
  ],
  [
    guide,
    ["Guías", "Guías", "la guía", "Nueva guía", "Guía recuperada", "Todavía ninguna"],
    "Todavía no hay guías. Crea la primera.",
  ],
  [
    post,
    ["Blog", "Posts del blog", "el post", "Nuevo post", "Post recuperado", "Todavía ninguno"],
    "Todavía no hay posts. Crea el primero.",
  ],
])("K2: all phrases about %o are made of its noun and agree with it", (labels, phrases, empty) => {
  const type = { labels };
  expect([
    ...[menuOf(type), allOf(type), theOf(type), newOf(type)],
    ...[outcomeOf(type, "recuperado"), noneOf(type)],
  ]).toEqual(phrases);
  expect(emptyOf(type)).toBe(empty);
});

test("H5: the words of a state agree with the type's noun", () => {
  const active = { value: "active", words: ["Activo", "Activos"], none: "todos activos" } as const;
  const draft = { value: "draft", words: ["Borrador", "Borradores"] } as const;
  expect(stateOf({ labels: tour }, active)).toEqual(active);
  expect(stateOf({ labels: guide }, active)).toEqual({
    value: "active",
    words: ["Activa", "Activas"],
    none: "todas activas",
  });
  expect(stateOf({ labels: guide }, draft)).toEqual(draft);
});

test("K2: the phrases about an item of a list are made of its noun, unless they are declared", () => {
  const season = { labels: { singular: "temporada", gender: "f" } } as const;
  expect([itemOf(season, 1), theItemOf(season, 1), addOf(season), noItemsOf({})]).toEqual([
    "Temporada 2",
    "la temporada 2",
    "Añadir temporada",
    "Nada todavía.",
  ]);
  const service = {
    labels: { singular: "servicio incluido", gender: "m", short: "incluido" },
    add: "Añadir",
    empty: "Ninguno",
  } as const;
  expect([itemOf(service, 0), theItemOf(service, 0), addOf(service), noItemsOf(service)]).toEqual([
    "Incluido 1",
    "el servicio incluido 1",
    "Añadir",
    "Ninguno",
  ]);
});

test.each([
  ["el tour", "nuevo", "pudo"],
  ["la temporada", "nueva", "pudo"],
  ["los ajustes", "nuevos", "pudieron"],
  ["las guías", "nuevas", "pudieron"],
])("K9: what is said of %s agrees with it in gender and number: %s, %s", (the, word, verb) => {
  expect([agreeing(the, "nuevo"), inNumber(the, "pudo", "pudieron")]).toEqual([word, verb]);
});
