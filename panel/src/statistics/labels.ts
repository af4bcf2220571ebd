import { menuOf, titleOf } from "@panel/entries/labels";
import { formatNumber } from "@panel/ui/format";
import { type ContentType, contentTypes } from "#content/index.ts";
import type { SiteStatistics } from "#shared/database.types.ts";
import { dayAfter, type Period } from "./periods";

const types = contentTypes.flatMap(({ site, labels, fields }: ContentType) =>
  site ? [{ site, labels, slug: fields.slug }] : [],
);

/** Entries with fixed addresses. */
const fixedEntries = types.flatMap(({ slug }) =>
  slug?.kind === "slug"
    ? Object.entries(slug.options ?? {}).map(([name, { es }]) => [`/${name}`, es])
    : [],
);

const lists = types.filter(({ site }) => site.path);

const fixed: Record<string, string> = {
  ...Object.fromEntries(fixedEntries),
  "/": "Inicio",
  "/about": "Nosotros",
  ...Object.fromEntries(lists.map((type) => [type.site.path, menuOf(type)])),
  "/contact": "Contacto",
  "/privacy": "Privacidad",
  "/search": "Búsqueda",
};

const kinds: [string, string][] = [
  ["/blog/category/", "Categoría del blog"],
  ["/blog/tag/", "Etiqueta del blog"],
  ...lists
    .filter(({ site }) => !site.onePage)
    .map((type): [string, string] => [`${type.site.path}/`, titleOf(type)]),
];

/** Name and type of a page. A deleted entry is named by its address. */
export function pageWords({ page, name }: { page: string; name: string | null }): {
  name: string;
  kind: string | undefined;
} {
  const known = fixed[page];
  if (known) return { name: known, kind: undefined };
  const kind = kinds.find(([start]) => page.startsWith(start))?.[1];
  return { name: name ?? page, kind: name ? kind : kind && `${kind} que ya no existe` };
}

/** Change from the period before: `12 % más que en las 4 semanas anteriores`. */
export function changeWords(total: number, before: number, { before: then }: Period): string {
  if (before === 0) return total === 0 ? "" : `Nada en ${then}`;
  const percent = Math.round((100 * (total - before)) / before);
  if (percent === 0) return `Como en ${then}`;
  return `${formatNumber(Math.abs(percent))} % ${percent > 0 ? "más" : "menos"} que en ${then}`;
}

/** Whether views were counted during the whole period before. */
export function isComparable(
  { since, counted_since: counted }: Pick<SiteStatistics, "since" | "counted_since">,
  { weeks }: Period,
): boolean {
  return counted !== null && counted <= dayAfter(since, -7 * weeks);
}

/** Share as a percentage: `75 %`; undefined if the whole is 0. */
export function shareWords(part: number, whole: number): string | undefined {
  return whole === 0 ? undefined : `${Math.round((100 * part) / whole)} %`;
}
