import type { RichKind } from "#shared/rich-text/types.ts";
import { columnsOf } from "./columns.ts";
import type { ContentTypeOf, Field, Member, SearchWeight } from "./define.ts";

/**
 * Facts of a declaration that the database and the server need, apart from the kinds of its fields. `content/sql/`
 * reads declarations through these functions, so that what it generates does not depend on names of options.
 */

export const isContentType = (table: object): table is ContentTypeOf => "visible" in table;

export const titleOf = ({ admin }: ContentTypeOf): string => admin.useAsTitle;

/** Column of the publication flag. */
export const visibleOf = ({ visible }: ContentTypeOf): string => visible;

/** Columns by which the panel's list is sorted, the default first. */
export const sortColumnsOf = ({ admin }: ContentTypeOf): string[] => [
  admin.order.by,
  ...(admin.sortBy ?? []),
];

export const hasSlug = ({ fields }: ContentTypeOf): boolean => fields.slug?.kind === "slug";

/** Whether the entries have fixed addresses, one each. */
export const hasFixedSlugs = ({ fields }: ContentTypeOf): boolean =>
  fields.slug?.kind === "slug" && fields.slug.options !== undefined;

/** Name of the check that enforces a rule of a flag. */
export const flagRuleName = (table: string, flag: string): string => `${table}_${flag}_needs`;

/** Columns with the slugs in all languages, the Spanish one first; empty for types without slugs. */
export const slugColumnsOf = ({ fields: { slug } }: Pick<ContentTypeOf, "fields">): string[] =>
  slug?.kind === "slug" ? columnsOf("slug", slug) : [];

/** Place among the types in the panel. */
export const positionOf = ({ admin }: ContentTypeOf): number => admin.position;

/** Path of the list on the site; empty for types with fixed addresses, null for types without pages. */
export const pathOf = ({ site }: ContentTypeOf): string | null => site?.path ?? null;

/**
 * Text that decides into which languages an entry is translated: the longest running text that every entry has, else
 * the title.
 */
export const mainTextOf = (type: ContentTypeOf): string => {
  const lengthOf = (name: string) => {
    const field = type.fields[name] as Field;
    const isRunning = field.kind === "text" && field.translated === true && isRequired(field);
    return isRunning ? (field.max ?? 0) : 0;
  };
  const [longest] = Object.keys(type.fields).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  return longest && lengthOf(longest) > lengthOf(titleOf(type)) ? longest : titleOf(type);
};

/** Column with the time from which an entry is visible, if the type has one. */
export const visibleFromOf = ({ fields }: ContentTypeOf): string | undefined =>
  Object.keys(fields).find((name) => {
    const field = fields[name];
    return field?.kind === "datetime" && field.future !== undefined;
  });

export const isRequired = (field: Field | Member): boolean =>
  "required" in field && field.required === true;

/** Whether translations are required, not only where the Spanish text is filled. */
export const isExpected = (field: Field | Member): boolean =>
  field.kind === "text" && (isRequired(field) || field.expected === true);

/** Whether visitors may see the pictures that are linked in the text. */
export const mayEmbedPictures = (field: Field): boolean =>
  field.kind === "text" && field.mayEmbedPictures === true;

/** Column with the format of the rich texts of an entry. */
export const formatColumn = "content_format";

/** Kind of a rich text; undefined for other fields. */
export const richKindOf = (field: Field | Member): RichKind | undefined =>
  field.kind === "text" ? field.rich : undefined;

/** Weight in the search; undefined if the search ignores the field or member. */
export const searchWeight = (field: Field | Member): SearchWeight | undefined =>
  "search" in field ? field.search : undefined;
