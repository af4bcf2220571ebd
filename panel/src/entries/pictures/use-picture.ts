import { regainSession } from "@panel/auth/regain-session";
import { UploadError, uploadPicture } from "@panel/backend/upload";
import { toast } from "@panel/ui/toaster";
import { useGone } from "@panel/ui/use-gone";
import { useEffect, useRef, useState } from "react";
import type { Bucket } from "#content/define.ts";
import { isAcceptable } from "./use-gallery";

/** A picture that was chosen and is still on this machine. */
export interface ChosenPicture {
  file: File;
  /** A local address of its picture. */
  preview: string;
}

/** One picture that goes up when its entry is saved, and not before (H7). */
export function usePicture(bucket: Bucket) {
  const [chosen, setChosen] = useState<ChosenPicture>();
  /** From 0 to 1 while it goes up. */
  const [share, setShare] = useState<number>();
  const now = useRef(chosen);
  const gone = useGone();

  useEffect(() => () => void (now.current && URL.revokeObjectURL(now.current.preview)), []);

  function change(next: ChosenPicture | undefined) {
    if (now.current) URL.revokeObjectURL(now.current.preview);
    now.current = next;
    setChosen(next);
  }

  async function send(file: File): Promise<string> {
    const { signal } = gone.current;
    const attempt = () => uploadPicture({ bucket, file, onProgress: setShare, signal });
    try {
      return await attempt();
    } catch (error) {
      const status = error instanceof UploadError ? error.status : 0;
      // Signing in again saves the picture too, not only the texts.
      if ((status === 401 || status === 403) && (await regainSession(signal))) return attempt();
      throw error;
    }
  }

  return {
    chosen,
    share,
    /** @returns whether it was taken; the administrator was told why not */
    choose(file: File): boolean {
      if (!isAcceptable(file)) return false;
      change({ file, preview: URL.createObjectURL(file) });
      return true;
    },
    drop: () => change(undefined),
    /**
     * Uploads what was chosen.
     * @returns its address; undefined when there is none or it failed, which was told (H7)
     * @throws {UploadError} when the form is left meanwhile
     */
    async upload(): Promise<string | undefined> {
      const sent = now.current;
      if (!sent) return undefined;
      setShare(0);
      try {
        const address = await send(sent.file);
        change(undefined);
        return address;
      } catch (error) {
        // Whoever left the form without saving does not want the rest of it saved either.
        if (gone.current.signal.aborted) throw error;
        const text = "No se pudo subir la imagen. Intenta de nuevo.";
        toast({ kind: "error", title: "Error al subir imagen", text });
        return undefined;
      } finally {
        setShare(undefined);
      }
    },
  };
}
