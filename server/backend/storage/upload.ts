import { refusal } from "../api/answers.ts";
import { withBody } from "../api/request-body.ts";

const uploadPath =
  /^\/storage\/v1\/object\/(?!list\/|sign\/|public\/|info\/|upload\/(?!sign\/))[^/]+\/./;

/** @param path as lite's router reads it. */
export function isUpload({ method }: Request, path: string): boolean {
  return (
    (method === "POST" || method === "PUT") &&
    uploadPath.test(path) &&
    !/^\/storage\/v1\/object\/(?:move|copy)$/.test(path) &&
    // Asks for an address to upload to; nothing is uploaded yet.
    !(method === "POST" && path.startsWith("/storage/v1/object/upload/sign/"))
  );
}

/**
 * Brings an upload into the one form lite understands on every path: the bare bytes, with type,
 * length and cache time in the headers. supabase-js sends a Blob or File as multipart instead, the
 * file under an empty field name and the cache time in a field of its own.
 */
export async function normaliseUpload(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
): Promise<Request | Response> {
  const declared = request.headers.get("content-type") ?? "";
  let content = body;
  let type = essence(declared);
  let cacheControl = request.headers.get("cache-control") ?? undefined;
  if (type === "multipart/form-data") {
    const form = await new Response(body, { headers: { "content-type": declared } })
      .formData()
      .catch(() => undefined);
    const file = form && [...form.values()].find((value) => value instanceof File);
    if (!file) return refusal("storage", 400, "InvalidRequest", "The multipart body holds no file");
    content = new Uint8Array(await file.arrayBuffer());
    type = essence(file.type);
    const seconds = form.get("cacheControl");
    if (typeof seconds === "string" && /^\d{1,9}$/.test(seconds))
      cacheControl = `max-age=${seconds}`;
  }
  return withBody(request, content, {
    "content-type": type,
    "content-length": String(content.byteLength),
    "cache-control": cacheControl ?? "no-cache",
  });
}

/** The media type without its parameters. */
function essence(contentType: string): string {
  return contentType.split(";", 1)[0]?.trim().toLowerCase() || "application/octet-stream";
}
