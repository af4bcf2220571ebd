import { imageKey } from "#shared/pictures/image-details.ts";
import type { AppContext } from "~/context";
import type { KnownPictures } from "./picture-list";

/** Metadata of all pictures of a page, undefined for those that are gone. Empty if reading fails. */
export async function lookUpPictures(
  { pictures, log }: Pick<AppContext, "pictures" | "log">,
  addresses: readonly (string | null)[],
): Promise<KnownPictures> {
  const keys = addresses.flatMap((address) => (address && imageKey(address)) || []);
  try {
    const stored = await pictures.lookUp(keys);
    return new Map(keys.map((key) => [key, stored.get(key)]));
  } catch (error) {
    log.error("pictures not looked up", { error: String(error) });
    return new Map();
  }
}
