import { Icon } from "@panel/ui/icon";
import { thumbnail } from "#shared/pictures/sized.ts";

/** Thumbnail of an entry's first picture, or a placeholder. */
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
