import { regainSession } from "@panel/auth/regain-session";
import { toUploadError, UploadError, uploadPicture } from "@panel/backend/upload";
import { toast } from "@panel/ui/toaster";
import { useUnmountSignal } from "@panel/ui/use-unmount-signal";
import { useEffect, useRef, useState } from "react";
import type { Bucket } from "#content/define.ts";
import { isAcceptable, uploadFailureText } from "./use-gallery";

/** A chosen picture that is not uploaded yet. */
export interface ChosenPicture {
  file: File;
  /** Blob URL. */
  preview: string;
}

/** A single picture that is uploaded when its entry is saved (H7). */
export function usePicture(bucket: Bucket) {
  const [chosen, setChosen] = useState<ChosenPicture>();
  /** Upload progress from 0 to 1. */
  const [share, setShare] = useState<number>();
  const latest = useRef(chosen);
  const unmounted = useUnmountSignal();
  const cancelled = useRef<AbortController>(undefined);

  useEffect(() => () => void (latest.current && URL.revokeObjectURL(latest.current.preview)), []);

  function change(next: ChosenPicture | undefined) {
    if (latest.current) URL.revokeObjectURL(latest.current.preview);
    latest.current = next;
    setChosen(next);
  }

  async function send(file: File, signal: AbortSignal): Promise<string> {
    const attempt = () => uploadPicture({ bucket, file, onProgress: setShare, signal });
    try {
      return await attempt();
    } catch (error) {
      const status = error instanceof UploadError ? error.status : 0;
      // After signing in again, repeat the upload too, not only the save.
      if ((status === 401 || status === 403) && (await regainSession(signal))) return attempt();
      throw error;
    }
  }

  return {
    chosen,
    share,
    /** @returns false if it was refused, which a toast explains */
    choose(file: File): boolean {
      if (!isAcceptable(file)) return false;
      change({ file, preview: URL.createObjectURL(file) });
      return true;
    },
    drop: () => change(undefined),
    /** Cancels the upload and the save. The picture stays chosen. */
    cancel: () => cancelled.current?.abort(),
    /**
     * Uploads the chosen picture. After a failure, which a toast reports, it stays chosen (H7).
     * @returns its address or the reason of the failure; undefined if no picture is chosen
     * @throws {Error} if the upload was cancelled or the form unmounted, which cancels the save
     */
    async upload(): Promise<{ address: string } | { reason: string } | undefined> {
      const sent = latest.current;
      if (!sent) return undefined;
      setShare(0);
      cancelled.current = new AbortController();
      const { signal } = cancelled.current;
      try {
        const address = await send(sent.file, AbortSignal.any([unmounted.current.signal, signal]));
        change(undefined);
        return { address };
      } catch (error) {
        if (unmounted.current.signal.aborted) throw error;
        if (signal.aborted)
          throw new Error("No se pudo subir la imagen: se canceló. Sigue elegida.");
        const text = "No se pudo subir la imagen. Intenta de nuevo.";
        toast({ kind: "error", title: "Error al subir imagen", text });
        const { status, message } = toUploadError(error);
        const reason = uploadFailureText(status, message);
        return {
          reason: `Se ha guardado sin la imagen nueva: ${reason}. Sigue elegida para el próximo intento.`,
        };
      } finally {
        setShare(undefined);
      }
    },
  };
}
