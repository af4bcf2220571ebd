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

/** Typesets brochures. */
export interface Brochures {
  /**
   * @param turn.client address of the client
   * @param turn.key key for {@link join}
   * @returns a PDF; or the seconds after which to retry, undefined if the brochure cannot be typeset at
   * all.
   * @throws if its pictures cannot be read at the moment.
   */
  typeset(
    brochure: Brochure,
    turn: { client: string | undefined; key: string },
  ): Promise<Uint8Array | number | undefined>;
  /** Registers another client that waits for the brochure. */
  join(key: string, client: string): void;
  close(): Promise<void>;
}

/** Picture widths in pixels: for 174 and 166 mm, and two for 80 mm each. */
const widths = { cover: 1440, vista: 1080, pair: 640, back: 1080 } as const;

/** Retry delay if the queue is full. */
const busySeconds = 10;

interface Options {
  pictures: Pick<PagePictures, "jpeg">;
  log: Pick<Logger, "error" | "warn">;
  queue?: BrochureQueue;
  /** Pause before a brochure is tried again whose process died or timed out. */
  pauseMs?: number;
}

/** Groups addresses by connection. Unknown clients share a group. */
const groupOf = (client: string | undefined) => (client ? addressGroup(client) : "unknown");

/** @throws {StartError} if the installation lacks a file for brochures. */
export function createBrochures({
  pictures,
  log,
  queue = new BrochureQueue(),
  pauseMs = 300_000,
}: Options): Brochures {
  /** Failed brochures are not tried again, so that they cannot occupy the process. */
  const failed = new LRUCache<string, true>({ max: 200 });
  /**
   * Brochures whose process died or timed out: the machine may be the cause, so they are tried again after
   * the pause.
   */
  const givenUp = new LRUCache<string, true>({ max: 200, ttl: pauseMs });

  /** Logged warnings: a brochure is typeset again whenever it has left the cache. */
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
