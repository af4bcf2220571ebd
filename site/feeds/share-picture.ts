import { redirect } from "react-router";
import { isLocale } from "#shared/locales.ts";
import { imageKey } from "#shared/pictures/image-details.ts";
import { appContext } from "~/context";
import { readSharedPost } from "~/pages/blog/queries.server";
import { readSharedDestination } from "~/pages/destinations/queries.server";
import { readSharedTour } from "~/pages/tours/queries.server";
import { type ShareKind, shareCardOf, shareVersion } from "~/seo/share-picture.server";
import type { Route } from "./+types/share-picture";

const readers = {
  tours: readSharedTour,
  destinations: readSharedDestination,
  blog: readSharedPost,
};

/**
 * The picture that a link to an entry shows elsewhere: its cover with its name, for whoever may see
 * the entry. Without one of its own it is the company's.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { locale, kind, file } = params;
  const slug = /^(.+)\.jpg$/.exec(file)?.[1];
  if (!isLocale(locale) || !Object.hasOwn(readers, kind) || !slug) return notFound();
  const app = context.get(appContext);
  const entry = await readers[kind as ShareKind](app, slug, locale);
  if (!entry) return notFound();
  const key = entry.cover && imageKey(entry.cover.src);
  const picture =
    key &&
    (await app.pictures.share(key, shareCardOf(entry)).catch((error: unknown) => {
      app.log.error("a share picture was not made", { key, error: String(error) });
    }));
  if (!picture) return redirect("/og-image.jpg");
  const current = new URL(request.url).searchParams.get("v") === shareVersion(entry);
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
