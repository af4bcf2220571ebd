import { createHash } from "node:crypto";
import type { PagePictures } from "../contract.ts";
import { partsOf, type StoredPictures } from "../storage/stored-pictures.ts";
import { PictureError } from "./picture-error.ts";
import type { PictureQueue } from "./queue.ts";
import { pictureVersion, variantName } from "./render-image.ts";

interface Options {
  pictures: StoredPictures;
  queue: PictureQueue;
}

class OriginalGone extends Error {}

export function createPagePictures({ pictures, queue }: Options): PagePictures {
  async function lookUp(keys: readonly string[]) {
    const stored = await pictures.metadataOf([...new Set(keys)]);
    return new Map(
      Array.from(stored, ([key, { eTag, width, height, tint }]) => [
        key,
        { version: pictureVersion(eTag), width, height, tint },
      ]),
    );
  }
  async function original(bucket: string, name: string) {
    const picture = await pictures.readWhole(bucket, name);
    if (!picture) throw new OriginalGone("the picture is gone");
    return picture;
  }
  return {
    lookUp,
    async jpeg(key, width) {
      const version = (await lookUp([key])).get(key)?.version;
      if (!version) return undefined;
      const { bucket, name } = partsOf(key);
      const order = { width, format: "jpeg" } as const;
      const variant = variantName(version, width, "jpeg");
      try {
        return await pictures.getOrMakeVariant({ bucket, name }, variant, () =>
          queue.make(async () => ({
            kind: "render",
            picture: await original(bucket, name),
            order,
          })),
        );
      } catch (error) {
        if (error instanceof OriginalGone || error instanceof PictureError) return undefined;
        throw error;
      }
    },
    async share(key, card) {
      const version = (await lookUp([key])).get(key)?.version;
      if (!version) return undefined;
      const { bucket, name } = partsOf(key);
      const words = createHash("sha256").update(JSON.stringify(card)).digest("hex").slice(0, 12);
      return pictures.getOrMakeVariant({ bucket, name }, `${version}-share-${words}.jpeg`, () =>
        queue.make(async () => ({
          kind: "share",
          picture: await original(bucket, name),
          card,
        })),
      );
    },
  };
}
