import fresh from "fresh";
import { errorResponse } from "../api/error-responses.ts";
import { contentETag } from "./blobs/blob-key.ts";
import type { ByteRange } from "./blobs/blobs.ts";
import { type StoredPicture, type StoredPictures, withPicture } from "./stored-pictures.ts";

const prefix = "/storage/v1/object/public/";

/**
 * Serves `getPublicUrl` addresses. lite would write to the database for each request, and supports neither
 * conditional requests nor ranges.
 * @returns undefined if the request is for something else.
 */
export async function servePublicObject(
  request: Request,
  url: URL,
  pictures: StoredPictures,
): Promise<Response | undefined> {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  if (!url.pathname.startsWith(prefix)) return undefined;
  const key = objectKeyOf(url.pathname, prefix);
  const answer = await withPicture(pictures, key, (picture) =>
    answerWith(picture, request, url, pictures),
  );
  return answer ?? notFound();
}

/** @returns undefined if the file does not exist. */
async function answerWith(
  picture: StoredPicture,
  request: Request,
  url: URL,
  pictures: StoredPictures,
): Promise<Response | undefined> {
  const { name, metadata } = picture;
  const headers = new Headers({
    "content-type": metadata.mimetype,
    "cache-control": cacheControl(metadata.cacheControl),
    etag: contentETag(metadata.eTag),
    "accept-ranges": "bytes",
    ...pictureHeaders,
  });
  const { lastModified } = metadata;
  if (lastModified) headers.set("last-modified", new Date(lastModified).toUTCString());
  const download = url.searchParams.get("download");
  if (download !== null)
    headers.set("content-disposition", attachment(download || (name.split("/").at(-1) ?? "")));

  if (isFresh(request, headers)) return new Response(null, { status: 304, headers });

  const range = requestedRange(request, metadata.size);
  if (range === "unsatisfiable") {
    headers.set("content-range", `bytes */${metadata.size}`);
    return new Response(null, { status: 416, headers });
  }
  if (range) headers.set("content-range", `bytes ${range.first}-${range.last}/${metadata.size}`);
  headers.set("content-length", String(range ? range.last - range.first + 1 : metadata.size));
  const status = range ? 206 : 200;
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const body = await pictures.read(picture, range);
  return body && new Response(body, { status, headers });
}

/** `bucket/name` from the path of an address. */
export const objectKeyOf = (pathname: string, prefix: string) =>
  pathname.slice(prefix.length).split("/").map(decodeURIComponent).join("/");

/** Uploads are shown as pictures and never run as pages of this site. */
export const pictureHeaders = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

export function notFound(): Response {
  return errorResponse("storage", 404, "not_found", "Object not found");
}

/** supabase-js sends `max-age=3600`; shared caches may cache a public object, too. */
export function cacheControl(given: string): string {
  return /^max-age=\d+$/.test(given) ? `public, ${given}` : given;
}

/** Value of `Content-Disposition` for a download. */
export function attachment(name: string): string {
  return `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
}

/** Whether the client's cached response is still valid. */
export function isFresh(request: Request, headers: Headers): boolean {
  // `fetch` adds `Cache-Control: no-cache` to conditional requests, which would never match.
  const { "cache-control": _, ...conditions } = Object.fromEntries(request.headers);
  return fresh(conditions, Object.fromEntries(headers));
}

/**
 * Parses a single range of a GET request (RFC 9110, 14.2). Several or invalid ranges get the whole file.
 */
function requestedRange(
  { method, headers }: Request,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  if (method !== "GET" || headers.has("if-range")) return undefined;
  const match = /^bytes=(\d*)-(\d*)$/.exec(headers.get("range") ?? "");
  if (!match || (!match[1] && !match[2])) return undefined;
  const [, from = "", to = ""] = match;
  if (from && to && Number(to) < Number(from)) return undefined;
  const first = from ? Number(from) : Math.max(0, size - Number(to));
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return first <= last ? { first, last } : "unsatisfiable";
}
