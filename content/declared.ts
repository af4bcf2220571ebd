import type { ContentType, Field, Member } from "./define.ts";
import { contentTypes } from "./index.ts";

/**
 * Facts of a declaration that the database and the server need, apart from the kinds of its fields. `content/sql/`
 * reads declarations through these functions, so that what it generates does not depend on names of options.
 */

export type SearchWeight = "A" | "B" | "C" | "D";

export const isContentType = (table: object): table is ContentType => "publishedFlag" in table;

export const titleOf = ({ title }: ContentType): string => title;

/** Column of the publication flag. */
export const visibleOf = ({ publishedFlag }: ContentType): string => publishedFlag;

/** Column by which the panel's list is ordered. */
export const orderOf = ({ order }: ContentType): string => order.by;

/** Text that decides, beside the title, into which languages an entry is translated. */
export const mainTextOf = ({ fields, site }: ContentType): string =>
  Object.keys(fields).find((name) => mayEmbedPictures(fields[name] as Field)) ?? site.description;

/** Path of the list on the site; null for types without pages. */
export const pathOf = ({ site }: ContentType): string | null => site?.path ?? null;

/** Place among the types in the panel, from 1. */
export function positionOf({ table }: ContentType): number {
  const at = contentTypes.findIndex((type) => type.table === table);
  return at < 0 ? contentTypes.length + 1 : at + 1;
}

/** Column with the time from which an entry is visible, if the type has one. */
export const visibleFromOf = ({ fields }: ContentType): string | undefined =>
  Object.keys(fields).find((name) => {
    const field = fields[name];
    return field?.kind === "moment" && field.future !== undefined;
  });

/** List whose length the database stores in the field. */
export const countedList = (field: Field): string | undefined =>
  field.kind === "number" ? field.derived?.lengthOf : undefined;

/** Whether translations are required, not only where the Spanish text is filled. */
export const isExpected = (field: Field | Member): boolean =>
  field.kind === "text" && (field.required !== undefined || field.expected === true);

/** Whether visitors may see the pictures that are linked in the text. */
export const mayEmbedPictures = (field: Field): boolean =>
  field.kind === "text" && field.pictures === true;

export const isRequired = (field: Field | Member): boolean => "required" in field;

/** Weight of a field or member in the search; undefined if the search ignores it. */
export function searchWeight(
  { table }: ContentType,
  path: string,
  field: Field | Member,
): SearchWeight | undefined {
  const declared = "search" in field ? field.search : undefined;
  return typeof declared === "string" ? declared : weights[table]?.[path];
}

const weights: Record<string, Record<string, SearchWeight>> = {
  tours: {
    name: "A",
    destination: "B",
    start_place: "B",
    end_place: "B",
    "itinerary.title": "B",
    "itinerary.place": "B",
    short_description: "C",
    full_description: "D",
    "itinerary.description": "D",
    "itinerary.bed": "D",
    included_services: "D",
  },
  destinations: {
    name: "A",
    country: "B",
    highlights: "B",
    short_description: "C",
    full_description: "D",
    best_time_to_visit: "D",
    entry_rules: "D",
    health: "D",
    money: "D",
  },
  blog_posts: {
    title: "A",
    category: "B",
    tags: "B",
    excerpt: "C",
    content: "D",
    author: "D",
  },
};
