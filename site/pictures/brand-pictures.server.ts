import type { BrandPictureName } from "#shared/brand/brand-pictures.ts";
import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import { lookUpPictures } from "./look-up.server";
import type { OwnScene } from "./own-scene";
import { type Picture, pictureSet } from "./picture";
import { pictureList } from "./picture-list";

type Own<Name extends BrandPictureName, Value> = Partial<Record<Name, Value>>;

/** The company's pictures for these places. Without one, or if it is gone, the page shows its drawn scene. */
export async function readBrandPictures<Name extends BrandPictureName>(
  app: Pick<AppContext, "brand" | "pictures" | "log">,
  locale: Locale,
  names: readonly Name[],
): Promise<Own<Name, Picture>> {
  const own = names.flatMap((name) => {
    const picture = app.brand.pictures[name];
    return picture ? [[name, picture] as const] : [];
  });
  if (own.length === 0) return {};
  const known = await lookUpPictures(
    app,
    own.map(([, { address }]) => address),
  );
  const found = own.flatMap(([name, { address, details }]) =>
    pictureList({ details, locale, known }, address).map((picture) => [name, picture]),
  );
  return Object.fromEntries(found) as Own<Name, Picture>;
}

/**
 * The company's pictures for a page's loader data, as the component `Art` takes them.
 * @returns without `scenes` if there is none, so that documents keep their bytes
 */
export async function readOwnScenes<Name extends BrandPictureName>(
  app: Pick<AppContext, "brand" | "pictures" | "log">,
  locale: Locale,
  names: readonly Name[],
): Promise<{ scenes?: Own<Name, OwnScene> }> {
  const pictures = Object.entries<Picture>(
    (await readBrandPictures(app, locale, names)) as Record<string, Picture>,
  );
  if (pictures.length === 0) return {};
  const scenes = pictures.map(([name, picture]) => [name, toScene(picture)]);
  return { scenes: Object.fromEntries(scenes) };
}

/** {@link Picture} for the component `Art`. */
function toScene(picture: Picture): OwnScene {
  const { src, sized, width, height, alt = "", lang, at = "50% 50%" } = picture;
  const img = {
    src: sized ? `${sized}800` : src,
    srcSet: pictureSet(picture),
    w: width,
    h: height,
  };
  return { art: { picture: { sources: {}, img }, alt, ...(lang && { lang }) }, at };
}
