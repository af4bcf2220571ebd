import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Brochure } from "#shared/brochure.ts";
import { addressGroup } from "../../supabase/functions/_shared/client-address.ts";
import type { PictureWidth } from "../../supabase/functions/_shared/picture-widths.ts";
import type { PagePictures } from "../backend/types.ts";
import { QueueFull } from "../jobs/fair-queue.ts";
import { WorkerDied } from "../jobs/worker-process.ts";
import type { Logger } from "../observe/log.ts";
import { BrochureError } from "./brochure-error.ts";
import { BrochureQueue } from "./queue.ts";

/** Sets the brochures that the site hands over. */
export interface Brochures {
  /**
   * @param turn.client the network address of who asks
   * @param turn.key under which others may {@link join} him
   * @returns a PDF; after how many seconds to ask again where it is not to be had now, undefined where it cannot
   * be set at all.
   * @throws where its pictures cannot be read just now.
   */
  typeset(
    brochure: Brochure,
    turn: { client: string | undefined; key: string },
  ): Promise<Uint8Array | number | undefined>;
  /** Another client waits for it as well. */
  join(key: string, client: string): void;
  close(): Promise<void>;
}

/** Pixels of its pictures: over 174 and 166 mm, and two over 80 mm each. */
const widths = { cover: 1440, vista: 1080, pair: 640, back: 1080 } as const;

/** Until there is room again. */
const busySeconds = 10;

interface Options {
  pictures: Pick<PagePictures, "jpeg">;
  log: Pick<Logger, "error" | "warn">;
  queue?: BrochureQueue;
  /** Before one under which the process has died, or which took too long, is tried again. */
  pauseMs?: number;
}

/** Those who have one connection are one; all that is not known is one as well. */
const groupOf = (client: string | undefined) => (client ? addressGroup(client) : "unknown");

/** @throws {StartError} when the installation lacks a file that brochures are made of. */
export function createBrochures({
  pictures,
  log,
  queue = new BrochureQueue(),
  pauseMs = 300_000,
}: Options): Brochures {
  /** What could not be set will not be the next time: nobody may occupy the process with it. */
  const failed = new LRUCache<string, true>({ max: 200 });
  /** What the machine may be to blame for will perhaps be; but nobody may end the process with it again and again. */
  const givenUp = new LRUCache<string, true>({ max: 200, ttl: pauseMs });

  /** A brochure is set again whenever it has left the cache. */
  const reported = new LRUCache<string, true>({ max: 200 });

  async function read(brochure: Brochure) {
    const slots = Object.entries(widths) as [keyof typeof widths, PictureWidth][];
    const wanted = slots.flatMap(([slot, width]) =>
      [brochure[slot] ?? []].flat().map(({ key }) => [key, width] as const),
    );
    const found = await Promise.all(
      wanted.map(async ([key, width]) => [key, await pictures.jpeg(key, width)] as const),
    );
    return new Map(found.filter((each): each is [string, Uint8Array] => Boolean(each[1])));
  }

  return {
    async typeset(brochure, { key, client }) {
      const name = createHash("sha256").update(JSON.stringify(brochure)).digest("base64");
      if (failed.has(name)) return undefined;
      const pause = givenUp.getRemainingTTL(name);
      if (pause > 0) return Math.ceil(pause / 1000);
      try {
        const take = async () => ({ brochure, pictures: await read(brochure) });
        const { pdf, fault, missing } = await queue.make(take, { key, client: groupOf(client) });
        if (missing && !reported.has(name)) {
          reported.set(name, true);
          log.warn("a brochure was set without some characters", { brochure: key, missing });
        }
        if (fault)
          log.error("a brochure was set without some pictures or its map", {
            brochure: key,
            fault,
          });
        return pdf;
      } catch (error) {
        if (error instanceof QueueFull) return busySeconds;
        if (!(error instanceof BrochureError)) throw error;
        const hasDied = error.cause instanceof WorkerDied;
        (hasDied ? givenUp : failed).set(name, true);
        log.error(hasDied ? "a brochure was given up" : "a brochure cannot be set", {
          brochure: key,
          error: error.message,
        });
        return hasDied ? Math.ceil(pauseMs / 1000) : undefined;
      }
    },
    join: (key, client) => queue.join(key, groupOf(client)),
    close: () => queue.close(),
  };
}
