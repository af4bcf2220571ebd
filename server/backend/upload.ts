import { refusal } from "./answers.ts";
import { withBody } from "./request-body.ts";

const uploadPath =
  /^\/storage\/v1\/object\/(?!list\/|sign\/|public\/|info\/|upload\/(?!sign\/))[^/]+\/./;

export function isUpload(request: Request, url: URL): boolean {
  return (
    (request.method === "POST" || request.method === "PUT") &&
    uploadPath.test(url.pathname) &&
    !/^\/storage\/v1\/object\/(?:move|copy)$/.test(url.pathname) &&
    // Asks for an address to upload to; nothing is uploaded yet.
    !(request.method === "POST" && url.pathname.startsWith("/storage/v1/object/upload/sign/"))
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
  if (!startsLike(type, content)) {
    return refusal("storage", 415, "invalid_mime_type", `The file is not of the type ${type}`);
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

/**
 * Whether a picture's first bytes are those of its declared type. Buckets accept pictures only, by
 * what the client declares; this keeps other content from being served as a picture.
 */
function startsLike(type: string, content: Uint8Array): boolean {
  const head = Buffer.from(content.subarray(0, 12)).toString("latin1");
  switch (type) {
    case "image/jpeg":
      return head.startsWith("\xff\xd8\xff");
    case "image/png":
      return head.startsWith("\x89PNG\r\n\x1a\n");
    case "image/webp":
      return head.startsWith("RIFF") && head.slice(8) === "WEBP";
    default:
      return true;
  }
}
