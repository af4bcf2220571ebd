import { regainSession } from "@panel/auth/regain-session";
import { maxPictureBytes, pictureTypes, UploadError, uploadPicture } from "@panel/backend/upload";
import { toast } from "@panel/ui/toaster";
import { useEffect, useRef, useState } from "react";
import type { Bucket } from "#content/define.ts";

/** A picture on its way up, or one that did not get there. */
export interface PendingUpload {
  key: number;
  file: File;
  /** A local address of its picture. */
  preview: string;
  /** From 0 to 1. */
  share: number;
  /** Why it failed. */
  error?: string;
  /** Trying again would end the same way: the file itself is not acceptable. */
  isFinal?: boolean;
}

interface Options {
  bucket: Bucket;
  /** Called with the public address as each upload is done, in the order of the choice; always the same. */
  onUploaded: (address: string) => void;
}

let lastKey = 0;

/** Uploads pictures one after another, as slow lines like it, and tells how each is doing (H10). */
export function useGallery({ bucket, onUploaded }: Options) {
  const [pending, setPending] = useState<PendingUpload[]>([]);
  const queue = useRef(Promise.resolve());
  const gone = useRef(new AbortController());
  const cancelled = useRef(new Set<number>());

  useEffect(() => {
    gone.current = new AbortController();
    return () => gone.current.abort();
  }, []);

  const change = (key: number, part: Partial<PendingUpload>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: number) => setPending((all) => all.filter((one) => one.key !== key));

  async function upload({ key, file, preview }: PendingUpload): Promise<boolean> {
    const { signal } = gone.current;
    if (signal.aborted || cancelled.current.has(key)) return false;
    try {
      const onProgress = (share: number) => change(key, { share });
      const attempt = () => uploadPicture({ bucket, file, onProgress, signal });
      const address = await attempt().catch(async (error) => {
        if (isSignedOut(error) && (await regainSession())) return attempt();
        throw error;
      });
      URL.revokeObjectURL(preview);
      drop(key);
      onUploaded(address);
      return true;
    } catch (error) {
      if (!signal.aborted) {
        const { status, message } =
          error instanceof UploadError ? error : new UploadError(0, String(error));
        const isFinal = status === 413 || status === 415;
        change(key, { share: 0, error: whyRefused(status, message), isFinal });
      }
      return false;
    }
  }

  function start(batch: PendingUpload[]) {
    const job = queue.current.then(async () => {
      let done = 0;
      for (const one of batch) if (await upload(one)) done += 1;
      if (gone.current.signal.aborted) return;
      const failed = batch.filter(({ key }) => !cancelled.current.has(key)).length - done;
      if (done > 0) toast({ title: `${done} imagen(es) subida(s) correctamente`, text: "" });
      if (failed > 0) {
        toast({
          kind: "error",
          title: "Error al subir imágenes",
          text: "Por favor intenta de nuevo.",
        });
      }
    });
    queue.current = job;
  }

  return {
    pending,
    uploading: pending.some(({ error }) => !error),
    add(files: Iterable<File>) {
      const batch = [...files].filter(isAcceptable).map((file) => {
        lastKey += 1;
        return { key: lastKey, file, preview: URL.createObjectURL(file), share: 0 };
      });
      if (batch.length === 0) return;
      setPending((all) => [...all, ...batch]);
      start(batch);
    },
    retry(one: PendingUpload) {
      change(one.key, { error: undefined });
      start([one]);
    },
    cancel({ key, preview }: PendingUpload) {
      cancelled.current.add(key);
      URL.revokeObjectURL(preview);
      drop(key);
    },
    /** Holds what resolves once nothing is under way any more. */
    queue,
  };
}

/** Skips a file that the server would refuse, and says why. */
export function isAcceptable(file: File): boolean {
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

function whyRefused(status: number, message: string): string {
  if (status === 0) return "se cortó la conexión";
  if (status === 413) return "excede el tamaño máximo de 5MB";
  if (status === 415 && /pixel limit/.test(message)) return "mide más de 64 megapíxeles";
  if (status === 415) return "no es una imagen válida";
  if (status === 401 || status === 403) return "tu sesión ha terminado";
  return "el servidor no pudo guardarla";
}
