/** Draft value of a `tags` field. A save also adds the text that is still in the input. */
export interface Tags {
  tags: string[];
  typed: string;
}

interface Limits {
  /** Maximum number of tags. */
  maxItems: number;
  /** Maximum characters per tag. */
  max: number;
}

interface Taken {
  tags: string[];
  /** Tags that were not added and stay in the input. */
  left: string;
  problem?: string;
}

/** Adds the comma-separated tags of the input, without duplicates (ignoring case). */
export function addTypedTags({ tags, typed }: Tags, { maxItems, max }: Limits): Taken {
  const taken = [...tags];
  const left: string[] = [];
  let problem: string | undefined;
  for (const tag of typed.split(",").map((part) => part.trim().replace(/\s+/g, " "))) {
    if (!tag || taken.some((other) => sameTag(other, tag))) continue;
    // Code points, as in the rules of other fields.
    if ([...tag].length > max) problem = `Como máximo ${max} caracteres por etiqueta`;
    else if (taken.length >= maxItems) problem = `Como máximo ${maxItems} etiquetas`;
    else {
      taken.push(tag);
      continue;
    }
    left.push(tag);
  }
  return { tags: taken, left: left.join(", "), problem };
}

/** Stored tags, trimmed and deduplicated: other programs may have written them. */
export function readTags(stored: readonly string[]): string[] {
  const tags = stored.map((tag) => tag.trim()).filter(Boolean);
  return tags.filter((tag, at) => tags.findIndex((other) => sameTag(other, tag)) === at);
}

function sameTag(one: string, other: string): boolean {
  return one.toLocaleLowerCase("es") === other.toLocaleLowerCase("es");
}
