import { redirect } from "react-router";
import { columnsOf } from "#content/columns.ts";
import type { Field, Site } from "#content/define.ts";
import { type ContentType, contentTypes } from "#content/index.ts";
import { hasSlugIn } from "#content/slugs.ts";
import { selectOf, valueIn } from "#content/view.ts";
import { brandFile } from "#shared/brand/brand-files.ts";
import { isLocale, type Locale } from "#shared/locales.ts";
import { imageKey } from "#shared/pictures/image-details.ts";
import { isSlug } from "#shared/slug.ts";
import { type AppContext, appContext } from "~/context";
import { companyContext } from "~/entries/settings.server";
import { translatePlace } from "~/pages/blog/terms.server";
import { lookUpPictures } from "~/pictures/look-up.server";
import type { Picture } from "~/pictures/picture";
import { viewContext } from "~/pictures/picture-list";
import { type SharedEntry, shareCardOf, shareVersion } from "~/seo/share-picture.server";
import type { Route } from "./+types/share-picture";

/** Reads the data of an entry's share picture. Undefined if the entry is not visible or cannot be read. */
async function readShared(
  context: AppContext,
  type: ContentType,
  site: Site,
  slug: string,
  locale: Locale,
): Promise<SharedEntry | undefined> {
  if (!isSlug(slug)) return undefined;
  const { table, admin, visible, fields } = type;
  const fieldOf = (name: string) => fields[name] as Field;
  const pictures = Object.keys(fields).find((name) => /^pictures?$/.test(fieldOf(name).kind));
  const names = [admin.useAsTitle, site.place, pictures].filter((name) => name !== undefined);
  const { data, error } = await context.supabase
    .from(table as "tours")
    .select(selectOf({ fields }, names, locale))
    .or(hasSlugIn(type, slug))
    .eq(visible as "is_active", true)
    .maybeSingle();
  if (error) context.log.error("shared entry not read", { table, error: error.message });
  if (!data) return undefined;
  const row = data as Record<string, unknown>;
  const addresses = pictures ? columnsOf(pictures, fieldOf(pictures)).map((name) => row[name]) : [];
  const known = await lookUpPictures(context, addresses.flat() as (string | null)[]);
  const value = (name: string) =>
    valueIn(row, name, fieldOf(name), viewContext(row, locale, known));
  const placeOf = await translatePlace(context, type, locale);
  const [cover] = [pictures && value(pictures)].flat() as (Picture | undefined)[];
  return {
    slug,
    name: String(value(admin.useAsTitle)),
    place: site.place ? placeOf(String(value(site.place))) : "",
    cover,
  };
}

/**
 * Share picture of a visible entry: its cover with its name. Redirects to the company's picture if
 * there is no cover.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { locale, kind, file } = params;
  const slug = /^(.+)\.jpg$/.exec(file)?.[1];
  const type = contentTypes.find(
    ({ site }: ContentType) => site?.path === `/${kind}` && !site.onePage,
  );
  if (!isLocale(locale) || !type?.site || !slug) return notFound();
  const app = context.get(appContext);
  const { name: company } = context.get(companyContext);
  const entry = await readShared(app, type, type.site, slug, locale);
  if (!entry) return notFound();
  const key = entry.cover && imageKey(entry.cover.src);
  const picture =
    key &&
    (await app.pictures
      .share(key, shareCardOf(entry, company, app.brand))
      .catch((error: unknown) => {
        app.log.error("a share picture was not made", { key, error: String(error) });
      }));
  if (!picture) return redirect(brandFile("/og-image.jpg", app.brand));
  const current =
    new URL(request.url).searchParams.get("v") === shareVersion(entry, company, app.brand);
  return new Response(picture as BodyInit, {
    headers: {
      "content-type": "image/jpeg",
      "content-length": String(picture.byteLength),
      "cache-control": `public, max-age=${current ? "31536000, immutable" : "3600"}`,
    },
  });
}

function notFound(): Response {
  return new Response("Not Found", { status: 404 });
}
