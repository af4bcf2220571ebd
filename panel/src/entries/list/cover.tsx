import { Icon } from "@panel/ui/icon";
import { thumbnail } from "#shared/pictures/sized.ts";

/** The first picture of an entry, small; where it has none, that one could be uploaded. */
export function Cover({ address }: { address: string | undefined }) {
  if (!address) {
    return (
      <span className="rows__blank">
        <Icon name="upload" />
      </span>
    );
  }
  return (
    <img
      loading="lazy"
      decoding="async"
      width="96"
      height="64"
      alt=""
      src={thumbnail(address, 320)}
    />
  );
}
