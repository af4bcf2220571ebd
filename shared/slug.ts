export const maxSlugLength = 120;

const format = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Whether a text is a valid slug by the tables' constraints. Check it before a query: PostgreSQL rejects
 * some texts, for example with a zero byte.
 */
export function isSlug(text: string): boolean {
  return text.length <= maxSlugLength && format.test(text);
}
