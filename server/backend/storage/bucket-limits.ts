import { RequestRefused } from "../api/answers.ts";
import type { Database } from "../database/database.ts";

/**
 * Whether a bucket takes a type and a size: lite asks it of uploads only, and lets a copy or a move
 * from another bucket bring in anything.
 * @throws {RequestRefused} when it does not.
 */
export async function refuseUnlisted(
  database: Database,
  bucket: string,
  type: string,
  size: number,
): Promise<void> {
  const { rows } = await database.query<{
    types: string[] | null;
    largest: string | number | null;
  }>(
    "select allowed_mime_types as types, file_size_limit as largest from storage.buckets where id = $1",
    [bucket],
  );
  const { types, largest } = rows[0] ?? {};
  if (types?.length && !types.includes(type))
    throw new RequestRefused(415, "invalid_mime_type", `mime type ${type} is not supported`);
  if (largest && size > Number(largest)) {
    const message = `The object exceeded the maximum allowed size of ${largest} bytes`;
    throw new RequestRefused(413, "Payload too large", message);
  }
}
