import { Icon } from "@panel/ui/icon";
import type { ContentType } from "#content/index.ts";
import { thumbnail } from "#shared/pictures/sized.ts";

/** Thumbnail of an entry's first picture, or the icon of its type. */
export function Cover({ address, type }: { address: string | undefined; type: ContentType }) {
  if (!address) {
    return (
      <span className="rows__blank">
        <Icon name={type.admin.icon} />
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
