/** More than four fields at their longest need, in UTF-8 and JSON's longest escapes. */
const maximumBytes = 32 * 1024;

type Body = { problem?: undefined; value: object } | { problem: "size" | "form" };

/** PostgreSQL keeps neither null characters nor halves of surrogate pairs in text. */
function storable(_key: string, value: unknown): unknown {
  if (typeof value === "string" && (value.includes("\0") || !value.isWellFormed())) {
    throw new TypeError("text that cannot be stored");
  }
  return value;
}

/** Reads a JSON object, without ever holding more of a body than is allowed. */
export async function readJson(request: Request): Promise<Body> {
  if (Number(request.headers.get("content-length") ?? 0) > maximumBytes) return { problem: "size" };
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let bytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maximumBytes) return { problem: "size" };
      text += decoder.decode(chunk, { stream: true });
    }
    text += decoder.decode();
    const value: unknown = JSON.parse(text, storable);
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return { problem: "form" };
    return { value };
  } catch {
    return { problem: "form" };
  }
}
