import { pageOf } from "#shared/paging.ts";

/**
 * The page of a list that an address asks for: by its number, or by an entry that is to be seen on it
 * (`?tour=slug`), whose place in the list `positionOf` looks up.
 */
export async function askedPage(
  { search }: URL,
  parameter: string,
  size: number,
  positionOf: (slug: string) => Promise<number | undefined>,
): Promise<number> {
  const page = pageOf(search);
  if (page) return page;
  const slug = new URLSearchParams(search).get(parameter);
  const position = slug ? await positionOf(slug) : undefined;
  return position === undefined ? 1 : Math.floor(position / size) + 1;
}
