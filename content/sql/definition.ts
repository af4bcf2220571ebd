import { locales } from "#shared/locales.ts";
import { columnsOf, isTranslated } from "../columns.ts";
import type { ContentTypeOf, Field, SearchWeight, Words } from "../define.ts";
import {
  isExpected,
  mayEmbedPictures,
  pathOf,
  richKindOf,
  searchWeight,
  titleOf,
  visibleFromOf,
  visibleOf,
} from "../properties.ts";

/** Definition of a type for the database's functions: `private.content_types.definition`. */
export interface TypeDefinition {
  /** Column with the title. */
  title: string;
  /** Column of the publication flag. */
  visible: string;
  /** Column with the time from which an entry is visible. */
  visibleFrom?: string;
  /** Columns with the length of a list. */
  counts: Record<string, { list: string; min: number }>;
  /** Fields with texts that are required in every language. */
  texts: string[];
  /** Fields with texts that are required in every language if the Spanish text is filled. */
  optional: string[];
  /** Fields with lists of texts. */
  lists: string[];
  /** Members with texts, by field. */
  objects: Record<string, { expected: string[]; optional: string[] }>;
  /** Columns with addresses of pictures. */
  pictures: string[];
  /** Fields with texts that may contain addresses of pictures. */
  pictureTexts: string[];
  /** Fields with texts that may have marks. */
  rich: string[];
  /** Fields and members (`itinerary.title`) by weight; missing if the site's search ignores the type. */
  search?: Record<SearchWeight, string[]>;
  /** Labels of searched fields with options, by field and stored value. */
  options?: Record<string, Record<string, Words>>;
}

export function definitionOf(type: ContentTypeOf): TypeDefinition {
  const fields = Object.entries(type.fields);
  const names = (isWanted: (field: Field) => boolean) =>
    fields.flatMap(([name, field]) => (isWanted(field) ? [name] : []));
  const isText = (field: Field) => field.kind === "text" && isTranslated(field);
  const visibleFrom = visibleFromOf(type);
  const search = searchOf(type);
  const options = optionsOf(type);
  // A result needs a page.
  const isSearched =
    pathOf(type) !== null && Object.values(search).some((paths) => paths.length > 0);
  return {
    title: titleOf(type),
    visible: visibleOf(type),
    ...(visibleFrom && { visibleFrom }),
    counts: countsOf(type),
    texts: names((field) => isText(field) && isExpected(field)),
    optional: names((field) => isText(field) && !isExpected(field)),
    lists: names((field) => field.kind === "list" && isTranslated(field)),
    objects: objectsOf(type),
    pictures: fields.flatMap(([name, field]) =>
      field.kind === "picture" || field.kind === "pictures" ? columnsOf(name, field) : [],
    ),
    pictureTexts: names(mayEmbedPictures),
    rich: names((field) => richKindOf(field) !== undefined),
    ...(isSearched && { search }),
    ...(isSearched && Object.keys(options).length > 0 && { options }),
  };
}

/** At least 1, as the fields' checks require. */
const countsOf = ({ fields }: ContentTypeOf): TypeDefinition["counts"] =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === "count" ? [[name, { list: field.lengthOf, min: 1 }]] : [],
    ),
  );

function objectsOf({ fields }: ContentTypeOf): TypeDefinition["objects"] {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.kind !== "array") return [];
      const members = Object.entries(field.of).filter(([, member]) => isTranslated(member));
      const named = (expected: boolean) =>
        members.filter(([, member]) => isExpected(member) === expected).map(([key]) => key);
      return members.length > 0 ? [[name, { expected: named(true), optional: named(false) }]] : [];
    }),
  );
}

function searchOf(type: ContentTypeOf): Record<SearchWeight, string[]> {
  const search: Record<SearchWeight, string[]> = { A: [], B: [], C: [], D: [] };
  for (const [name, field] of Object.entries(type.fields)) {
    const members = field.kind === "array" ? Object.entries(field.of) : [];
    const parts = [
      [name, field] as const,
      ...members.map(([key, member]) => [`${name}.${key}`, member] as const),
    ];
    for (const [path, part] of parts) {
      const weight = searchWeight(part);
      if (weight) search[weight].push(path);
    }
  }
  return search;
}

const monthLabels = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [
    String(index + 1),
    Object.fromEntries(
      locales.map((locale) => [
        locale,
        new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }).format(
          new Date(Date.UTC(2026, index)),
        ),
      ]),
    ) as Words,
  ]),
);

function optionsOf({ fields }: ContentTypeOf): Record<string, Record<string, Words>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (!searchWeight(field)) return [];
      if (field.kind === "months") return [[name, monthLabels]];
      return "options" in field && field.options ? [[name, field.options]] : [];
    }),
  );
}
