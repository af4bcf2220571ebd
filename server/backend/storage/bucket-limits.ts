import { RequestRefused } from "../api/error-responses.ts";
import type { Database } from "../database/database.ts";

/**
 * Checks a bucket's limits of type and size. lite does so for uploads, but not for copies and moves from
 * another bucket.
 * @param size bytes.
 * @returns Storage's error; undefined if the file is allowed.
 */
export async function bucketLimitError(
  database: Database,
  bucket: string,
  type: string,
  size: number,
): Promise<RequestRefused | undefined> {
  const { rows } = await database.query<{
    types: string[] | null;
    largest: string | number | null;
  }>(
    "select allowed_mime_types as types, file_size_limit as largest from storage.buckets where id = $1",
    [bucket],
  );
  const { types, largest } = rows[0] ?? {};
  if (types?.length && !types.includes(type))
    return new RequestRefused(415, "invalid_mime_type", `mime type ${type} is not supported`);
  if (!largest || size <= Number(largest)) return undefined;
  const message = `The object exceeded the maximum allowed size of ${largest} bytes`;
  return new RequestRefused(413, "Payload too large", message);
}
