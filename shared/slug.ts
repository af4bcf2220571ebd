export const maxSlugLength = 120;

const format = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Whether a text can be an entry's slug, as the tables' constraints have it. Of anything else that
 * stands in an address the database is not asked: it would refuse some of it (a zero byte).
 */
export function isSlug(text: string): boolean {
  return text.length <= maxSlugLength && format.test(text);
}
