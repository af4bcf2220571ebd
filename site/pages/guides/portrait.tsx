import type { Picture } from "~/pictures/picture";
import { Photo } from "~/ui/photo";

interface PortraitProps {
  name: string;
  picture: Picture | undefined;
  /** Alternative text; empty beside the name. */
  alt: string;
  /** Layout width, as the attribute `sizes`. */
  sizes: string;
  eager?: boolean;
}

/** First letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map(
    (word) => [...(word ?? "")][0],
  );
  return letters.join("").toUpperCase();
}

/** Portrait of a guide, or initials. */
export function Portrait({ name, picture, alt, sizes, eager = false }: PortraitProps) {
  return (
    <div className="portrait">
      {picture ? (
        <Photo picture={picture} alt={alt} sizes={sizes} eager={eager} />
      ) : (
        <span aria-hidden="true">{initialsOf(name)}</span>
      )}
    </div>
  );
}
