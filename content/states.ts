import type { State } from "./define.ts";

/** What visitors see of tours and destinations, and what they do not. */
export const active: State = { value: "active", words: ["Activo", "Activos"] };
export const inactive: State = {
  value: "inactive",
  words: ["Inactivo", "Inactivos"],
  none: "todos activos",
  badge: true,
};
