import { detectFormat, isPictureType, type PictureType } from "#shared/pictures/picture-format.ts";
import { errorResponse } from "../api/error-responses.ts";
import { withBody } from "../api/request-body.ts";
import type { RequestHead } from "../auth/request-fields.ts";
import type { Database } from "../database/database.ts";
import { PictureError } from "../pictures/picture-error.ts";
import type { PictureQueue } from "../pictures/queue.ts";
import type { ValidatedPicture } from "../pictures/validate.ts";
import type { ClientContext, Services } from "../types.ts";
import { bucketLimitError, readBucketLimits } from "./bucket-limits.ts";

const uploadPath =
  /^\/storage\/v1\/object\/(?!list\/|sign\/|public\/|info\/|upload\/(?!sign\/))(upload\/sign\/)?(([^/]+)\/.+)$/;

/** Target of an upload. */
export interface Upload {
  bucket: string;
  /** `bucket/name`, as in the address. */
  target: string;
  /** Whether the address itself authorizes the upload. */
  isSigned: boolean;
}

/** A file extracted from a client's request. */
export interface UploadedFile {
  type: string;
  content: Uint8Array<ArrayBuffer>;
  cacheControl: string;
}

/**
 * @param path as lite's router reads it.
 * @returns undefined if the request is no upload.
 */
export function parseUpload({ method }: RequestHead, path: string): Upload | undefined {
  const [, signed, target = "", bucket = ""] = uploadPath.exec(path) ?? [];
  // POST to a signed address only requests a signed URL.
  if (!bucket || !(method === "PUT" || (method === "POST" && !signed))) return undefined;
  return { bucket, target, isSigned: signed !== undefined };
}

/** supabase-js sends a Blob or File as multipart, under an empty field name. */
export async function readUploadedFile(
  { headers }: Request,
  body: Uint8Array<ArrayBuffer>,
): Promise<UploadedFile | Response> {
  const declared = headers.get("content-type") ?? "";
  const cacheControl = headers.get("cache-control") ?? "no-cache";
  const type = essence(declared);
  if (type !== "multipart/form-data") return { type, content: body, cacheControl };

  const form = await new Response(body, { headers: { "content-type": declared } })
    .formData()
    .catch(() => undefined);
  const file = form && [...form.values()].find((value) => value instanceof File);
  if (!file)
    return errorResponse("storage", 400, "InvalidRequest", "The multipart body holds no file");
  const seconds = form.get("cacheControl");
  return {
    type: essence(file.type),
    content: new Uint8Array(await file.arrayBuffer()),
    cacheControl:
      typeof seconds === "string" && /^\d{1,9}$/.test(seconds)
        ? `max-age=${seconds}`
        : cacheControl,
  };
}

/** The one format that lite accepts at every path: raw bytes, with the rest in headers. */
export function withFile(request: Request, { type, content, cacheControl }: UploadedFile): Request {
  return withBody(request, content, { "content-type": type, "cache-control": cacheControl });
}

/**
 * Validates a picture, which is expensive, if the client may upload it. lite checks the same rights, and
 * stores only the validated picture.
 * @param request with its address, key and session.
 * @returns undefined if there is nothing to validate: not a picture, or about to be rejected by lite.
 */
export async function validateUpload(
  request: Request,
  upload: Upload,
  { type, content }: UploadedFile,
  {
    peerAddress,
    services,
    database,
    queue,
  }: ClientContext & {
    services: Services;
    database: Database;
    queue: PictureQueue;
  },
): Promise<ValidatedPicture | Response | undefined> {
  const actual = actualType(type, content);
  if (!actual) return undefined;
  if (!upload.isSigned) {
    const answer = await services.fetch(asksForAddress(request, upload, actual, content), {
      peerAddress,
    });
    if (!answer.ok) return answer;
  }
  const limits = await readBucketLimits(database, upload.bucket);
  // A bucket that accepts the declared type stores the file unchanged.
  if (!isPictureType(type) && !bucketLimitError(limits, type, 0)) return undefined;
  const refusal = bucketLimitError(limits, actual, content.byteLength);
  if (refusal) return errorResponse("storage", refusal.status, refusal.code, refusal.message);
  try {
    return await queue.validate(content, limits.maxBytes);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const message = `This is no ${type}: ${error.message}`;
    return errorResponse("storage", 415, "invalid_mime_type", message);
  }
}

/** Types that programs declare for pictures of any format, and outdated names of types. */
const vagueTypes =
  /^(?:application|binary)\/octet-stream$|^image\/(?:p?jpg|pjpeg|jfif|x-png|x-webp)$/;

/**
 * Type of a picture by its content, because files often have the extension of another format.
 * @returns the declared type for unknown content; undefined if the file was not declared as a picture.
 */
function actualType(declared: string, content: Uint8Array): PictureType | undefined {
  const isPicture = isPictureType(declared);
  if (!isPicture && !vagueTypes.test(declared)) return undefined;
  return detectFormat(content)?.type ?? (isPicture ? declared : undefined);
}

/** Requests a signed upload URL, which lite grants only to clients that may upload. */
function asksForAddress(
  request: Request,
  { target }: Upload,
  type: string,
  { byteLength }: Uint8Array,
): Request {
  const url = new URL(request.url);
  url.pathname = `/storage/v1/object/upload/sign/${target}`;
  const headers = new Headers(request.headers);
  headers.set("content-type", type);
  headers.set("content-length", String(byteLength));
  if (request.method === "PUT") headers.set("x-upsert", "true");
  return new Request(url, { method: "POST", headers });
}

/** The media type without its parameters. */
function essence(contentType: string): string {
  return contentType.split(";", 1)[0]?.trim().toLowerCase() || "application/octet-stream";
}

/** Whether an existing object is replaced. */
export const isUpsert = ({ method, headers }: Request, { isSigned }: Upload) =>
  headers.get("x-upsert") === "true" || (method === "PUT" && !isSigned);

/** Whether Storage has refused the upload because the object exists. */
export async function isDuplicate(response: Response): Promise<boolean> {
  if (response.status !== 400 && response.status !== 409) return false;
  const { error } = (await response.clone().json()) as { error?: string };
  return error === "Duplicate";
}
