import type { CSSProperties } from "react";
import { type Picture, pictureSet } from "~/pictures/picture";

interface PhotoProps {
  picture: Picture;
  /** Alternative text. */
  alt: string;
  /** Layout width, as the attribute `sizes`. */
  sizes: string;
  /** Load immediately; otherwise lazily. */
  eager?: boolean;
  /** Load with high priority; for the first large picture of the page. */
  priority?: boolean;
}

/**
 * Responsive picture with a background tint. Attribute order matters in client rendering: some
 * browsers start to fetch at `src`.
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
