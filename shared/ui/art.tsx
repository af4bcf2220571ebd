/** Output of vite-imagetools for a scene (`as=picture`), or a stored picture, whose format the server chooses. */
export interface ArtPicture {
  sources: Record<string, string>;
  img: {
    src: string;
    srcSet?: string | undefined;
    /** Pixels; unknown for some stored pictures. */
    w: number | undefined;
    h: number | undefined;
  };
}

interface ArtProps {
  picture: ArtPicture;
  /** Empty if the picture is decorative. */
  alt: string;
  /** Language of `alt`, if it is not the page's. */
  lang?: string | undefined;
  sizes: string;
  /** Loads at once: for the page's first large picture. Others load lazily. */
  eager?: boolean;
}

/** Picture of the design, or one in its place, with alternative formats and widths. */
export function Art({ picture, alt, lang, sizes, eager = false }: ArtProps) {
  const { src, srcSet, w, h } = picture.img;
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
        lang={lang}
        sizes={srcSet && sizes}
        srcSet={srcSet}
        src={src}
      />
    </picture>
  );
}
