import type { ContentType, Field } from "#content/define.ts";
import type { Locale } from "#shared/locales.ts";
import { picturesIn } from "./draft/forms";
import { textIn } from "./draft/member-forms";
import type { Columns } from "./draft/values";

/** A row of any type of content, read by the names of its fields. */
export type EntryRow = Columns & {
  id: string;
  slug: string;
  updated_at: string;
  /** The languages in which it is not written to the end. */
  incomplete_locales: readonly Locale[];
};

/** Columns of addresses of pictures. */
export function pictureColumns({ fields }: Pick<ContentType, "fields">): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === "picture") return [name];
    if (field.kind !== "pictures") return [];
    return field.cover === undefined ? [name] : [field.cover, name];
  });
}

/** Addresses of an entry's pictures, the cover first. */
export function picturesOf({ fields }: Pick<ContentType, "fields">, row: Columns): string[] {
  return Object.entries(fields).flatMap(([name, field]: [string, Field]) => {
    if (field.kind === "pictures") return picturesIn(row, name, field);
    const address = field.kind === "picture" ? textIn(row, name) : "";
    return address ? [address] : [];
  });
}

/** Where a copy of an entry is made. */
export function copyAddress({ path }: ContentType, id: string): string {
  return `${path}/new?from=${id}`;
}

/** The name by which people know an entry. */
export function nameOf({ title }: ContentType, row: Columns): string {
  return textIn(row, title);
}
