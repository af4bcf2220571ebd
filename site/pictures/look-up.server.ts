import { imageKey } from "#shared/pictures/image-details.ts";
import type { AppContext } from "~/context";
import type { KnownPictures } from "./picture-list";

/** What is known of all pictures of a page, at once. Nothing, when it cannot be read: pages do without. */
export async function lookUpPictures(
  { pictures, log }: Pick<AppContext, "pictures" | "log">,
  addresses: readonly (string | null)[],
): Promise<KnownPictures> {
  const keys = addresses.flatMap((address) => (address && imageKey(address)) || []);
  return pictures.lookUp(keys).catch((error: unknown) => {
    log.error("pictures not looked up", { error: String(error) });
    return new Map();
  });
}
