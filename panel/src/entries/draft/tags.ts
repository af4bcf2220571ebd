/** Tags of a draft. What is typed and not yet added belongs to them: a save takes it. */
export interface Tags {
  tags: string[];
  typed: string;
}

interface Limits {
  /** How many. */
  maxItems: number;
  /** Characters of each. */
  max: number;
}

interface Taken {
  tags: string[];
  /** What could not be added and stays where it was typed. */
  left: string;
  problem?: string;
}

/**
 * Adds what was typed to the tags: several at once between commas, each of them once, however it is
 * capitalised.
 */
export function takeTags({ tags, typed }: Tags, { maxItems, max }: Limits): Taken {
  const taken = [...tags];
  const left: string[] = [];
  let problem: string | undefined;
  for (const tag of typed.split(",").map((part) => part.trim().replace(/\s+/g, " "))) {
    if (!tag || taken.some((other) => sameTag(other, tag))) continue;
    // Letters are counted as the rules of the other fields count them.
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

/** Tags as other writers may have left them, each once and none of them blank. */
export function readTags(stored: readonly string[]): string[] {
  const tags = stored.map((tag) => tag.trim()).filter(Boolean);
  return tags.filter((tag, at) => tags.findIndex((other) => sameTag(other, tag)) === at);
}

function sameTag(one: string, other: string): boolean {
  return one.toLocaleLowerCase("es") === other.toLocaleLowerCase("es");
}
