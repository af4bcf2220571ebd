import { createHash } from "node:crypto";
import type { PagePictures } from "../contract.ts";
import { partsOf, type StoredPictures } from "../storage/stored-pictures.ts";
import { pictureVersion } from "./render-image.ts";
import type { Workshop } from "./workshop.ts";

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
