import { useEffect, useEffectEvent } from "react";
import { type GalleryOptions, useGallery } from "../pictures/use-gallery";
import { useFormContext } from "./form-context";

interface Options extends GalleryOptions {
  /** Progress message. */
  busyWith: string;
  /** A chosen file replaces the one before; if its upload fails, the save goes on with the previous picture (H7). */
  isSingle?: boolean | undefined;
}

/** Uploads of a form field that start when files are chosen. A save waits for them, and leaving the form asks first. */
export function useFormGallery({ busyWith, ...options }: Options) {
  const { isSingle } = options;
  const { beforeSave, markUnsent, setBusy } = useFormContext();
  const gallery = useGallery(options);
  const { pending, uploading } = gallery;
  const isWaiting = pending.length > 0;
  const settle = useEffectEvent(async () => {
    if (isSingle) gallery.retryAll();
    const [failed] = await gallery.waitForUploads();
    if (!failed) return undefined;
    if (!isSingle) throw new Error("Hay imágenes sin subir. Vuelve a intentarlo o quítalas.");
    const next = failed.isFinal ? "Elige otra." : "Sigue elegida para el próximo intento.";
    return `Se ha guardado sin la imagen nueva: ${failed.error}. ${next}`;
  });
  useEffect(() => beforeSave(() => settle()), [beforeSave]);
  useEffect(() => (isWaiting ? markUnsent() : undefined), [markUnsent, isWaiting]);
  useEffect(() => {
    if (!uploading) return;
    setBusy(busyWith);
    return () => setBusy(undefined);
  }, [setBusy, busyWith, uploading]);
  return gallery;
}
