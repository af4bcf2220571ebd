import type { CSSProperties } from "react";
import { type Picture, pictureSet } from "~/pictures/picture";

interface PhotoProps {
  picture: Picture;
  /** What it says to those who do not see it. */
  alt: string;
  /** The width that it takes in the layout, as the attribute `sizes`. */
  sizes: string;
  /** Fetched at once; all others when they come near. */
  eager?: boolean;
  /** The page's first large picture: fetched before all else. */
  priority?: boolean;
}

/**
 * An uploaded picture in the width and format that suit the screen, its colours there before it is. Where the
 * browser makes it, attributes are set in their order: some begin to fetch at `src`, whatever follows it.
 */
export function Photo({ picture, alt, sizes, eager = false, priority = false }: PhotoProps) {
  const { src, sized, width, height, tint, at, lang } = picture;
  return (
    <img
      loading={eager || priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      width={width}
      height={height}
      alt={alt}
      lang={alt === picture.alt ? lang : undefined}
      style={{ "--at": at, background: tint } as CSSProperties}
      sizes={sizes}
      srcSet={pictureSet(picture)}
      src={sized ? `${sized}800` : src}
    />
  );
}
