import { imageKey } from "#shared/pictures/image-details.ts";
import type { AppContext } from "~/context";
import type { KnownPictures } from "./picture-list";

/** Metadata of all pictures of a page. Empty if reading fails. */
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
