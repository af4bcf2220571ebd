import type { TableName } from "#shared/database.types.ts";

export type ContentTable = Extract<TableName, "tours" | "destinations" | "blog_posts">;

export interface TranslatableText {
  field: string;
  label: string;
  /** May be empty in Spanish; then its translations are not missed either. */
  optional?: boolean;
}

/** What the panel has to know of a kind of entry to list, save, delete and judge it. */
export interface EntryKind {
  table: ContentTable;
  /** Address of its list; a form is below it. */
  path: string;
  bucket: "tour-images" | "destination-images" | "blog-images";
  /** Column of the name by which people know an entry. */
  nameField: "name" | "title";
  words: {
    /** At the beginning of the toasts of H11: `Tour guardado correctamente`. */
    one: string;
    /** Within a sentence: `el tour`. */
    the: string;
    /** The section's name, which heads its list. */
    many: string;
    /** How several are counted where the section has another name: `8 posts` of the blog. */
    plural?: string;
    /** The button: `Nuevo tour`. */
    fresh: string;
  };
  texts: readonly TranslatableText[];
  lists: readonly { field: string; label: string }[];
  /** Column of the itinerary, if it has one. */
  days?: "itinerary";
  /** Addresses of an entry's pictures, the cover first. */
  pictures: (row: AnyRow) => string[];
  /** The columns that `pictures` reads. */
  pictureColumns: readonly string[];
  /** What its list shows of an entry besides name, pictures and languages. */
  listColumns: readonly string[];
}

/** A row of any kind, read by column names that its kind gives. */
export type AnyRow = Record<string, unknown> & { id: string; slug: string; updated_at: string };
