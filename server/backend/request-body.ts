import { refusal, type Service } from "./answers.ts";

/** Bytes: texts in three languages stay far below; the bucket's own limit for a picture is 5 MiB. */
const longestBody = { rest: 1024 * 1024, auth: 64 * 1024, storage: 6 * 1024 * 1024 };

/**
 * Reads a request's body whole, up to its service's limit. lite must get it whole: it trusts
 * `Content-Length` for the size limit of a bucket, and while it reads, nobody else is served.
 */
export async function readBody(
  request: Request,
  service: Service,
): Promise<Uint8Array<ArrayBuffer> | Response> {
  if (!request.body) return new Uint8Array();
  const limit = longestBody[service];
  const tooLarge = () =>
    refusal(service, 413, "payload_too_large", `The body is larger than ${limit} bytes`);
  if (Number(request.headers.get("content-length")) > limit) return tooLarge();

  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) return tooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The same request with another body; a header of the old body must not outlive it. */
export function withBody(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Request {
  const merged = new Headers(request.headers);
  merged.delete("transfer-encoding");
  for (const [name, value] of Object.entries(headers)) merged.set(name, value);
  const hasBody = request.method !== "GET" && request.method !== "HEAD" && body.byteLength > 0;
  if (hasBody) merged.set("content-length", String(body.byteLength));
  return new Request(request.url, {
    method: request.method,
    headers: merged,
    signal: request.signal,
    ...(hasBody && { body }),
  });
}
