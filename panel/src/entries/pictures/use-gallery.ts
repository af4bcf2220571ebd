import { regainSession } from "@panel/auth/regain-session";
import {
  maxPictureBytes,
  pictureTypes,
  stalled,
  toUploadError,
  UploadError,
  uploadPicture,
} from "@panel/backend/upload";
import { toast } from "@panel/ui/toaster";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Bucket } from "#content/define.ts";

/** A pending or failed upload. */
export interface PendingUpload {
  key: number;
  file: File;
  /** Blob URL. */
  preview: string;
  /** Progress from 0 to 1. */
  share: number;
  /** Reason of the failure, in Spanish. */
  error?: string;
  /** The server rejected the file itself: a retry cannot succeed. */
  isFinal?: boolean;
  /** Aborted when the picture is removed or the form unmounts. */
  controller: AbortController;
}

interface Options {
  bucket: Bucket;
  /** Called with the public address after each upload, in the order of the files. A stable callback. */
  onUploaded: (address: string) => void;
  /** A chosen file replaces the one before. */
  isSingle?: boolean | undefined;
}

let lastKey = 0;

/** Uploads pictures sequentially, which suits slow connections, and reports the progress of each (H10). */
export function useGallery({ bucket, onUploaded, isSingle = false }: Options) {
  const [pending, setPending] = useState<PendingUpload[]>([]);
  /** Latest list, for async code. */
  const latest = useRef(pending);
  const queue = useRef(Promise.resolve());
  const cancelled = useRef(0);

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
    return () => {
      for (const { controller, preview } of latest.current) {
        controller.abort();
        URL.revokeObjectURL(preview);
      }
    };
  }, []);

  /** @returns whether it was stored; undefined if it was removed */
  async function upload(one: PendingUpload): Promise<boolean | undefined> {
    const { key, file, controller } = one;
    const { signal } = controller;
    if (signal.aborted) return undefined;
    try {
      const onProgress = (share: number) => change(key, { share });
      const attempt = () => uploadPicture({ bucket, file, onProgress, signal });
      const address = await attempt().catch(async (error) => {
        if (isSignedOut(error) && (await regainSession(signal))) return attempt();
        throw error;
      });
      if (signal.aborted) return undefined;
      drop(one);
      onUploaded(address);
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

  return {
    pending,
    uploading: pending.some(({ error }) => !error),
    add(files: Iterable<File>) {
      const all = [...files].filter(isAcceptable);
      const batch = (isSingle ? all.slice(0, 1) : all).map((file) => {
        lastKey += 1;
        const preview = URL.createObjectURL(file);
        return { key: lastKey, file, preview, share: 0, controller: new AbortController() };
      });
      if (batch.length === 0) return;
      if (isSingle) for (const one of latest.current) abandon(one);
      put([...latest.current, ...batch]);
      start(batch);
    },
    retry,
    /** Drops an upload, with a save that waits for it. */
    cancel(one: PendingUpload) {
      cancelled.current += 1;
      abandon(one);
    },
    /** Starts those uploads again that have failed for a reason that may have passed. */
    retryAll() {
      for (const one of latest.current) if (one.error && !one.isFinal) retry(one);
    },
    /**
     * Waits for all uploads.
     * @returns those that have failed
     * @throws {Error} if one was cancelled meanwhile
     */
    waitForUploads: useCallback(async (): Promise<PendingUpload[]> => {
      const before = cancelled.current;
      let last: Promise<void>;
      do {
        last = queue.current;
        await last;
      } while (last !== queue.current);
      if (cancelled.current > before)
        throw new Error("Has cancelado una subida. Vuelve a guardar para seguir sin ella.");
      return latest.current;
    }, []),
  };
}

const failedPictures = { title: "Error al subir imágenes", text: "Por favor intenta de nuevo." };
const failedPicture = {
  title: "Error al subir imagen",
  text: "No se pudo subir la imagen. Intenta de nuevo.",
};

/** Checks type and size, and explains a refusal in a toast. */
function isAcceptable(file: File): boolean {
  if (!pictureTypes.includes(file.type)) {
    toast({ kind: "error", title: "Error", text: `${file.name} no es JPEG, PNG ni WEBP.` });
    return false;
  }
  if (file.size > maxPictureBytes) {
    const text = `${file.name} excede el tamaño máximo de 5MB.`;
    toast({ kind: "error", title: "Error", text });
    return false;
  }
  return true;
}

function isSignedOut(error: unknown): boolean {
  return error instanceof UploadError && (error.status === 401 || error.status === 403);
}

/** Reason of a failed upload, to follow a colon. */
function uploadFailureText(status: number, message: string): string {
  if (message === stalled) return "no avanza: comprueba la conexión";
  if (status === 0) return "se cortó la conexión";
  if (status === 413) return "excede el tamaño máximo de 5MB";
  if (status === 415 && /pixel limit/.test(message)) return "mide más de 64 megapíxeles";
  if (status === 415) return "no es una imagen válida";
  if (status === 401 || status === 403) return "tu sesión ha terminado";
  return "el servidor no pudo guardarla";
}
