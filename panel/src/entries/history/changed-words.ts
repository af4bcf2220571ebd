import { columnsOf, isTranslated } from "#content/columns.ts";
import type { Table } from "#content/define.ts";
import { locales } from "#shared/locales.ts";

/** Labels of changed columns: `Precio, Descripción completa (en, fr)`. */
export function changedWords(
  { fields }: Pick<Table, "fields">,
  changed: readonly string[],
): string {
  const known = new Set(["image_details"]);
  const words = Object.entries(fields).flatMap(([name, field]) => {
    const columns = columnsOf(name, field);
    for (const column of columns) known.add(column);
    const at = columns.flatMap((column, index) => (changed.includes(column) ? [index] : []));
    if (at.length === 0) return [];
    const languages = at.map((index) => locales[index]).join(", ");
    return [isTranslated(field) ? `${field.label} (${languages})` : field.label];
  });
  if (changed.includes("image_details")) words.push("Textos y encuadre de las imágenes");
  if (changed.some((column) => !known.has(column))) words.push("Otros datos");
  return words.join(", ");
}
