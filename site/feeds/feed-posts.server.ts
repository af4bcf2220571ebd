import { entryAddress, type Site } from "#content/define.ts";
import { type ContentType, contentTypes } from "#content/index.ts";
import { visibleFromOf } from "#content/properties.ts";
import { slugsOf } from "#content/slugs.ts";
import { selectOf, valueIn } from "#content/view.ts";
import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import { readAuthors } from "~/pages/blog/authors.server";
import { translatePlace } from "~/pages/blog/terms.server";
import type { FeedPost } from "./rss-xml";
import { throwUnavailable } from "./throw-unavailable.server";

const newestInFeed = 30;

/**
 * The newest entries of the types in the feed, in one language.
 * @throws {Response} 503 if they cannot be read
 */
export async function readFeedPosts(context: AppContext, locale: Locale): Promise<FeedPost[]> {
  const read = await Promise.all(
    contentTypes.map((type: ContentType) =>
      type.site?.feed ? readNewest(context, type, type.site, locale) : [],
    ),
  );
  const timeOf = ({ publishedAt }: FeedPost) => Date.parse(publishedAt ?? "") || 0;
  return read
    .flat()
    .toSorted((a, b) => timeOf(b) - timeOf(a))
    .slice(0, newestInFeed);
}

async function readNewest(
  context: AppContext,
  type: ContentType,
  site: Site,
  locale: Locale,
): Promise<FeedPost[]> {
  const { table, fields, admin, visible } = type;
  const texts = [admin.useAsTitle, site.description, site.place ?? "", "author"];
  const signed = ["author_guide_id"].filter((name) => name in fields);
  const names = ["slug", ...texts].filter((name) => name in fields);
  const time = visibleFromOf(type) ?? "created_at";
  const { data, error } = await context.supabase
    .from(table as "tours")
    .select(selectOf({ fields }, names, locale, [time, "updated_at", ...signed]))
    .eq(visible as "is_active", true)
    .order(time, { ascending: false })
    .limit(newestInFeed);
  if (error) throwUnavailable(context, "feed posts not read", table, error);
  const rows = data as (Record<string, unknown> & { author_guide_id?: string | null })[];
  const [authors, placeOf] = await Promise.all([
    readAuthors(context, locale, rows),
    translatePlace(context, type, locale),
  ]);
  return rows.map((row) => {
    const [title = "", excerpt = "", category = "", author = ""] = texts.map((name) => {
      const field = fields[name];
      return field && String(valueIn(row, name, field, { locale, pictures: () => [] }));
    });
    return {
      id: String(row.id),
      path: entryAddress(site, slugsOf(row)[locale]),
      ...{ title, excerpt },
      category: placeOf(category),
      author: authors.get(row.author_guide_id ?? "")?.name ?? author,
      publishedAt: row[time] as string | null,
      updatedAt: row.updated_at as string | null,
    };
  });
}
