import { createHash } from "node:crypto";
import type { Database } from "./database.ts";
import type { FileStorage, ObjectMetadata } from "./file-storage.ts";
import type { PictureFacts } from "./pictures/picture-facts.ts";
import type { ShareCard } from "./pictures/share-card.ts";
import type { Workshop } from "./pictures/workshop.ts";
import { pictureVersion } from "./render-image.ts";

/** What is known of a stored picture; its size and colours only since uploads are looked at for them. */
export type DescribedPicture = { version: string } & Partial<PictureFacts>;

/** What pages ask about stored pictures, besides showing them. Keys are `bucket/name`. */
export interface PagePictures {
  /** Those that exist, by key. */
  lookUp(keys: readonly string[]): Promise<Map<string, DescribedPicture>>;
  /**
   * A JPEG of 1200 by 630 pixels, made once for the same cover and words.
   * @returns undefined when there is no such picture, or none can be made of it.
   */
  share(key: string, card: ShareCard): Promise<Uint8Array | undefined>;
}

interface Options {
  database: Database;
  files: FileStorage;
  workshop: Workshop;
}

export function createPagePictures({ database, files, workshop }: Options): PagePictures {
  async function lookUp(keys: readonly string[]) {
    if (keys.length === 0) return new Map<string, DescribedPicture>();
    const { rows } = await database.exclusively(() =>
      database.connection.driver.query<{ key: string; metadata: ObjectMetadata & PictureFacts }>(
        `select o.bucket_id || '/' || o.name as key, o.metadata
         from storage.objects o join storage.buckets b on b.id = o.bucket_id and b.public
         where o.bucket_id || '/' || o.name = any($1)`,
        [[...new Set(keys)]],
      ),
    );
    return new Map(
      rows.map(({ key, metadata: { eTag, width, height, tint } }) => [
        key,
        { version: pictureVersion(eTag), width, height, tint },
      ]),
    );
  }
  return {
    lookUp,
    async share(key, card) {
      const version = (await lookUp([key])).get(key)?.version;
      if (!version) return undefined;
      const slash = key.indexOf("/");
      const object = { bucket: key.slice(0, slash), name: key.slice(slash + 1) };
      const words = createHash("sha256").update(JSON.stringify(card)).digest("hex").slice(0, 12);
      return files.takeVariant(object, `${version}-share-${words}.jpeg`, () =>
        workshop.make(async () => {
          const picture = await files.readWhole(object.bucket, object.name);
          if (!picture) throw new Error("the cover is gone");
          return { kind: "share", picture, card };
        }),
      );
    },
  };
}
