import { useEffect } from "react";
import type { Bucket } from "#content/define.ts";
import { useGallery } from "../pictures/use-gallery";
import { useFormContext } from "./form-context";

/**
 * Pictures that go up as soon as a field of a form is given them. The form is not saved before they are there, and
 * not left for another page without a question.
 * @param busyWith what is said meanwhile
 * @param onUploaded always the same
 */
export function useFormGallery(
  bucket: Bucket,
  busyWith: string,
  onUploaded: (address: string) => void,
) {
  const { beforeSave, noteUpload, noteUnsent, setBusy } = useFormContext();
  const gallery = useGallery({ bucket, noteUpload, onUploaded });
  const { pending, settled, uploading } = gallery;
  const isWaiting = pending.length > 0;
  useEffect(
    () =>
      beforeSave(async () => {
        await settled();
        return undefined;
      }),
    [beforeSave, settled],
  );
  useEffect(() => (isWaiting ? noteUnsent() : undefined), [noteUnsent, isWaiting]);
  useEffect(() => {
    if (!uploading) return;
    setBusy(busyWith);
    return () => setBusy(undefined);
  }, [setBusy, busyWith, uploading]);
  return gallery;
}
