import { regainSession } from "@panel/auth/regain-session";
import { toUploadError, UploadError, uploadPicture } from "@panel/backend/upload";
import { closableToast, toast } from "@panel/ui/toaster";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Bucket } from "#content/define.ts";
import { setAlwaysReduce, useAlwaysReduce } from "./always-reduce";
import { oversize, refusalOf, refusedText, uploadFailureText } from "./check-file";

/** A pending or failed upload. */
export interface PendingUpload {
  key: number;
  file: File;
  /** Blob URL. */
  preview: string;
  /** Over the limit: reduced before it is sent. */
  mustReduce: boolean;
  /** Progress from 0 to 1. */
  share: number;
  /** Reason of the failure, in Spanish. */
  error?: string;
  /** The server rejected the file itself: a retry cannot succeed. */
  isFinal?: boolean;
  /** Aborted when the picture is removed or the form unmounts. */
  controller: AbortController;
}

/** A chosen file that is not uploaded. */
export interface RefusedFile {
  key: number;
  name: string;
  file: File;
  /** In Spanish, to follow the name. */
  reason: string;
}

export interface GalleryOptions {
  bucket: Bucket;
  /**
   * Called with the public address after each upload, and with the addresses of uploaded files that were
   * chosen after this one. A stable callback.
   */
  onUploaded: (address: string, later: readonly string[]) => void;
  /** Places for further pictures; unlimited if undefined. */
  room?: { free: number; max: number } | undefined;
  /** A chosen file replaces the one before. */
  isSingle?: boolean | undefined;
}

let lastKey = 0;

/** Uploads pictures sequentially, which suits slow connections, and reports the progress of each (H10). */
export function useGallery({ bucket, onUploaded, room, isSingle = false }: GalleryOptions) {
  const [pending, setPending] = useState<PendingUpload[]>([]);
  /** Latest list, for async code. */
  const latest = useRef(pending);
  /** Latest room: an offer to reduce is accepted seconds later. */
  const latestRoom = useRef(room);
  useEffect(() => {
    latestRoom.current = room;
  });
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  /** All chosen files in their order, with the addresses of those that are uploaded. */
  const order = useRef<{ key: number; address?: string }[]>([]);
  const queue = useRef(Promise.resolve());
  /** Number of uploads that ended without a picture and without staying in the list, and the last reason. */
  const interruption = useRef({ count: 0, reason: "" });
  const interrupt = (reason: string) => {
    interruption.current = { count: interruption.current.count + 1, reason };
  };
  /** Closes the toasts whose buttons act on this gallery. */
  const closeToasts = useRef(new Set<() => void>());

  const put = (next: PendingUpload[]) => {
    latest.current = next;
    setPending(next);
  };
  const change = (key: number, part: Partial<PendingUpload>) =>
    put(latest.current.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = ({ key, preview }: PendingUpload) => {
    URL.revokeObjectURL(preview);
    put(latest.current.filter((one) => one.key !== key));
  };
  const abandon = (one: PendingUpload) => {
    one.controller.abort();
    drop(one);
  };
  useEffect(() => {
    const toasts = closeToasts.current;
    return () => {
      for (const close of toasts) close();
      for (const { controller, preview } of latest.current) {
        controller.abort();
        URL.revokeObjectURL(preview);
      }
    };
  }, []);

  /** @returns whether it was stored; undefined if it was removed */
  async function upload(one: PendingUpload): Promise<boolean | undefined> {
    const { key, controller } = one;
    const { signal } = controller;
    let { file } = one;
    if (signal.aborted) return undefined;
    if (one.mustReduce) {
      const reduced = await reduce(file);
      if (signal.aborted) return undefined;
      if (!reduced) {
        drop(one);
        interrupt("Una imagen no se pudo reducir. Vuelve a guardar para seguir sin ella.");
        const reason = `${oversize} y no se pudo reducir`;
        setRefused((before) => [...before, { key, name: file.name, file, reason }]);
        toast({
          kind: "error",
          title: "Error",
          text: `${refusedText([{ name: file.name, reason: oversize }])} No se pudo reducir.`,
        });
        return undefined;
      }
      file = reduced;
      change(key, { file, mustReduce: false });
    }
    try {
      const onProgress = (share: number) => change(key, { share });
      const attempt = () => uploadPicture({ bucket, file, onProgress, signal });
      const address = await attempt().catch(async (error) => {
        if (isSignedOut(error) && (await regainSession(signal))) return attempt();
        throw error;
      });
      if (signal.aborted) return undefined;
      drop(one);
      const at = order.current.findIndex((chosen) => chosen.key === key);
      order.current[at] = { key, address };
      const later = order.current.slice(at + 1).flatMap((chosen) => chosen.address ?? []);
      onUploaded(address, later);
      return true;
    } catch (error) {
      if (signal.aborted) return undefined;
      const { status, message } = toUploadError(error);
      const isFinal = status === 413 || status === 415;
      change(key, { share: 0, error: uploadFailureText(status, message), isFinal });
      return false;
    }
  }

  function start(batch: PendingUpload[]) {
    queue.current = queue.current.then(async () => {
      let done = 0;
      let failed = 0;
      for (const one of batch) {
        const arrived = await upload(one);
        if (arrived) done += 1;
        else if (arrived === false) failed += 1;
      }
      if (done > 0 && !isSingle)
        toast({ title: `${done} imagen(es) subida(s) correctamente`, text: "" });
      if (failed > 0) {
        toast({ kind: "error", ...(isSingle ? failedPicture : failedPictures) });
      }
    });
  }

  function retry(one: PendingUpload) {
    change(one.key, { error: undefined });
    start([one]);
  }

  /** Names files over the limit, and offers to reduce them. */
  function offerReduction(skipped: readonly RefusedFile[]) {
    if (skipped.length === 0) return;
    const reduceAll = () => {
      setRefused((before) => before.filter(({ key }) => skipped.every((one) => one.key !== key)));
      add(
        skipped.map(({ file }) => file),
        true,
      );
    };
    const close = closableToast({
      kind: "error",
      title: "Error",
      text: refusedText(skipped),
      actions: [
        { label: "Reducir y subir", onPress: reduceAll },
        {
          label: "Reducir siempre en este dispositivo",
          onPress() {
            setAlwaysReduce(true);
            reduceAll();
          },
        },
      ],
    });
    closeToasts.current.add(close);
  }

  function add(files: Iterable<File>, shouldReduce = useAlwaysReduce.getState()) {
    const room = latestRoom.current;
    let free = room ? room.free - latest.current.length : Number.POSITIVE_INFINITY;
    const skipped: RefusedFile[] = [];
    const batch: PendingUpload[] = [];
    for (const file of isSingle ? [...files].slice(0, 1) : files) {
      lastKey += 1;
      const key = lastKey;
      const refusal = refusalOf(file);
      const mustReduce = shouldReduce && refusal === oversize;
      const reason =
        (mustReduce ? undefined : refusal) ?? (free < 1 && `no cabe: como máximo ${room?.max}`);
      if (reason) {
        skipped.push({ key, name: file.name, file, reason });
        continue;
      }
      free -= 1;
      const preview = URL.createObjectURL(file);
      batch.push({ key, file, preview, mustReduce, share: 0, controller: new AbortController() });
    }
    setRefused(skipped);
    const others = skipped.filter(({ reason }) => reason !== oversize);
    if (others.length > 0) toast({ kind: "error", title: "Error", text: refusedText(others) });
    offerReduction(skipped.filter(({ reason }) => reason === oversize));
    if (batch.length === 0) return;
    if (isSingle) for (const one of latest.current) abandon(one);
    order.current.push(...batch.map(({ key }) => ({ key })));
    put([...latest.current, ...batch]);
    start(batch);
  }

  return {
    pending,
    uploading: pending.some(({ error }) => !error),
    /** Skipped files of the last choice. */
    refused,
    dismissRefused: () => setRefused([]),
    /** Skipped files are named. */
    add: (files: Iterable<File>) => add(files),
    retry,
    /** Drops an upload, with a save that waits for it. */
    cancel(one: PendingUpload) {
      interrupt("Has cancelado una subida. Vuelve a guardar para seguir sin ella.");
      abandon(one);
    },
    /** Starts those uploads again that have failed for a reason that may have passed. */
    retryAll() {
      for (const one of latest.current) if (one.error && !one.isFinal) retry(one);
    },
    /**
     * Waits for all uploads.
     * @returns those that have failed
     * @throws {Error} if one was cancelled or could not be reduced meanwhile
     */
    waitForUploads: useCallback(async (): Promise<PendingUpload[]> => {
      const before = interruption.current.count;
      let last: Promise<void>;
      do {
        last = queue.current;
        await last;
      } while (last !== queue.current);
      const { count, reason } = interruption.current;
      if (count > before) throw new Error(reason);
      return latest.current;
    }, []),
  };
}

/** Loaded when it is needed. */
async function reduce(file: File): Promise<File | undefined> {
  try {
    const { shrink } = await import("./shrink");
    return await shrink(file);
  } catch {
    return undefined;
  }
}

/** Progress of an upload, to follow its name. */
export const progressWords = ({ mustReduce, share }: PendingUpload): string =>
  mustReduce ? ": reduciendo..." : `, ${Math.round(share * 100)} %`;

const failedPictures = { title: "Error al subir imágenes", text: "Por favor intenta de nuevo." };
const failedPicture = {
  title: "Error al subir imagen",
  text: "No se pudo subir la imagen. Intenta de nuevo.",
};

function isSignedOut(error: unknown): boolean {
  return error instanceof UploadError && (error.status === 401 || error.status === 403);
}
