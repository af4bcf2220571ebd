import { useEffect } from "react";
import type { Bucket } from "#content/define.ts";
import { useGallery } from "../pictures/use-gallery";
import { useFormContext } from "./form-context";

/**
 * Uploads of a form field that start when files are chosen. A save waits for them, and leaving the form asks
 * first.
 * @param busyWith progress message
 * @param onUploaded stable callback
 */
export function useFormGallery(
  bucket: Bucket,
  busyWith: string,
  onUploaded: (address: string) => void,
) {
  const { beforeSave, markUnsent, setBusy } = useFormContext();
  const gallery = useGallery({ bucket, onUploaded });
  const { pending, waitForUploads, uploading } = gallery;
  const isWaiting = pending.length > 0;
  useEffect(
    () =>
      beforeSave(async () => {
        await waitForUploads();
        return undefined;
      }),
    [beforeSave, waitForUploads],
  );
  useEffect(() => (isWaiting ? markUnsent() : undefined), [markUnsent, isWaiting]);
  useEffect(() => {
    if (!uploading) return;
    setBusy(busyWith);
    return () => setBusy(undefined);
  }, [setBusy, busyWith, uploading]);
  return gallery;
}
