import { useCallback, useRef } from "react";
import { imageKey } from "#shared/pictures/image-details.ts";

/**
 * Pictures uploaded in this form that no saved entry uses. A form removes only these: older versions use the
 * others, and the server's daily sweep removes what a crash leaves behind.
 */
export function useUploads() {
  const uploaded = useRef<string[]>([]);
  return {
    record: useCallback((address: string) => {
      uploaded.current = [...uploaded.current, address];
    }, []),
    /** Drops addresses that a saved row uses. */
    markUsed(used: readonly string[]) {
      uploaded.current = uploaded.current.filter((address) => !used.includes(address));
    },
    /** Removes the rest from the storage. Failures are ignored: the daily sweep repeats the removal. */
    async removeUnused(): Promise<void> {
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
