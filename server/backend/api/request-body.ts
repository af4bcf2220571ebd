import { limits } from "../../limits.ts";
import { busyResponse, errorResponse, type Service } from "./error-responses.ts";
import { SharedLimit } from "./shared-limit.ts";

export interface BodySource {
  service: Service;
  /** Authenticated by a session, the secret key or a signed upload URL. */
  isAuthenticated: boolean;
  /** True for requests over the network. The server's own requests have no memory limit. */
  isExternal: boolean;
  peerAddress: string | undefined;
}

/** A body in memory. Free it when the request is answered. */
export interface HeldBody {
  bytes: Uint8Array<ArrayBuffer>;
  free(): void;
}

/**
 * Buffers bodies within limits. lite must get complete bodies: it trusts `Content-Length` for the size
 * limit of a bucket, and reads while it holds a database session.
 */
export class RequestBodies {
  readonly #budgets = new Map<object, SharedLimit>();

  constructor() {
    for (const { anonymous, authenticated } of Object.values(limits.bodies)) {
      const perAddress = anonymous.total / 4;
      this.#budgets.set(anonymous, new SharedLimit({ total: anonymous.total, perAddress }));
      this.#budgets.set(
        authenticated,
        new SharedLimit({ total: authenticated.total, perAddress: authenticated.total }),
      );
    }
  }

  /** @returns an error response if the body is too large or the memory limit is reached. */
  async read(request: Request, sender: BodySource): Promise<HeldBody | Response> {
    const { service, isAuthenticated, isExternal, peerAddress } = sender;
    if (!request.body) return { bytes: new Uint8Array(), free() {} };
    const kind =
      limits.bodies[service][isAuthenticated || !isExternal ? "authenticated" : "anonymous"];
    const budget = isExternal ? this.#budgets.get(kind) : undefined;
    const tooLarge = () =>
      errorResponse(service, 413, "payload_too_large", `The body is larger than ${kind.max} bytes`);
    if (Number(request.headers.get("content-length")) > kind.max) return tooLarge();

    const chunks: Uint8Array[] = [];
    let size = 0;
    const free = () => budget?.free(peerAddress, size);
    let isWhole = false;
    try {
      for await (const chunk of request.body) {
        if (size + chunk.byteLength > kind.max) return tooLarge();
        const exhausted = budget?.take(peerAddress, chunk.byteLength);
        if (exhausted) return busyResponse(service, exhausted);
        size += chunk.byteLength;
        chunks.push(chunk);
      }
      isWhole = true;
      return { bytes: joined(chunks, size), free };
    } finally {
      if (!isWhole) free();
    }
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/**
 * Refuses rows that are no objects, if the request names their columns: lite then looks for them without a check.
 * Texts that are no JSON are for lite.
 */
export function rejectInvalidRows(url: URL, body: Uint8Array): Response | undefined {
  if (!url.searchParams.has("columns")) return undefined;
  let rows: unknown;
  try {
    rows = JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
  const areObjects = [rows].flat().every((row) => typeof row === "object" && row !== null);
  return areObjects
    ? undefined
    : errorResponse("rest", 400, "PGRST102", "The body must be an object or a list of objects");
}

/** Copies a request with another body. Headers of the old body are removed. */
export function withBody(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Request {
  const merged = new Headers(request.headers);
  merged.delete("transfer-encoding");
  merged.delete("content-length");
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
