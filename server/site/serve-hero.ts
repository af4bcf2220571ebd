import type { Brand } from "#shared/brand/brand.ts";
import { heroFile, heroPhotoOf, heroVersion, readHeroFile } from "#shared/brand/hero-files.ts";
import { type HeroCrop, heroCrops } from "#shared/brand/hero-look.ts";
import { type HeroFormat, heroFormats } from "../backend/pictures/hero.ts";
import type { PagePictures } from "../backend/types.ts";
import type { Middleware } from "../http/listen.ts";
import { type PreparedResponse, prepareResponse, send } from "../http/prepared-response.ts";
import { fileHeaders, type TransportOptions } from "../http/security-headers.ts";
import type { Logger } from "../observe/log.ts";
import { untagged } from "./page-cache/cache-tags.ts";

interface Options extends TransportOptions {
  readBrand: () => Promise<Brand | null>;
  pictures: Pick<PagePictures, "lookUp" | "hero" | "heroLooks">;
  log: Pick<Logger, "error">;
}

const yearSeconds = 31_536_000;

/**
 * Serves the crops of the photo behind the title of the home page, made once for each photo and focal point. An address
 * of an earlier photo, in a page that a browser has kept, redirects to the present one; a crop that cannot be made, to
 * the whole photo.
 */
export function serveHero({ readBrand, pictures, log, ...transport }: Options) {
  /** Responses of the present photo, by path. */
  const files = new Map<
    string,
    { version: string; response: Promise<PreparedResponse | undefined> }
  >();

  async function presentPhoto() {
    const brand = await untagged(readBrand);
    const photo = brand && heroPhotoOf(brand);
    const stored = photo && (await pictures.lookUp([photo.key])).get(photo.key);
    const address = brand?.pictures.hero?.address;
    if (!photo || !stored || !address) return undefined;
    return { photo, address, version: heroVersion(stored.version, photo) };
  }
  type Present = NonNullable<Awaited<ReturnType<typeof presentPhoto>>>;

  async function make({ photo, version }: Present, crop: HeroCrop, format: HeroFormat) {
    const body = await pictures.hero(photo.key, { crop, format, focus: photo.focus });
    if (!body) return undefined;
    const type = `image/${format}`;
    const headers = {
      "content-type": type,
      "cache-control": `public, max-age=${yearSeconds}, immutable`,
      ...fileHeaders(type, transport),
    };
    return prepareResponse(headers, version, Buffer.from(body), "identity");
  }

  async function fileOf(present: Present, crop: HeroCrop, format: HeroFormat) {
    const path = `${crop}.${format}`;
    const known = files.get(path);
    const file =
      known?.version === present.version
        ? known
        : { version: present.version, response: make(present, crop, format) };
    files.set(path, file);
    try {
      return await file.response;
    } catch (error) {
      // The next request tries again.
      if (files.get(path) === file) files.delete(path);
      throw error;
    }
  }

  const middleware: Middleware = (incoming, outgoing, next, trace) => {
    const { method, url = "" } = incoming;
    const wanted = readHeroFile(url);
    if (!wanted || (method !== "GET" && method !== "HEAD")) return next();
    const { crop, format } = wanted;
    const answer = async () => {
      const present = await presentPhoto();
      if (!present) return next();
      const isPresent = wanted.version === present.version;
      const file = isPresent ? await fileOf(present, crop, format) : undefined;
      if (file) return send(file, incoming, outgoing, trace);
      const location = isPresent ? present.address : heroFile(crop, format, present.version);
      outgoing.writeHead(302, { location, "cache-control": "no-cache" });
      outgoing.end();
    };
    answer().catch(next);
  };

  /** Makes the files of a new photo, so that no visitor waits for them. */
  async function prepare(): Promise<void> {
    try {
      const present = await presentPhoto();
      if (!present) return files.clear();
      await pictures.heroLooks(present.photo.key, present.photo.focus);
      for (const crop of heroCrops)
        for (const format of heroFormats) await fileOf(present, crop, format);
    } catch (error) {
      log.error("the pictures of the home page were not prepared", { error: String(error) });
    }
  }

  return { middleware, prepare };
}
