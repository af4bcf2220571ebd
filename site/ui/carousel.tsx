// biome-ignore-all lint/a11y/useSemanticElements: a group of pictures is no fieldset
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useI18n } from "~/i18n/context";
import type { Picture } from "~/pictures/picture";
import { CarouselBar } from "./carousel-bar";
import { FramedFigure } from "./framed-figure";
import { Photo } from "./photo";
import { PicturePlaceholder } from "./picture-placeholder";
import { useCarousel } from "./use-carousel";

interface CarouselProps {
  pictures: readonly Picture[];
  /** Accessible name of the carousel. */
  name: string;
  /** Layout width, as the attribute `sizes`. */
  sizes: string;
  /** Load the first picture immediately, with high priority. */
  eager?: boolean;
  /** Link target of the pictures. */
  href?: string;
}

/** An entry's pictures: a placeholder, one picture, or a carousel (D4, D5). */
export function Carousel(props: CarouselProps) {
  const { pictures, name, sizes, eager = false, href } = props;
  const [first, second] = pictures;
  if (first && second) return <PictureCarousel {...props} eager={eager} />;
  return (
    <FramedFigure>
      {first ? (
        <PictureLink href={href}>
          <Photo picture={first} alt={first.alt ?? name} sizes={sizes} priority={eager} />
        </PictureLink>
      ) : (
        <PicturePlaceholder />
      )}
    </FramedFigure>
  );
}

/** Not focusable: the entry's title links to the same page. */
function PictureLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return children;
  return (
    <Link to={href} tabIndex={-1} draggable={false}>
      {children}
    </Link>
  );
}

/** W3C carousel pattern on a scroll-snap track, which works without JavaScript. */
function PictureCarousel({ pictures, name, sizes, eager, href }: CarouselProps) {
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
        {pictures.map((picture, at) => (
          <div
            key={picture.src}
            className="carousel__slide"
            role="group"
            aria-roledescription={t("pictures.slide")}
            aria-label={t("pictures.show", { n: at + 1, total })}
          >
            <PictureLink href={href}>
              <Photo
                picture={picture}
                alt={picture.alt ?? t("pictures.one", { name, n: at + 1, total })}
                sizes={sizes}
                // Preload the neighbours.
                eager={inView && Math.abs(at - current) === 1}
                priority={Boolean(eager) && at === 0}
              />
            </PictureLink>
          </div>
        ))}
      </div>
    </div>
  );
}
