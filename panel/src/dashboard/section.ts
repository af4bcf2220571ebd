import type { EntryKind } from "@panel/entry/kind";

/** A kind of entry, with what visitors are not shown of it. */
export interface Section {
  kind: EntryKind;
  /** The column that is true for what visitors see. */
  shown: "is_active" | "is_published";
  hidden: {
    /** The list's filter for them, `?status=…`. */
    status: string;
    badge: string;
  };
}

/** How several of a kind are called within a sentence: `3 posts`. */
export function counted({ words }: EntryKind, count: number): string {
  return `${count} ${(count === 1 ? words.one : (words.plural ?? words.many)).toLowerCase()}`;
}
