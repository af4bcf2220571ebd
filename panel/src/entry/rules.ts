import * as z from "zod/mini";
import type { Problems } from "./bindings";
import { slugify } from "./slug";

/** Rules of the panel's forms, in the administrator's words; the database holds the same limits. */

/** Lengths count characters as the database does, where an emoji is one and not two. */
const atMost = (most: number) =>
  z.refine<string>((text) => [...text.trim()].length <= most, `Como máximo ${most} caracteres`);
const filled = (message: string) => z.refine<string>((text) => text.trim() !== "", message);

/** A text that may stay empty. */
export const optionalText = (most: number) => z.string().check(atMost(most));

/** A text that must be there. */
export const requiredText = (message: string, most: number) =>
  z.string().check(filled(message), atMost(most));

/** A text in three languages, of which Spanish must be there. */
export const texts = (message: string, most: number) =>
  z.object({
    es: requiredText(message, most),
    en: optionalText(most),
    fr: optionalText(most),
  });

/** A text in three languages, none of which must be there. */
export const optionalTexts = (most: number) =>
  z.object({ es: optionalText(most), en: optionalText(most), fr: optionalText(most) });

/** A list whose items carry their translations. */
export const items = (most: number, mostLetters: number) =>
  z
    .array(optionalTexts(mostLetters))
    .check(z.refine((list) => list.length <= most, `Como máximo ${most}`));

interface Range {
  min: number;
  max: number;
  whole?: boolean;
}

/** A number as it was typed. */
export const numberText = (missing: string, { min, max, whole = false }: Range) => {
  const format = new Intl.NumberFormat("es-ES", { useGrouping: "always" });
  return z.string().check(
    z.refine((text) => text.trim() !== "" && Number.isFinite(Number(text)), {
      error: missing,
      abort: true,
    }),
    z.refine((text) => !whole || Number.isInteger(Number(text)), "Escribe un número entero"),
    z.refine((text) => Number(text) >= min, `Mínimo ${format.format(min)}`),
    z.refine((text) => Number(text) <= max, `Máximo ${format.format(max)}`),
  );
};

export const slugText = z.string().check(
  z.refine((text) => text !== "", { error: "Escribe una dirección", abort: true }),
  z.refine(
    (text) => slugify(text) === text,
    "Solo minúsculas sin acentos, números y guiones: mi-tour",
  ),
);

export const pictureList = z
  .array(z.string())
  .check(z.refine((list) => list.length <= 60, "Como máximo 60 imágenes"));

/** The first problem of each field, by its path. */
export function problemsOf(schema: z.ZodMiniType, draft: unknown): Problems {
  const problems: Problems = {};
  const result = schema.safeParse(draft);
  for (const { path, message } of result.error?.issues ?? []) {
    problems[path.join(".")] ??= message;
  }
  return problems;
}
