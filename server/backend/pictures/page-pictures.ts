import { createHash } from "node:crypto";
import type { HeroLooks } from "#shared/brand/hero-look.ts";
import type { StoredFile } from "../storage/blobs/blob-key.ts";
import { type StoredPictures, withPicture } from "../storage/stored-pictures.ts";
import type { BackendLog, PagePictures } from "../types.ts";
import type { HeroOrder } from "./hero.ts";
import { PictureError } from "./picture-error.ts";
import { KnownBadPicture, type PictureQueue } from "./queue.ts";
import { pictureVersion, variantName } from "./render-image.ts";
import { missingCharacters } from "./share-card.ts";
import type { Job as AnyJob } from "./worker.ts";

type Job = Exclude<AnyJob, { kind: "validate" }>;

interface Options {
  pictures: StoredPictures;
  queue: PictureQueue;
  log: BackendLog;
}

class OriginalGone extends Error {}

/** Identifies the rules of `shared/brand/hero-look.ts` in the names of stored results. */
const lookRules = 1;

const focusName = ({ x, y }: HeroOrder["focus"]) => `${Math.round(x * 100)}-${Math.round(y * 100)}`;

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
  async function original(picture: StoredFile) {
    const content = await pictures.readWhole(picture);
    if (!content) throw new OriginalGone("the picture is gone");
    return content;
  }
  const undefinedWhereGone = (error: unknown) => {
    if (error instanceof OriginalGone) return undefined;
    throw error;
  };
  /** Made before the pictures of visitors: a page waits for it, or its largest picture is missing. */
  async function ofHero(
    key: string,
    variantOf: (version: string) => string,
    jobOf: (picture: Uint8Array) => Job,
  ) {
    try {
      return await withPicture(pictures, key, (picture) => {
        const version = pictureVersion(picture.metadata.eTag);
        const take = async () => jobOf(await original(picture));
        return pictures
          .getOrMakeVariant(picture, variantOf(version), () =>
            queue.makeOf(`${key}/${version}`, take, "first"),
          )
          .catch(undefinedWhereGone);
      });
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      logBadPicture(key, error);
      return undefined;
    }
  }
  return {
    lookUp,
    hero: (key, order) =>
      ofHero(
        key,
        (version) => `${version}-hero-${order.crop}-${focusName(order.focus)}.${order.format}`,
        (picture) => ({ kind: "hero", picture, order }),
      ),
    async heroLooks(key, focus) {
      const stored = await ofHero(
        key,
        (version) => `${version}-hero-look${lookRules}-${focusName(focus)}.json`,
        (picture) => ({ kind: "hero-looks", picture, focus }),
      );
      return stored && (JSON.parse(Buffer.from(stored).toString()) as HeroLooks);
    },
    async jpeg(key, width) {
      const order = { width, format: "jpeg" } as const;
      try {
        return await withPicture(pictures, key, (picture) => {
          const version = pictureVersion(picture.metadata.eTag);
          const make = () =>
            queue.makeOf(`${key}/${version}`, async () => ({
              kind: "render",
              picture: await original(picture),
              order,
            }));
          return pictures
            .getOrMakeVariant(picture, variantName(version, width, "jpeg"), make)
            .catch(undefinedWhereGone);
        });
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        logBadPicture(key, error);
        return undefined;
      }
    },
    // Few files, each drawn once.
    brandFile: (order) =>
      queue.first(async () => ({ kind: "brand", order })) as Promise<Uint8Array>,
    async share(key, card) {
      const words = createHash("sha256").update(JSON.stringify(card)).digest("hex").slice(0, 12);
      try {
        return await withPicture(pictures, key, (picture) => {
          const version = pictureVersion(picture.metadata.eTag);
          const make = () => {
            const missing = missingCharacters(card);
            if (missing)
              log.warn("a share picture was drawn without some characters", {
                object: key,
                title: card.title,
                missing,
              });
            return queue.makeOf(`${key}/${version}`, async () => ({
              kind: "share",
              picture: await original(picture),
              card,
            }));
          };
          return pictures
            .getOrMakeVariant(picture, `${version}-share-${words}.jpeg`, make)
            .catch(undefinedWhereGone);
        });
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        logBadPicture(key, error);
        return queue.make(async () => ({ kind: "share", picture: undefined, card }));
      }
    },
  };
}
