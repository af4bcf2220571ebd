/** What vite-imagetools makes of a scene (`as=picture`). */
export interface ArtPicture {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
}

interface ArtProps {
  picture: ArtPicture;
  /** Empty when the picture says nothing that the text does not. */
  alt: string;
  sizes: string;
  /** The page's first large picture is fetched at once, all others when they come near. */
  eager?: boolean;
}

/** A picture of the design itself, in the formats and widths that the browser may choose from. */
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
