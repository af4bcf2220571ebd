/** The database holds as many (`blog_posts_tags_sound`); longer words than this are no tags. */
export const mostTags = 40;
export const longestTag = 60;

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
export function takeTags(tags: readonly string[], typed: string): Taken {
  const taken = [...tags];
  const left: string[] = [];
  let problem: string | undefined;
  for (const tag of typed.split(",").map((part) => part.trim().replace(/\s+/g, " "))) {
    if (!tag || taken.some((other) => sameTag(other, tag))) continue;
    // Letters are counted as the rules of the other fields count them.
    if ([...tag].length > longestTag) problem = `Como máximo ${longestTag} caracteres por etiqueta`;
    else if (taken.length >= mostTags) problem = `Como máximo ${mostTags} etiquetas`;
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
