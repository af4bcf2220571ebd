/** Maximum body: all fields at their maximum lengths, with every character escaped. */
export const maxBodyBytes = 32 * 1024;

type Body = { problem?: undefined; value: object } | { problem: "size" | "form" };

/** PostgreSQL rejects null characters and lone surrogates in text. */
function storable(_key: string, value: unknown): unknown {
  if (typeof value === "string" && (value.includes("\0") || !value.isWellFormed())) {
    throw new TypeError("text that cannot be stored");
  }
  return value;
}

/**
 * Reads a body of at most `maximum` bytes, whatever `content-length` says.
 * @returns undefined if it is larger
 */
export async function readBytes(
  request: Request,
  maximum: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > maximum) return undefined;
  const bytes = new Uint8Array(maximum);
  let length = 0;
  for await (const chunk of request.body ?? []) {
    if (length + chunk.byteLength > maximum) return undefined;
    bytes.set(chunk, length);
    length += chunk.byteLength;
  }
  return bytes.slice(0, length);
}

/**
 * Reads a JSON object of at most `maximum` bytes. `problem`: `size` if the body is too large, `form` if it is no JSON object.
 */
export async function readJson(request: Request, maximum = maxBodyBytes): Promise<Body> {
  try {
    const bytes = await readBytes(request, maximum);
    if (!bytes) return { problem: "size" };
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text, storable);
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      return { problem: "form" };
    }
    return { value };
  } catch {
    return { problem: "form" };
  }
}
