import { type ContentType, contentTypes } from "#content/index.ts";
import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";

/** Page of an entry with a fixed address. */
export interface FixedPage {
  /** Bare path. */
  path: string;
  name: string;
}

/** Pages of the visible entries with fixed addresses, in the order of the declaration. */
export async function readFixedPages(
  { readFixedPages: read }: Pick<AppContext, "readFixedPages">,
  locale: Locale,
): Promise<FixedPage[]> {
  const visible = (await read()) ?? [];
  return contentTypes.flatMap(({ fields: { slug } }: ContentType) => {
    const options = slug?.kind === "slug" ? (slug.options ?? {}) : {};
    return Object.entries(options).flatMap(([name, words]) =>
      visible.includes(name) ? [{ path: `/${name}`, name: words[locale] }] : [],
    );
  });
}
