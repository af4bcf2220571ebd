import { contentTypes } from "#content/index.ts";
import type { Filter, Picture } from "./read-library";

type Use = Picture["uses"][number];

export const filters: { value: Filter; label: string; empty: string }[] = [
  {
    value: "missing",
    label: "Con textos que faltan",
    empty: "A ninguna imagen le falta texto alternativo.",
  },
  { value: "unused", label: "Sin uso", empty: "No hay ninguna imagen sin uso." },
  {
    value: "kept",
    label: "Solo en versiones anteriores",
    empty: "Ninguna imagen está solo en versiones anteriores.",
  },
];

/** What is to be known of a picture at a glance. */
export function marksOf({
  state,
  missing_alt_languages: missing,
}: Pick<Picture, "state" | "missing_alt_languages">): string[] {
  if (state === "unused") return ["Sin uso"];
  if (state === "kept") return ["Solo en versiones anteriores"];
  if (missing.length === 0) return [];
  if (missing.length === 3) return ["Falta texto alternativo"];
  return [`Falta texto en ${missing.map((locale) => locale.toUpperCase()).join(" y ")}`];
}

/** Where something is that is no entry: in its words, and where it is edited. */
const elsewhere: Record<string, { name: string; address?: string }> = {
  site_settings: { name: "Ajustes de la empresa", address: "/settings" },
  inbox_settings: { name: "Plantillas de respuesta", address: "/settings/answers" },
  preview_links: { name: "Un enlace de vista previa que todavía vale" },
};

/** How a use is called, of what kind it is, and where it is edited. */
export function placeOf({ type, id, title }: Pick<Use, "type" | "id" | "title">): {
  name: string;
  kind?: string;
  address?: string;
} {
  const entry = contentTypes.find(({ table }) => table === type);
  if (!entry) return elsewhere[type] ?? { name: type };
  return { name: title ?? "Sin nombre", kind: entry.words.one, address: `${entry.path}/${id}` };
}

/** By what people know a picture: what uses it first, or else the name of its file. */
export function titleOf({ uses, name }: Pick<Picture, "uses" | "name">): string {
  const [first] = uses;
  return first ? placeOf(first).name : name;
}

/** `Delta, y 2 sitios más`. */
export function usesWords(picture: Pick<Picture, "uses" | "name">): string {
  const more = picture.uses.length - 1;
  if (more < 1) return titleOf(picture);
  return `${titleOf(picture)}, y ${more} ${more === 1 ? "sitio" : "sitios"} más`;
}
