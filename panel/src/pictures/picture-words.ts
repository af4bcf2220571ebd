import { titleOf as typeTitle } from "@panel/entries/labels";
import { panelPath } from "#content/define.ts";
import { contentTypes } from "#content/index.ts";
import type { Picture } from "./library-query";

type Use = Picture["uses"][number];

/** Marks of a picture in the library. */
export function badgesOf({
  state,
  missing_alt_languages: missing,
}: Pick<Picture, "state" | "missing_alt_languages">): string[] {
  if (state === "unused") return ["Sin uso"];
  if (state === "kept") return ["Solo en versiones anteriores"];
  if (missing.length === 0) return [];
  if (missing.length === 3) return ["Falta texto alternativo"];
  return [`Falta texto en ${missing.map((locale) => locale.toUpperCase()).join(" y ")}`];
}

/** Uses outside of entries: name, and address where they are edited. */
const elsewhere: Record<string, { name: string; address?: string }> = {
  site_settings: { name: "Ajustes de la empresa", address: "/settings" },
  site_brand: { name: "Marca", address: "/brand" },
  inbox_settings: { name: "Plantillas de respuesta", address: "/settings/answers" },
  proposals: { name: "Una propuesta", address: "/proposals" },
  proposal_versions: { name: "Una propuesta enviada", address: "/proposals" },
};

/** Name, type and edit address of a use. */
export function describeUse({
  type,
  id,
  title,
  draft = false,
}: Pick<Use, "type" | "id" | "title"> & Partial<Pick<Use, "draft">>): {
  name: string;
  kind?: string;
  address?: string;
} {
  const entry = contentTypes.find(({ table }) => table === type);
  if (!entry) return elsewhere[type] ?? { name: type };
  return {
    name: draft ? `En el borrador de «${title ?? "Sin nombre"}»` : (title ?? "Sin nombre"),
    kind: typeTitle(entry),
    address: `${panelPath(entry)}/${id}`,
  };
}

/** Title of a picture: its first use, or its file name. */
export function titleOf({ uses, name }: Pick<Picture, "uses" | "name">): string {
  const [first] = uses;
  return first ? describeUse(first).name : name;
}

/** Summary of the uses: `Delta, y 2 sitios más`. */
export function usesWords(picture: Pick<Picture, "uses" | "name">): string {
  const more = picture.uses.length - 1;
  if (more < 1) return titleOf(picture);
  return `${titleOf(picture)}, y ${more} ${more === 1 ? "sitio" : "sitios"} más`;
}
