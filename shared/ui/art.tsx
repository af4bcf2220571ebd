/** Output of vite-imagetools for a scene (`as=picture`). */
export interface ArtPicture {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
}

interface ArtProps {
  picture: ArtPicture;
  /** Empty if the picture is decorative. */
  alt: string;
  sizes: string;
  /** Loads at once: for the page's first large picture. Others load lazily. */
  eager?: boolean;
}

/** Picture of the design, with alternative formats and widths. */
export function Art({ picture, alt, sizes, eager = false }: ArtProps) {
  const { src, w, h } = picture.img;
  return (
    <picture>
      {Object.entries(picture.sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
        width={w}
        height={h}
        alt={alt}
        src={src}
      />
    </picture>
  );
}
