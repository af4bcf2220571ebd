// biome-ignore-all lint/a11y/useSemanticElements: a group of pictures is no fieldset
import { useI18n } from "~/i18n/context";
import { CarouselBar } from "./carousel-bar";
import { EmptyArt } from "./empty-art";
import { Plate } from "./plate";
import { useCarousel } from "./use-carousel";

interface CarouselProps {
  pictures: readonly string[];
  /** What the pictures are of. */
  name: string;
  /** The page's first picture is fetched at once, all others when they come near. */
  eager?: boolean;
}

/** An entry's pictures in one plate: none, a single print, or a carousel (checklist D4, D5). */
export function Carousel({ pictures, name, eager = false }: CarouselProps) {
  const [first, second] = pictures;
  if (first && second) return <PictureCarousel pictures={pictures} name={name} eager={eager} />;
  return (
    <Plate>
      {first ? <Picture src={first} alt={name} eager={eager} prior={eager} /> : <EmptyArt />}
    </Plate>
  );
}

/** The W3C's carousel pattern over a scroll-snap track, which needs no script to be looked at. */
function PictureCarousel({ pictures, name, eager }: Required<CarouselProps>) {
  const { t } = useI18n();
  const total = pictures.length;
  const carousel = useCarousel(total);
  const { current, inView, refs } = carousel;
  return (
    <div
      ref={refs.root}
      className="plate carousel"
      role="group"
      aria-roledescription={t("pictures.carousel")}
      aria-label={t("pictures.of", { name })}
      {...carousel.rootEvents}
    >
      <CarouselBar carousel={carousel} total={total} />
      <div
        ref={refs.track}
        className="plate__art carousel__track"
        role="group"
        aria-label={t("pictures.show", { n: current + 1, total })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        {...carousel.trackEvents}
      >
        {pictures.map((src, at) => (
          <div
            key={src}
            className="carousel__slide"
            role="group"
            aria-roledescription={t("pictures.slide")}
            aria-label={t("pictures.show", { n: at + 1, total })}
          >
            <Picture
              src={src}
              alt={t("pictures.one", { name, n: at + 1, total })}
              // The neighbours are ready by the time they slide in.
              eager={(eager && at === 0) || (inView && Math.abs(at - current) === 1)}
              prior={eager && at === 0}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

interface PictureProps {
  src: string;
  alt: string;
  eager: boolean;
  prior: boolean;
}

function Picture({ src, alt, eager, prior }: PictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={prior ? "high" : undefined}
      decoding="async"
    />
  );
}
