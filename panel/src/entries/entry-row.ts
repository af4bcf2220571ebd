import { type Field, panelPath } from "#content/define.ts";
import type { ContentType } from "#content/index.ts";
import type { Locale } from "#shared/locales.ts";
import { picturesIn } from "./draft/forms";
import { textIn } from "./draft/member-forms";
import type { Columns } from "./draft/values";

/** Row of any content type, accessed by field name. */
export type EntryRow = Columns & {
  id: string;
  updated_at: string;
  /** Locales with missing texts. */
  incomplete_locales: readonly Locale[];
};

/** Columns with addresses of pictures. */
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

/** Address of the form that duplicates an entry. */
export function copyAddress(type: ContentType, id: string): string {
  return `${panelPath(type)}/new?from=${id}`;
}

/** Display name of an entry. */
export function nameOf({ admin }: ContentType, row: Columns): string {
  return textIn(row, admin.useAsTitle);
}
