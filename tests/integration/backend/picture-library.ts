import { contentTypes } from "../../../content/index.ts";
import type { StoredPictureRow } from "../../../shared/database.types.ts";
import type { Cast } from "./cast.ts";
import { type Client, onePixelPng, tour } from "./harness.ts";

const png = new Blob([onePixelPng], { type: "image/png" });
const buckets = [
  "blog-images",
  "tour-images",
  "destination-images",
  "content-images",
  "site-images",
];

type Args = {
  filter?: "missing";
  search?: string;
  path?: string;
  row_offset?: number;
  row_limit?: number;
};

export const paths = (rows: StoredPictureRow[]) =>
  rows.map(({ bucket, name }) => `${bucket}/${name}`);

/** Helpers that change pictures and entries, and read the library. */
export function pictureLibrary(cast: () => Cast) {
  async function listed(bucket: string): Promise<string[]> {
    const { data } = await cast().service.storage.from(bucket).list("", { limit: 1000 });
    return data?.map(({ name }) => name).sort() ?? [];
  }

  let made = 0;
  /** Stores a picture, by default under a name in the panel's form. */
  async function upload(bucket = "tour-images", given?: string) {
    made += 1;
    const name = given ?? `${made.toString(36).padStart(8, "k")}-${1_700_000_000_000 + made}.png`;
    const { error } = await cast().service.storage.from(bucket).upload(name, png);
    if (error) throw error;
    const path = `${bucket}/${name}`;
    return { bucket, name, path, address: `https://old.example/storage/v1/object/public/${path}` };
  }

  async function library(args: Args = {}, who: Client = cast().admin): Promise<StoredPictureRow[]> {
    const { data, error } = await who.rpc("pictures", args);
    if (error) throw error;
    return data;
  }

  const one = async (path: string) => {
    const [found] = await library({ path });
    if (!found) throw new Error("it is not in the library");
    return found;
  };

  const insertTour = async (row: object = {}) =>
    (
      await cast()
        .service.from("tours")
        .insert({ ...tour, slug: `dunas-${crypto.randomUUID()}`, ...row })
        .select()
        .single()
        .throwOnError()
    ).data;

  const remove = async (who: Client, { bucket, name }: { bucket: string; name: string }) =>
    (await who.storage.from(bucket).remove([name])).data?.length ?? 0;

  async function withoutRole(task: () => Promise<void>) {
    const { data: roles } = await cast().service.from("user_roles").select().throwOnError();
    await cast().service.from("user_roles").delete().eq("role", "admin").throwOnError();
    try {
      await task();
    } finally {
      await cast().service.from("user_roles").insert(roles).throwOnError();
    }
  }

  /** Removes all entries, versions, drafts and pictures, and pictures from the settings. */
  async function empty(): Promise<void> {
    for (const { table } of contentTypes)
      await cast().service.from(table).delete().not("id", "is", null).throwOnError();
    await cast().service.from("entry_drafts").delete().not("id", "is", null).throwOnError();
    await cast().service.from("entry_versions").delete().gt("id", 0).throwOnError();
    await cast()
      .service.from("site_settings")
      .update({ partners: [] })
      .eq("id", true as never);
    await cast()
      .service.from("inbox_settings")
      .update({ answer_templates: [] })
      .eq("id", true as never);
    for (const bucket of buckets) {
      const names = await listed(bucket);
      if (names.length > 0) await cast().service.storage.from(bucket).remove(names);
    }
  }

  return { listed, upload, library, one, insertTour, remove, withoutRole, empty };
}
