import type { EditedKind, FieldOf } from "#content/define.ts";
import type { Locale } from "#shared/locales.ts";
import type { Gallery, Picture } from "./picture-details";
import type { Slug } from "./slug";
import type { Tags } from "./tags";
import type { Item, Texts } from "./texts";

/** Draft value of one object in an `array` field. */
export interface ObjectItem {
  /** Stored as `id`, which stays the same when the object is moved. */
  key: string;
  /** Values by member name. */
  values: Draft;
}

/** Draft value of each kind of field that a form edits. */
export interface Values {
  slug: Slug;
  /** An untranslated text is in `es`. */
  text: Texts;
  list: Item[];
  tags: Tags;
  /** Typed text, unparsed. */
  number: string;
  /** `1` to `12`; empty for none. */
  month: string;
  money: string;
  /** Null: not answered. */
  flag: boolean | null;
  /** Empty: none. */
  choice: string;
  choices: string[];
  months: number[];
  /** `2026-11-29`, empty for none, or `incomplete`, which is not saved. */
  date: string;
  /** ISO 8601, empty for none, or `incomplete`, which is not saved. */
  datetime: string;
  picture: Picture;
  pictures: Gallery;
  relations: string[];
  /** Empty: none. */
  relation: string;
  /** JSON of a `Drawing`; empty for none. */
  drawing: string;
  array: ObjectItem[];
}

export type Value = Values[EditedKind];

/** State of a form in all languages, by field name. */
export type Draft = Record<string, Value>;

/** Columns of a row, or members of a stored object. */
export type Columns = Record<string, unknown>;

/** Error messages by path: `name.es`, `price`, `itinerary.2.title.fr`. */
export type Problems = Record<string, string>;

/** Name of the column (or member of an object) for a language. */
export type Naming = (name: string, locale: Locale) => string;

/** Draft value of a field. The cast is safe: `draft.ts` fills every field by its kind. */
export function valueIn<K extends EditedKind>(
  draft: Draft,
  name: string,
  _field: FieldOf<K>,
): Values[K] {
  return draft[name] as Values[K];
}
