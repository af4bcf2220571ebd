import { createHash } from "node:crypto";
import type { BackendLog, PagePictures } from "../contract.ts";
import { partsOf, type StoredPictures } from "../storage/stored-pictures.ts";
import { PictureError } from "./picture-error.ts";
import { KnownBadPicture, type PictureQueue } from "./queue.ts";
import { pictureVersion, variantName } from "./render-image.ts";

interface Options {
  pictures: StoredPictures;
  queue: PictureQueue;
  log: BackendLog;
}

class OriginalGone extends Error {}

export function createPagePictures({ pictures, queue, log }: Options): PagePictures {
  function logBadPicture(object: string, error: PictureError) {
    if (error instanceof KnownBadPicture) return;
    log.warn("a picture was not made", { object, error: error.message });
  }
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
          queue.makeOf(`${key}/${version}`, async () => ({
            kind: "render",
            picture: await original(bucket, name),
            order,
          })),
        );
      } catch (error) {
        if (error instanceof OriginalGone) return undefined;
        if (!(error instanceof PictureError)) throw error;
        logBadPicture(key, error);
        return undefined;
      }
    },
    async share(key, card) {
      const version = (await lookUp([key])).get(key)?.version;
      if (!version) return undefined;
      const { bucket, name } = partsOf(key);
      const words = createHash("sha256").update(JSON.stringify(card)).digest("hex").slice(0, 12);
      try {
        return await pictures.getOrMakeVariant(
          { bucket, name },
          `${version}-share-${words}.jpeg`,
          () =>
            queue.makeOf(`${key}/${version}`, async () => ({
              kind: "share",
              picture: await original(bucket, name),
              card,
            })),
        );
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        logBadPicture(key, error);
        return queue.make(async () => ({ kind: "share", picture: undefined, card }));
      }
    },
  };
}
