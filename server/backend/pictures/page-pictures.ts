import { createHash } from "node:crypto";
import { partsOf, type StoredPictures } from "../storage/stored-pictures.ts";
import type { PictureFacts } from "./picture-facts.ts";
import { pictureVersion } from "./render-image.ts";
import type { ShareCard } from "./share-card.ts";
import type { Workshop } from "./workshop.ts";

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
  pictures: StoredPictures;
  workshop: Workshop;
}

export function createPagePictures({ pictures, workshop }: Options): PagePictures {
  async function lookUp(keys: readonly string[]) {
    const stored = await pictures.metadataOf([...new Set(keys)]);
    return new Map(
      Array.from(stored, ([key, { eTag, width, height, tint }]) => [
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
      const { bucket, name } = partsOf(key);
      const words = createHash("sha256").update(JSON.stringify(card)).digest("hex").slice(0, 12);
      return pictures.takeVariant({ bucket, name }, `${version}-share-${words}.jpeg`, () =>
        workshop.make(async () => {
          const picture = await pictures.readWhole(bucket, name);
          if (!picture) throw new Error("the cover is gone");
          return { kind: "share", picture, card };
        }),
      );
    },
  };
}
