import { RequestRefused } from "../api/error-responses.ts";
import type { Database } from "../database/database.ts";

/**
 * Looks whether a bucket takes files of a type and a size. lite does so for uploads, and lets a copy or a
 * move from another bucket bring in anything.
 * @param size bytes.
 * @returns why it takes none, in Storage's words; undefined where it does.
 */
export async function refusalOfBucket(
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
