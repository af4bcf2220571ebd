import { refusal, type Service } from "./answers.ts";

/** Bytes: texts in three languages stay far below; the bucket's own limit for a picture is 5 MiB. */
const longestBody = { rest: 1024 * 1024, auth: 64 * 1024, storage: 6 * 1024 * 1024 };

/** Bytes of all bodies together: a dozen pictures at the same time. */
const mostHeld = 64 * 1024 * 1024;

/**
 * How much the bodies of requests under way hold. They are read before anybody is asked who sent
 * them: without a bound, strangers' uploads could fill the memory.
 */
export class HeldBodies {
  #bytes = 0;

  /** @returns false where there is no room for so much more. */
  take(bytes: number): boolean {
    if (this.#bytes + bytes > mostHeld) return false;
    this.#bytes += bytes;
    return true;
  }

  free(bytes: number): void {
    this.#bytes -= bytes;
  }
}

/**
 * Reads a request's body whole, up to its service's limit. lite must get it whole: it trusts
 * `Content-Length` for the size limit of a bucket, and while it reads, nobody else is served.
 * What is returned has been taken of `held`, and is to be freed there once the request is answered.
 */
export async function readBody(
  request: Request,
  service: Service,
  held: HeldBodies,
): Promise<Uint8Array<ArrayBuffer> | Response> {
  if (!request.body) return new Uint8Array();
  const limit = longestBody[service];
  const tooLarge = () =>
    refusal(service, 413, "payload_too_large", `The body is larger than ${limit} bytes`);
  if (Number(request.headers.get("content-length")) > limit) return tooLarge();

  const chunks: Uint8Array[] = [];
  let size = 0;
  let whole = false;
  try {
    for await (const chunk of request.body) {
      if (size + chunk.byteLength > limit) return tooLarge();
      if (!held.take(chunk.byteLength))
        return refusal(service, 503, "busy", "Too many uploads at the same time");
      size += chunk.byteLength;
      chunks.push(chunk);
    }
    whole = true;
    return new Uint8Array(Buffer.concat(chunks));
  } finally {
    if (!whole) held.free(size);
  }
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
