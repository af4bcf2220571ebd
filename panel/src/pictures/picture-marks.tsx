import { marksOf } from "./picture-words";
import type { Picture } from "./read-library";

/** Badges of an unused picture or of missing texts; nothing if there are none. */
export function PictureMarks({ picture }: { picture: Picture }) {
  const marks = marksOf(picture);
  if (marks.length === 0) return null;
  const tone = picture.state === "used" ? "badge badge--warn" : "badge badge--line";
  return (
    <span className="badges">
      {marks.map((mark) => (
        <span className={tone} key={mark}>
          {mark}
        </span>
      ))}
    </span>
  );
}
