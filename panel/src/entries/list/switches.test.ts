import { expect, test } from "vitest";
import { posts } from "#content/types/posts.ts";
import { tours } from "#content/types/tours.ts";
import { outcomeOfSwitch, switchesOf } from "./switches";

test("H5: a list has a switch for every flag that is never unknown and has a state", () => {
  expect(switchesOf(tours)).toEqual([
    {
      column: "is_active",
      label: "Activo",
      actions: { on: "Mostrar en la web", off: "Ocultar de la web" },
    },
    {
      column: "is_featured",
      label: "Destacado",
      actions: { on: "Marcar como destacados", off: "Quitar de destacados" },
    },
  ]);
  const guides = { ...tours, labels: { singular: "guía", plural: "guías", gender: "f" } } as const;
  expect(switchesOf(guides).map(({ label }) => label)).toEqual(["Activa", "Destacada"]);
});

test.each([
  [{ is_published: true, published_at: "2020-01-01T00:00:00Z" }, "Publicado"],
  [{ is_published: true, published_at: "2100-01-01T00:00:00Z" }, "Programado"],
  [{ is_published: false, published_at: null }, "Borrador"],
])("K4: after a switch a post that is %j is called %s", (row, words) => {
  expect(outcomeOfSwitch(posts, "is_published", row)).toBe(words);
});

test("H8: a tour that is no longer featured is called so", () => {
  expect(outcomeOfSwitch(tours, "is_featured", { is_featured: false })).toBe("No destacado");
});
