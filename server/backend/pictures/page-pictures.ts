import { createHash } from "node:crypto";
import type { PagePictures } from "../contract.ts";
import type { StoredFile } from "../storage/blobs/blob-key.ts";
import { type StoredPictures, withPicture } from "../storage/stored-pictures.ts";
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
  async function original(picture: StoredFile) {
    const content = await pictures.readWhole(picture);
    if (!content) throw new OriginalGone("the picture is gone");
    return content;
  }
  const undefinedWhereGone = (error: unknown) => {
    if (error instanceof OriginalGone) return undefined;
    throw error;
  };
  return {
    lookUp,
    async jpeg(key, width) {
      const order = { width, format: "jpeg" } as const;
      try {
        return await withPicture(pictures, key, (picture) => {
          const variant = variantName(pictureVersion(picture.metadata.eTag), width, "jpeg");
          const make = () =>
            queue.make(async () => ({ kind: "render", picture: await original(picture), order }));
          return pictures.getOrMakeVariant(picture, variant, make).catch(undefinedWhereGone);
        });
      } catch (error) {
        if (error instanceof PictureError) return undefined;
        throw error;
      }
    },
    async share(key, card) {
      const words = createHash("sha256").update(JSON.stringify(card)).digest("hex").slice(0, 12);
      return withPicture(pictures, key, (picture) => {
        const variant = `${pictureVersion(picture.metadata.eTag)}-share-${words}.jpeg`;
        const make = () =>
          queue.make(async () => ({ kind: "share", picture: await original(picture), card }));
        return pictures.getOrMakeVariant(picture, variant, make).catch(undefinedWhereGone);
      });
    },
  };
}
