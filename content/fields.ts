import type { Locale } from "#shared/locales.ts";
import type { RichKind } from "#shared/rich-text/types.ts";

/** Options of each kind of field. `define.ts` makes fields of them. */

/** A text in all languages of the site. */
export type Words = Readonly<Record<Locale, string>>;

/** Buckets in `private.picture_buckets()`. New types use `content-images`, the library `site-images`. */
export type Bucket =
  | "tour-images"
  | "destination-images"
  | "blog-images"
  | "content-images"
  | "site-images";

/**
 * Format of a text: `https` is a web address of that kind, `time` is `HH:MM`, `digits` at least 6 digits, `timeZone` an
 * IANA name, `color` `#rrggbb`.
 */
export type Format = "email" | "url" | "https" | "time" | "digits" | "timeZone" | "color";

/** Weight in the site's search, which finds fields of options by the labels. */
export type SearchWeight = "A" | "B" | "C" | "D";

/** Presentation in the panel. */
interface Admin {
  hint?: string;
  /** Shown per entry in the panel's list. */
  list?: true;
}

interface Common<A extends Admin = Admin> {
  /** Label in the panel, in Spanish. */
  label: string;
  /** Name in a view, if it is not the column in camel case. */
  as?: string;
  admin?: A;
}

interface MayBeRequired {
  required?: true;
  /** Error message of an empty value; `defaultRequiredMessage` (`rules.ts`) if undefined. */
  requiredMessage?: string;
}

/** Singular and plural of a noun: `día`, `días`. */
export type Counted = readonly [one: string, several: string];

export type Gender = "m" | "f";

/** Entries whose flag is true (or false), in the panel's words. Of masculine gender: the panel makes them agree. */
export interface State {
  /** Value in the list's query: `?status=inactive`. */
  value: string;
  /** `Inactivo`, and the plural for the filter: `Inactivos`. */
  words: Counted;
  /** Text of the dashboard if there are none. Without it the dashboard does not count them. */
  none?: string;
  /** Shows a badge in the list. */
  badge?: true;
}

/** Noun of an item of a list, in lower case. `short` replaces it in the item's label. */
export interface ItemLabels {
  singular: string;
  gender: Gender;
  short?: string;
}

interface Many {
  labels: ItemLabels;
  maxItems: number;
  /** Label of the button that adds an item; `Añadir día` if undefined. */
  add?: string;
  /** Text shown if there are no items. */
  empty?: string;
}

/** Names of fields that share a line, or the name of a field with its own line. */
export type FormRow<Name extends string = string> = Name | readonly Name[];

export interface Options {
  /**
   * Slug of the entry, derived from the field `from` until edited; or one of `options`, for a type whose entries have
   * fixed addresses. Each option is used once. `translated`: other languages may have their own, which belongs to the
   * same entry in all languages of the type.
   */
  slug: Common & {
    from?: string;
    translated?: true;
    options?: Readonly<Record<string, Words>>;
  };
  /**
   * Up to `max` characters. `expected`: translations count as missing even if the Spanish text is empty.
   * `mayEmbedPictures`: visitors may see the pictures linked in the text. `rows`: multi-line. `suggest`:
   * offers values of other entries. `sample`: shown while the field is empty.
   * `rich`: may have marks, if the entry's `content_format` says so. Texts that are
   * `full` and `mayEmbedPictures` have a button for pictures, if the type has a picture field for their details.
   */
  text: Common<Admin & { rows?: number; suggest?: true; sample?: string }> &
    MayBeRequired & {
      max: number;
      min?: number;
      translated?: true;
      expected?: true;
      search?: SearchWeight;
      mayEmbedPictures?: true;
      rich?: RichKind;
      format?: Format;
    };
  /** Ordered short texts, each with translations. */
  list: Common & Many & { max: number; translated?: true; search?: SearchWeight };
  /** Words that are not translated. */
  tags: Common & { maxItems: number; max: number; search?: SearchWeight };
  /** `unit`: unit in the list. `column`: type of an integer that is not a smallint. */
  number: Common<Admin & { unit?: Counted }> &
    MayBeRequired & {
      min: number;
      max: number;
      whole?: true;
      initial?: number;
      column?: "integer";
    };
  /** Month of the year, 1 to 12, selected by name. */
  month: Common & MayBeRequired;
  /** Length of a list, at least 1, stored by the database. */
  count: Common<Admin & { unit?: Counted }> & { lengthOf: string; max: number };
  /**
   * US dollars with cents. `before`: text before the value in the list. `lowestOf`: array whose lowest price above zero is
   * the value, if it has one; the database derives it with a trigger made by hand.
   */
  money: Common<Admin & { before?: string }> &
    MayBeRequired & { max: number; initial?: number; lowestOf?: string };
  /** Boolean; without `initial` also unknown (null). */
  flag: Common & { initial?: boolean; yes?: State; no?: State };
  choice: Common &
    MayBeRequired & {
      options: Readonly<Record<string, Words>>;
      initial?: string;
      search?: SearchWeight;
    };
  choices: Common & { options: Readonly<Record<string, Words>>; search?: SearchWeight };
  /** Months of the year, 1 to 12. */
  months: Common & { search?: SearchWeight };
  /** Day of the calendar, without a time. */
  date: Common & MayBeRequired;
  /** Timestamp. `future`: the state of entries whose time has not come. */
  datetime: Common & { future?: State };
  /**
   * URL of an uploaded picture. `ownDetails`: alternative texts and focal point are in a column of its own
   * (`detailsColumnOf`), not in `image_details`; for tables without this column, whose pictures are merged field by
   * field. In an array it may also be one of `marks`, the site's own pictures; pages
   * show no others.
   */
  picture: Common &
    MayBeRequired & { bucket: Bucket; marks?: readonly string[]; ownDetails?: true };
  /** URLs of uploaded pictures; `cover` is the column that repeats the first one. */
  pictures: Common & { bucket: Bucket; maxItems: number; cover?: string };
  /**
   * Shapes read from an SVG file (`shared/brand/drawing.ts`), stored as JSON. `isValid` is part of the declaration, so
   * that only forms with drawings load it.
   */
  drawing: Common & { isValid: (value: unknown) => boolean };
  /** Ordered ids of entries of the type with the table `to`. Readers skip hidden and deleted ones. */
  relations: Common & { to: string; maxItems: number; add: string; empty?: string };
  /** Id of one entry of the type with the table `to`. Readers ignore a hidden or deleted one. */
  relation: Common & { to: string; add: string; empty?: string };
  /**
   * Ordered objects. Each has an `id`, unique within the array, if the panel has saved it. `position` is the
   * member that numbers them from 1. `counted`: noun for objects with missing translations. `form`: lines of
   * the members; a member that it does not name has its own line. `range`: members with the first and the last whole
   * number of a range; ranges of different objects do not overlap.
   */
  array: Common &
    Many & {
      position?: string;
      counted?: Counted;
      of: Readonly<Record<string, Member>>;
      form?: readonly FormRow[];
      range?: readonly [first: string, last: string];
    };
}

export type Kind = keyof Options;
export type FieldOf<K extends Kind> = { [P in K]: Readonly<Options[P]> & { readonly kind: P } }[K];
/** Kinds of members in an array. Translated members have the suffixes `_es`, `_en` and `_fr`. */
export type Member = FieldOf<
  "text" | "number" | "month" | "money" | "flag" | "choice" | "choices" | "months" | "picture"
>;
export type Field = FieldOf<Kind>;
/** Kinds that a form edits. The database derives the others. */
export type EditedKind = Exclude<Kind, "count">;
export type Fields = Readonly<Record<string, Field>>;
