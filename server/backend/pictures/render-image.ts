import { pictureWidths } from "../../../app/images/widths.ts";
import { refusal } from "../api/answers.ts";
import type { BackendLog } from "../contract.ts";
import {
  cacheControl,
  findPublicObject,
  isFresh,
  notFound,
  type PublicObject,
  pictureHeaders,
} from "../storage/public-object.ts";
import type { StoredPictures } from "../storage/stored-pictures.ts";
import { isPictureType } from "./judge.ts";
import { PictureError } from "./picture-error.ts";
import type { PictureFormat } from "./render.ts";
import { readTransformation, type Transformation } from "./transformation.ts";
import { type Workshop, WorkshopBusy } from "./workshop.ts";

export const renderPrefix = "/storage/v1/render/image/public/";
const year = 31_536_000;

interface Options {
  pictures: StoredPictures;
  workshop: Workshop;
  log: BackendLog;
}

/**
 * Serves a picture in the size and format that suit who asks: Supabase's image transformation, by its
 * addresses (`getPublicUrl` with `transform`). One address has several formats, by `Accept`.
 *
 * `v`, which Supabase does not look at, says which content the address was made for: with the content
 * that is there, the answer may be kept for ever.
 * @returns undefined when the request is for something else.
 */
export async function renderPublicImage(
  request: Request,
  url: URL,
  { pictures, workshop, log }: Options,
): Promise<Response | undefined> {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  if (!url.pathname.startsWith(renderPrefix)) return undefined;
  const asked = readTransformation(url.searchParams);
  if (typeof asked === "string") return refusal("storage", 400, "InvalidRequest", asked);
  const found = await findPublicObject(url, renderPrefix, pictures);
  if (!found) return notFound();
  const { bucket, name, metadata } = found;
  if (!isPictureType(metadata.mimetype))
    return refusal(
      "storage",
      400,
      "InvalidRequest",
      `A ${metadata.mimetype} cannot be transformed`,
    );

  const format = formatFor(request.headers.get("accept") ?? "", asked, found);
  const version = pictureVersion(metadata.eTag);
  const variant = variantName(version, asked, format);
  const headers = new Headers({
    "content-type": `image/${format}`,
    "cache-control":
      url.searchParams.get("v") === version
        ? `public, max-age=${year}, immutable`
        : cacheControl(metadata.cacheControl),
    etag: `"${variant}"`,
    vary: "Accept",
    ...pictureHeaders,
  });
  if (isFresh(request.headers, `"${variant}"`)) return new Response(null, { status: 304, headers });
  try {
    const made = await pictures.takeVariant(found, variant, () =>
      workshop.make(async () => {
        const picture = await pictures.readWhole(bucket, name);
        if (!picture) throw new OriginalGone();
        return { kind: "render", picture, order: { ...asked, format } };
      }),
    );
    headers.set("content-length", String(made.byteLength));
    return new Response(request.method === "HEAD" ? null : (made as BodyInit), { headers });
  } catch (error) {
    if (error instanceof OriginalGone) return notFound();
    // A large picture is better than none, and soon it is asked for again.
    if (!(error instanceof WorkshopBusy)) {
      const level = error instanceof PictureError ? "warn" : "error";
      log[level]("a picture was not made", { bucket, name, variant, error: String(error) });
    }
    return original(request, found, pictures);
  }
}

class OriginalGone extends Error {}

/** Names a picture's content in addresses that are kept for ever. */
export function pictureVersion(eTag: string): string {
  return eTag.replace(/[^0-9a-f]/g, "").slice(0, 12);
}

/** Those of an `Accept` that an answer depends on, in one word for each such answer. */
export const formatsIn = (accept: string) =>
  `${accept.includes("image/avif") ? "avif" : ""}${accept.includes("image/webp") ? "webp" : ""}`;

/** What the browser knows, the smallest first. AVIF costs most to make: only sizes of our pages get it. */
function formatFor(
  accept: string,
  { width, height, quality, keepFormat }: Transformation,
  { metadata }: PublicObject,
): PictureFormat {
  if (keepFormat) return metadata.mimetype.slice("image/".length) as PictureFormat;
  const ours =
    !height && !quality && pictureWidths.includes(width as (typeof pictureWidths)[number]);
  const formats = formatsIn(accept);
  if (ours && formats.includes("avif")) return "avif";
  if (formats.includes("webp")) return "webp";
  return "jpeg";
}

function variantName(version: string, asked: Transformation, format: PictureFormat): string {
  const { width = "", height = "", resize, quality = "" } = asked;
  // One dimension alone decides the other, whatever was asked.
  const how = width && height ? resize : "contain";
  return `${version}-${width}x${height}-${how}${quality && `-q${quality}`}.${format}`;
}

async function original(request: Request, found: PublicObject, pictures: StoredPictures) {
  const headers = {
    "content-type": found.metadata.mimetype,
    "cache-control": "no-store",
    vary: "Accept",
    ...pictureHeaders,
  };
  if (request.method === "HEAD") return new Response(null, { headers });
  const body = await pictures.read(found.bucket, found.name);
  return body ? new Response(body, { headers }) : notFound();
}
