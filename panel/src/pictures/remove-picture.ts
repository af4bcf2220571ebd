import { regainSession } from "@panel/auth/regain-session";
import { BackendError, isRefused } from "@panel/backend/backend-error";
import { bucketOf } from "@panel/backend/bucket";
import type { Picture } from "./read-library";

/**
 * Removes a picture for good.
 * @param signal aborted when the caller is gone
 * @returns false if it was not removed: it is in use now, or already gone
 * @throws {BackendError}
 */
export async function removePicture(
  { bucket, name }: Picture,
  signal: AbortSignal,
): Promise<boolean> {
  const attempt = async () => {
    const { data, error } = await bucketOf(bucket).remove([name]);
    if (error) {
      const status = "status" in error ? Number(error.status) : 0;
      throw new BackendError({ code: "", message: error.message }, status || 0);
    }
    return data.length > 0;
  };
  try {
    return await attempt();
  } catch (error) {
    if (isRefused(error) && (await regainSession(signal))) return attempt();
    throw error;
  }
}
