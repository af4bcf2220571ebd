import { Icon } from "#shared/ui/icon.tsx";
import { useI18n } from "~/i18n/context";
import type { useCarousel } from "./use-carousel";

/** More buttons would be too narrow for phones. */
const maximumBars = 5;

interface CarouselBarProps {
  carousel: ReturnType<typeof useCarousel>;
  total: number;
}

/**
 * Carousel controls below the picture. First in the document, with the pause button first, so that
 * keyboard users can stop the movement.
 */
export function CarouselBar({ carousel, total }: CarouselBarProps) {
  const { t } = useI18n();
  const { current, playing, refs, show, togglePlaying } = carousel;
  return (
    <div className="carousel__bar needs-script">
      <div className="carousel__ctl">
        <button
          ref={refs.toggle}
          className="tool"
          type="button"
          aria-label={t(playing ? "pictures.pause" : "pictures.play")}
          onClick={togglePlaying}
        >
          <Icon name={playing ? "pause" : "play"} />
        </button>
        <button
          className="tool"
          type="button"
          aria-label={t("pictures.previous")}
          onClick={() => show(current - 1)}
        >
          <Icon name="previous" />
        </button>
        <button
          className="tool"
          type="button"
          aria-label={t("pictures.next")}
          onClick={() => show(current + 1)}
        >
          <Icon name="next" />
        </button>
      </div>
      {total > maximumBars ? (
        <p className="carousel__count" aria-hidden="true">
          {current + 1} / {total}
        </p>
      ) : (
        <div className="carousel__dots">
          {[...Array(total).keys()].map((at) => (
            <button
              key={at}
              type="button"
              aria-label={t("pictures.show", { n: at + 1, total })}
              aria-current={at === current || undefined}
              onClick={() => show(at)}
            />
          ))}
        </div>
      )}
      <p className="sr" aria-live={playing ? "off" : "polite"}>
        {t("pictures.show", { n: current + 1, total })}
      </p>
    </div>
  );
}
