import type {
  EditedKind,
  Field,
  FieldOf,
  Fields,
  FormRow,
  Gender,
  Kind,
  Options,
  Words,
} from "./fields.ts";
import type { EntryIcon } from "./icons.ts";

export type * from "./fields.ts";

/**
 * Schema of the content types. A declaration is plain data: the panel, the site, the seed, the database's
 * checks and the row types are derived from it.
 *
 * A field without `required` and without `initial` may be empty: null in the row, or an empty list.
 */

/** Rejects unknown options at compile time; generics alone accept them. */
type Extra<O, Known> = { [P in Exclude<keyof O, keyof Known>]: never };

const of =
  <K extends Kind>(kind: K) =>
  <const O extends Options[K]>(options: O & Extra<O, Options[K]>) =>
    ({ ...options, kind }) as O & { readonly kind: K };

export const slug = of("slug");
export const text = of("text");
export const list = of("list");
export const tags = of("tags");
export const number = of("number");
export const month = of("month");
export const count = of("count");
export const money = of("money");
export const flag = of("flag");
export const choice = of("choice");
export const choices = of("choices");
export const months = of("months");
export const date = of("date");
export const datetime = of("datetime");
export const picture = of("picture");
export const pictures = of("pictures");
export const drawing = of("drawing");
export const relations = of("relations");
export const relation = of("relation");
export const array = of("array");

/** Part of a form. `aside`: in the narrow column beside the texts. */
export interface FormSection<Name extends string = string> {
  title: string;
  aside?: true;
  rows: readonly FormRow<Name>[];
}

/** Sections of a form, and names of fields with a panel of their own. */
type FormLayout<Name extends string> = readonly (Name | FormSection<Name>)[];

/** Comparison of two numbers of an entry; or a flag that is true only if another one is. */
type Rule<Name extends string> =
  | { atLeast: Name; than: Name }
  | { flag: Name; needs: Name; message: string };

export interface Table {
  table: string;
  /** Layout of the form. A field that it does not name has its own panel, after the others. */
  form?: FormLayout<string>;
  rules?: readonly Rule<string>[];
  fields: Fields;
  /** Columns created in migrations that no form edits. Entries have standard ones. */
  others?: readonly string[];
}

/**
 * Spanish noun of a type, in lower case. `panel/src/entries/labels.ts` makes all phrases of it.
 * `menu`: name of the panel's section, if it is not the plural.
 */
export interface Labels {
  singular: string;
  plural: string;
  gender: Gender;
  menu?: string;
}

/** The type's pages on the site. */
export interface Site {
  /**
   * Path of its list, without language. Entries are below it. Empty: no list, and an entry per address of `slug.options`
   * (`/terms`), whose pages are declared in `site/page-list.ts`.
   */
  path: `/${string}` | "";
  /**
   * The list shows entries completely: they have no pages of their own, and their addresses are fragments of the list's.
   */
  onePage?: true;
  /**
   * Place of the list among those in the navigation. Without it, the list is linked in the footer and does not exist
   * until an entry is published.
   */
  navigationPosition?: number;
  /** Newest entries are in the RSS feed. */
  feed?: true;
  singular: Words;
  plural: Words;
  /** Field of the meta description, which is also the caption of the share picture. */
  description: string;
  /** Field shown beside the title in search results. */
  place?: string;
}

/** A content type: rows with a title and a publication flag, and a slug if it has pages. */
export interface ContentTypeOf<Name extends string = string> extends Table {
  table: Name;
  labels: Labels;
  /** Publication flag: visitors see only entries where it is true. */
  visible: string;
  admin: {
    /** Order of the types in the panel. */
    position: number;
    icon: EntryIcon;
    useAsTitle: string;
    /** Titles are names of places: translation services do not translate them, but use the title in their language. */
    titlesAreNames?: true;
    /**
     * Table of the type whose entries contain the titles. The list counts their uses (`term_uses`), and renames and merges
     * them (`rename_term`); used ones are not deleted. In the navigation it follows that type.
     */
    termsOf?: string;
    /** Default order of the panel's list. */
    order: { by: string; descending?: true };
    /** Further columns by which the list can be sorted, in both directions. Each has an index. */
    sortBy?: readonly string[];
  };
  site?: Site;
}

/** Restricts names in a declaration to its own fields. */
interface NamesIn<F extends Fields> {
  form?: FormLayout<keyof F & string>;
  rules?: readonly Rule<keyof F & string>[];
  fields: F;
}
interface EntryNamesIn<F extends Fields> extends NamesIn<F> {
  visible: keyof F & string;
  admin: {
    useAsTitle: keyof F & string;
    order: { by: (keyof F & string) | "created_at" };
    sortBy?: readonly ((keyof F & string) | "created_at" | "updated_at")[];
  };
  site?: { description: keyof F & string; place?: keyof F & string };
}

export const defineTable = <const F extends Fields, const Name extends string>(
  table: Table & { table: Name } & NamesIn<F>,
) => table;
export const defineType = <
  const F extends Fields,
  const Name extends string,
  const S extends Site | undefined = undefined,
>(
  type: ContentTypeOf<Name> & EntryNamesIn<F> & { site?: S },
) => type as typeof type & { site: S };

export const isEdited = (field: Field): field is FieldOf<EditedKind> => field.kind !== "count";

/** Path of a type's list in the panel, below `/admin`. */
export const panelPath = ({ site, table }: Pick<ContentTypeOf, "site" | "table">) =>
  site?.path || `/${table}`;

/** Id of an entry's element on a list that shows entries completely. The prefix avoids ids of other elements. */
export const entryFragment = (slug: string) => `entry-${slug}`;

/** Bare path of an entry: below that of its list, or a fragment of it. */
export const entryAddress = ({ path, onePage }: Pick<Site, "path" | "onePage">, slug: string) =>
  onePage ? `${path}#${entryFragment(slug)}` : `${path}/${encodeURIComponent(slug)}`;

/** Name of the slug's column; undefined if the type has none. */
export const slugOf = ({ fields }: Pick<Table, "fields">): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.kind === "slug");
