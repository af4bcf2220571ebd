import { isPictureType } from "#shared/pictures/picture-format.ts";
import { addressGroup } from "../../../supabase/functions/_shared/client-address.ts";
import type { PictureWidth } from "../../../supabase/functions/_shared/picture-widths.ts";
import { QueueFull } from "../../jobs/fair-queue.ts";
import { errorResponse } from "../api/error-responses.ts";
import {
  cacheControl,
  isFresh,
  notFound,
  objectKeyOf,
  pictureHeaders,
} from "../storage/public-object.ts";
import {
  type StoredPicture,
  type StoredPictures,
  withPicture,
} from "../storage/stored-pictures.ts";
import type { BackendLog } from "../types.ts";
import { PictureError } from "./picture-error.ts";
import { KnownBadPicture, type PictureQueue } from "./queue.ts";
import type { PictureFormat } from "./render.ts";
import { readTransformation } from "./transformation.ts";

export const renderPrefix = "/storage/v1/render/image/public/";
const yearSeconds = 31_536_000;

export interface RenderOptions {
  pictures: StoredPictures;
  queue: PictureQueue;
  log: BackendLog;
}

/**
 * Serves a picture in one of the design's widths, in the best format that the client accepts. Same
 * addresses as Supabase's image transformation (`getPublicUrl` with `transform`). The format varies by
 * `Accept`; other sizes get 400.
 *
 * `v`, which Supabase ignores, identifies the content: if it matches, the response may be cached for ever.
 * @param peerAddress client address. A client with too many pending requests gets the original.
 * @returns undefined if the request is for something else.
 */
export async function renderPublicImage(
  request: Request,
  url: URL,
  options: RenderOptions,
  peerAddress?: string,
): Promise<Response | undefined> {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  if (!url.pathname.startsWith(renderPrefix)) return undefined;
  const width = readTransformation(url.searchParams);
  if (typeof width === "string") return errorResponse("storage", 400, "InvalidRequest", width);
  const key = objectKeyOf(url.pathname, renderPrefix);
  const client = peerAddress ? addressGroup(peerAddress) : "unknown";
  const answer = await withPicture(options.pictures, key, (found) =>
    answerWith(found, request, { width, version: url.searchParams.get("v"), client }, options),
  );
  return answer ?? notFound();
}

/** @returns undefined if the original does not exist. */
async function answerWith(
  found: StoredPicture,
  request: Request,
  asked: { width: PictureWidth; version: string | null; client: string },
  { pictures, queue, log }: RenderOptions,
): Promise<Response | undefined> {
  const { bucket, name, metadata } = found;
  const { width, client } = asked;
  if (!isPictureType(metadata.mimetype))
    return errorResponse(
      "storage",
      400,
      "InvalidRequest",
      `A ${metadata.mimetype} cannot be transformed`,
    );

  const format = formatFor(request.headers.get("accept") ?? "");
  const version = pictureVersion(metadata.eTag);
  const variant = variantName(version, width, format);
  const headers = new Headers({
    "content-type": `image/${format}`,
    "cache-control":
      asked.version === version
        ? `public, max-age=${yearSeconds}, immutable`
        : cacheControl(metadata.cacheControl),
    etag: `"${variant}"`,
    vary: "Accept",
    ...pictureHeaders,
  });
  if (isFresh(request, headers)) return new Response(null, { status: 304, headers });
  try {
    const key = `${bucket}/${name}/${variant}`;
    queue.join(key, client);
    const take = async () => {
      const picture = await pictures.readWhole(found);
      if (!picture) throw new OriginalGone();
      return { kind: "render", picture, order: { width, format } } as const;
    };
    let isOurs = false;
    const getOrMakeVariant = () =>
      pictures.getOrMakeVariant(found, variant, () => {
        isOurs = true;
        return queue.makeOf(`${bucket}/${name}/${version}`, take, { client, key });
      });
    const made = await getOrMakeVariant().catch((error) => {
      // The refused job may have been another client's that this request had joined.
      if (error instanceof QueueFull && !isOurs) return getOrMakeVariant();
      throw error;
    });
    headers.set("content-length", String(made.byteLength));
    return new Response(request.method === "HEAD" ? null : (made as BodyInit), { headers });
  } catch (error) {
    if (error instanceof OriginalGone) return undefined;
    // Serve the original instead; the picture will be requested again soon.
    if (!(error instanceof QueueFull || error instanceof KnownBadPicture)) {
      const level = error instanceof PictureError ? "warn" : "error";
      const object = `${bucket}/${name}`;
      log[level]("a picture was not made", { object, variant, error: String(error) });
    }
    return original(request, found, pictures);
  }
}

class OriginalGone extends Error {}

/** Identifies a picture's content in addresses that are cached for ever. */
export function pictureVersion(eTag: string): string {
  return eTag.replace(/[^0-9a-f]/g, "").slice(0, 12);
}

/** Formats of an `Accept` header that affect the response, as a cache key. */
export const formatsIn = (accept: string) =>
  `${accept.includes("image/avif") ? "avif" : ""}${accept.includes("image/webp") ? "webp" : ""}`;

/** Smallest format that the browser accepts. */
function formatFor(accept: string): PictureFormat {
  const formats = formatsIn(accept);
  if (formats.includes("avif")) return "avif";
  if (formats.includes("webp")) return "webp";
  return "jpeg";
}

/** File name of a rendered picture. */
export function variantName(version: string, width: PictureWidth, format: PictureFormat): string {
  return `${version}-${width}x-contain.${format}`;
}

async function original(request: Request, found: StoredPicture, pictures: StoredPictures) {
  const headers = {
    "content-type": found.metadata.mimetype,
    "cache-control": "no-store",
    vary: "Accept",
    ...pictureHeaders,
  };
  if (request.method === "HEAD") return new Response(null, { headers });
  const body = await pictures.read(found);
  return body && new Response(body, { headers });
}
