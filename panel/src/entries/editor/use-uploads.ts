import { useCallback, useRef } from "react";
import { imageKey } from "#shared/pictures/image-details.ts";

/**
 * Pictures that were uploaded in this form and that no saved entry shows. Only these does a form remove: what
 * an entry has shown, its versions show, and what a crash leaves is the server's daily sweep's.
 */
export function useUploads() {
  const uploaded = useRef<string[]>([]);
  return {
    note: useCallback((address: string) => {
      uploaded.current = [...uploaded.current, address];
    }, []),
    /** What is in these is shown now. */
    keep(shown: readonly string[]) {
      uploaded.current = uploaded.current.filter((address) => !shown.includes(address));
    },
    /** Removes the others. What cannot be removed now, the sweep finds: nobody has to be told. */
    async removeRest(): Promise<void> {
      const keys = uploaded.current.map(imageKey).filter((key) => key !== undefined);
      uploaded.current = [];
      if (keys.length === 0) return;
      const { bucketOf } = await import("@panel/backend/bucket");
      for (const key of keys) {
        const [bucket = "", ...name] = key.split("/");
        await bucketOf(bucket)
          .remove([name.join("/")])
          .catch(() => {});
      }
    },
  };
}
