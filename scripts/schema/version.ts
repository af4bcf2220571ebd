import { StartError } from "../../server/start-error.ts";

/**
 * The present time in UTC, as the Supabase CLI numbers migrations.
 * @param files names in `supabase/migrations/`.
 * @throws {StartError} when a migration has this version or a later one.
 */
export function nextVersion(files: readonly string[], now: Date): string {
  const version = now.toISOString().replace(/\D/g, "").slice(0, 14);
  const newest =
    files
      .filter((file) => file.endsWith(".sql"))
      .toSorted()
      .at(-1) ?? "";
  if (newest.slice(0, 14) >= version)
    throw new StartError(
      `supabase/migrations/${newest} is not older than the present time in UTC, ${version}: give it a version that is`,
    );
  return version;
}
