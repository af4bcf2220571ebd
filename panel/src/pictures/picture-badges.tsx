import { badgesOf } from "./picture-words";
import type { Picture } from "./read-library";

/** Badges of an unused picture or of missing texts; nothing if there are none. */
export function PictureBadges({ picture }: { picture: Picture }) {
  const labels = badgesOf(picture);
  if (labels.length === 0) return null;
  const tone = picture.state === "used" ? "badge badge--warn" : "badge badge--line";
  return (
    <span className="badges">
      {labels.map((label) => (
        <span className={tone} key={label}>
          {label}
        </span>
      ))}
    </span>
  );
}
