const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 in hexadecimal, for secrets that are only compared. */
export async function fingerprint(secret: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret)));
}

/**
 * HMAC-SHA-256 in hexadecimal. Addresses are few enough for a brute-force search of plain hashes; the key
 * prevents it.
 */
export async function keyedFingerprint(text: string, key: string): Promise<string> {
  const encoder = new TextEncoder();
  const hmac = await crypto.subtle.importKey(
    "raw",
    encoder.encode(key),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  return hex(await crypto.subtle.sign("HMAC", hmac, encoder.encode(text)));
}
