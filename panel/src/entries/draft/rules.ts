import { isTranslated } from "#content/columns.ts";
import type { FieldOf, Kind, Member, Table } from "#content/define.ts";
import { formats } from "#content/formats.ts";
import { defaultLocale, locales } from "#shared/locales.ts";
import { detailOfShown } from "./chosen-picture";
import { editedFields } from "./draft";
import { detailProblem, galleryProblems, noDetail } from "./picture-details";
import { slugify } from "./slug";
import { takeTags } from "./tags";
import { isBlank } from "./texts";
import { type Draft, type Problems, type Values, valueIn } from "./values";

/**
 * What is wrong with a value, by where within it: `fr`, `2.es`, or nothing where it is the value itself. In the
 * administrator's words; the database holds the same limits.
 */
type Rule<K extends Kind> = (value: Values[K], field: FieldOf<K>) => Found[];
type Found = readonly [where: string, message: string];

const own = (message: string | undefined | false): Found[] => (message ? [["", message]] : []);
const atMost = (length: number, most: number, what = "") =>
  length > most && `Como máximo ${most}${what}`;
/** Lengths count characters as the database does, where an emoji is one and not two. */
const tooLong = (text: string, max: number) => atMost([...text.trim()].length, max, " caracteres");

const spanish = new Intl.NumberFormat("es-ES", { useGrouping: "always" });

function wrongText(text: string, field: FieldOf<"text">, required?: string): string | undefined {
  if (isBlank(text)) return required;
  const long = tooLong(text, field.max);
  if (long) return long;
  if (!field.format) return undefined;
  const { pattern, message } = formats[field.format];
  return new RegExp(pattern).test(text.trim()) ? undefined : message;
}

interface Range {
  min: number;
  max: number;
  whole?: boolean;
  required?: string;
  initial?: number;
}

function wrongNumber(text: string, { min, max, whole, required, initial }: Range) {
  const missing = initial === undefined ? required : (required ?? "Escribe un número");
  if (isBlank(text)) return missing;
  const number = Number(text);
  if (!Number.isFinite(number)) return required ?? "Escribe un número";
  if (whole && !Number.isInteger(number)) return "Escribe un número entero";
  if (number < min) return `Mínimo ${spanish.format(min)}`;
  return number > max ? `Máximo ${spanish.format(max)}` : undefined;
}

const memberRules: { [K in Member["kind"]]: Rule<K> } = {
  text: (texts, field) => {
    if (!isTranslated(field)) return own(wrongText(texts.es, field, field.required));
    return locales.flatMap((locale): Found[] => {
      const required = locale === defaultLocale ? field.required : undefined;
      const wrong = wrongText(texts[locale], field, required);
      return wrong ? [[locale, wrong]] : [];
    });
  },
  number: (text, field) => own(wrongNumber(text, field)),
  money: (text, field) => own(wrongNumber(text, { min: 0, ...field })),
  flag: () => [],
  choice: (value, field) => own(!value && field.required),
  choices: () => [],
  months: () => [],
};

const rules: { [K in Kind]: Rule<K> } = {
  ...memberRules,
  slug: ({ text }) => {
    if (text === "") return own("Escribe una dirección");
    const sound = slugify(text) === text;
    return own(!sound && "Solo minúsculas sin acentos, números y guiones: mi-tour");
  },
  list: (items, { most, max }) => [
    ...items.flatMap((item, index) =>
      locales.flatMap((locale): Found[] => {
        const long = tooLong(item[locale], max);
        return long ? [[`${index}.${locale}`, long]] : [];
      }),
    ),
    ...own(atMost(items.length, most)),
  ],
  tags: (tags, field) => own(takeTags(tags, field).problem),
  moment: () => [],
  picture: (picture) => own(detailProblem(detailOfShown(picture) ?? noDetail)),
  pictures: (gallery, { most }) => [
    ...galleryProblems(gallery).flatMap((wrong, index): Found[] =>
      wrong ? [[`${index}`, wrong]] : [],
    ),
    ...own(atMost(gallery.addresses.length, most, " imágenes")),
  ],
  refs: (ids, { most }) => own(atMost(ids.length, most)),
  objects: (items, { most, of }) => [
    ...items.flatMap(({ values }, index) =>
      Object.entries(of).flatMap(([name, member]) =>
        wrongMember(values, name, member).map(
          ([where, message]): Found => [path(`${index}.${name}`, where), message],
        ),
      ),
    ),
    ...own(atMost(items.length, most)),
  ],
};

function wrongMember<K extends Member["kind"]>(values: Draft, name: string, member: FieldOf<K>) {
  return memberRules[member.kind](valueIn(values, name, member), member);
}

const path = (name: string, where: string) => (where ? `${name}.${where}` : name);

/** Everything that is wrong with a draft; empty when it may be saved. */
export function problemsOf(table: Pick<Table, "fields" | "rules">, draft: Draft): Problems {
  const check = <K extends Kind>(name: string, field: FieldOf<K>) =>
    rules[field.kind](valueIn(draft, name, field), field).map(
      ([where, message]) => [path(name, where), message] as const,
    );
  const problems: Problems = Object.fromEntries(
    editedFields(table).flatMap(([name, field]) => check(name, field)),
  );
  for (const { atLeast, than } of table.rules ?? []) {
    const least = Number(draft[than]);
    if (problems[atLeast] || problems[than] || Number(draft[atLeast]) >= least) continue;
    problems[atLeast] = `Mínimo ${spanish.format(least)}`;
  }
  return problems;
}
