import type { SupabaseClient } from "@supabase/supabase-js";
import { rejectLargeShare } from "../deletion-guard.ts";
import { graceMs } from "../storage/sweep.ts";
import type { SweepResult } from "../types.ts";
import type { Project } from "./project.ts";

/** Storage removes at most so many names per request. */
const maxNames = 100;

/**
 * Sweeps a hosted project, as `sweepOwn` does an own database. Entries may be written meanwhile: an entry
 * that starts to use a two-week-old unused picture in that second would lose it. Pictures of versions
 * removed by this sweep are removed by the next one.
 * @param supabase with the secret key.
 * @param now milliseconds since the epoch.
 * @param confirmed whether an operator allows any number of removals.
 */
export async function sweepProject(
  { call }: Pick<Project, "call">,
  supabase: Pick<SupabaseClient, "storage">,
  now: number,
  confirmed = false,
): Promise<SweepResult> {
  const at = new Date(now).toISOString();
  const found = await call<{ bucket_id: string; name: string }[]>("unreferenced_pictures", {
    before: new Date(now - graceMs).toISOString(),
  });
  if (found.length > 0 && !confirmed)
    rejectLargeShare(found.length, await call<number>("count_objects"), "pictures");
  const versions = await call<number>("purge_trash", { at });
  const previews = await call<number>("purge_preview_links", { at });
  for (const name of ["purge_invitations", "purge_admin_log", "purge_page_views"])
    await call(name, { at });
  let pictures = 0;
  for (const [bucket, objects] of Map.groupBy(found, ({ bucket_id }) => bucket_id)) {
    for (let at = 0; at < objects.length; at += maxNames) {
      const names = objects.slice(at, at + maxNames).map(({ name }) => name);
      const { data, error } = await supabase.storage.from(bucket).remove(names);
      if (error) throw error;
      pictures += data.length;
    }
  }
  return { versions, previews, pictures, files: 0 };
}
