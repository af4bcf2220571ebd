import { RequestRefused } from "../api/error-responses.ts";
import type { Database } from "../database/database.ts";

/** Limits of a bucket, which `supabase/schemas/08_storage.sql` declares. */
interface BucketLimits {
  /** Empty if all types are allowed. */
  types: readonly string[];
  maxBytes: number;
}

/** Reads the limits of a bucket; of an unknown one, none. */
export async function readBucketLimits(database: Database, bucket: string): Promise<BucketLimits> {
  const { rows } = await database.query<{
    types: string[] | null;
    largest: string | number | null;
  }>(
    "select allowed_mime_types as types, file_size_limit as largest from storage.buckets where id = $1",
    [bucket],
  );
  const { types, largest } = rows[0] ?? {};
  return { types: types ?? [], maxBytes: Number(largest) || Number.POSITIVE_INFINITY };
}

/**
 * Checks a bucket's limits. lite does so for uploads, but not for copies and moves from another bucket.
 * @returns Storage's error; undefined if the file is allowed.
 */
export function bucketLimitError(
  { types, maxBytes }: BucketLimits,
  type: string,
  size: number,
): RequestRefused | undefined {
  if (types.length > 0 && !types.includes(type))
    return new RequestRefused(415, "invalid_mime_type", `mime type ${type} is not supported`);
  if (size <= maxBytes) return undefined;
  const message = `The object exceeded the maximum allowed size of ${maxBytes} bytes`;
  return new RequestRefused(413, "Payload too large", message);
}
