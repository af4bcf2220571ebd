import { availableParallelism } from "node:os";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { Bucket } from "../../content/define.ts";
import { contentTypes } from "../../content/index.ts";
import type { Database } from "../../shared/database.types.ts";
import type { SeedContent } from "./content.ts";
import type { SceneName } from "./scene-details.ts";
import { rasteriseScene } from "./scenes.ts";

export interface UploadedPicture {
  bucket: Bucket;
  name: string;
}

/** The public address of each uploaded scene. */
export type PictureAddresses = (bucket: Bucket, scene: SceneName) => string;

/** Uploads every scene that the content shows, once per bucket, as the admin panel uploads pictures. */
export async function uploadPictures(
  supabase: SupabaseClient<Database>,
  content: SeedContent,
): Promise<{ addressOf: PictureAddresses; uploaded: UploadedPicture[] }> {
  const wanted = scenesByBucket(content);
  const buckets = [...wanted.keys()];
  const scenes = [...new Set(buckets.flatMap((bucket) => [...(wanted.get(bucket) ?? [])]))].sort();

  const addresses = new Map<string, string>();
  const uploaded: UploadedPicture[] = [];
  await inParallel(scenes, async (scene) => {
    const { fileName, type, content: bytes } = await rasteriseScene(scene);
    let source: Bucket | undefined;
    for (const bucket of buckets.filter((bucket) => wanted.get(bucket)?.has(scene))) {
      const objects = supabase.storage.from(bucket);
      // An upload is decoded and encoded again; a copy is not.
      const { error } = source
        ? await supabase.storage
            .from(source)
            .copy(fileName, fileName, { destinationBucket: bucket })
        : await objects.upload(fileName, new Blob([bytes], { type }), {
            contentType: type,
            cacheControl: "3600",
            upsert: false,
          });
      source = bucket;
      // Uploaded by a run that was interrupted: the same name means the same picture.
      if (error && !/already exists/i.test(error.message)) {
        throw new Error(`uploading ${fileName} to ${bucket} failed: ${error.message}`);
      }
      uploaded.push({ bucket, name: fileName });
      addresses.set(`${bucket}/${scene}`, objects.getPublicUrl(fileName).data.publicUrl);
    }
  });
  return { addressOf: (bucket, scene) => addresses.get(`${bucket}/${scene}`) ?? "", uploaded };
}

/** Scenes that the entries show, by the bucket of their field. */
function scenesByBucket(content: SeedContent): Map<Bucket, Set<SceneName>> {
  const wanted = new Map<Bucket, Set<SceneName>>();
  for (const { table, fields } of contentTypes)
    for (const [name, field] of Object.entries(fields)) {
      if (field.kind !== "picture" && field.kind !== "pictures") continue;
      const seeds: readonly Readonly<Record<string, unknown>>[] = content[table];
      const scenes = wanted.get(field.bucket) ?? new Set();
      for (const seed of seeds)
        for (const scene of [seed[name] ?? []].flat()) scenes.add(scene as SceneName);
      wanted.set(field.bucket, scenes);
    }
  return wanted;
}

/** Rasterising is what takes long: one at a time per core. */
async function inParallel<Item>(items: Item[], task: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await task(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
