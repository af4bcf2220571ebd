import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useI18n } from "~/i18n/context";
import { useNearViewport } from "~/ui/use-near-viewport";
import { loadReviews, reviewContainer, useReviewStatus } from "./review-container";
import { useConsent } from "./use-consent";
import { useEffectiveTheme } from "./use-effective-theme";

/** The external review widget, shown below the static review links once it has content (B5). */
export function ReviewWidget({ src }: { src: string }) {
  const { t, locale } = useI18n();
  const theme = useEffectiveTheme();
  const consent = useConsent();
  const slot = useRef<HTMLElement>(null);
  const status = useReviewStatus();
  /** A visitor who refused consent may load the reviews once, for this page view. */
  const [asked, setAsked] = useState(false);
  const wanted = asked || consent === "accepted";
  const shown = wanted && status === "shown";

  useLayoutEffect(() => {
    if (!wanted || !slot.current) return;
    const container = reviewContainer();
    slot.current.append(container);
    return () => container.remove();
  }, [wanted]);

  useLayoutEffect(() => {
    if (wanted) Object.assign(reviewContainer().dataset, { language: locale, theme });
  }, [wanted, locale, theme]);

  const near = useNearViewport(slot, wanted);
  useEffect(() => {
    if (wanted && near) loadReviews(src);
  }, [wanted, near, src]);

  useEffect(() => {
    if (asked && shown) slot.current?.focus({ preventScroll: true });
  }, [asked, shown]);

  const show = () => {
    setAsked(true);
    if (asked) loadReviews(src);
  };

  return (
    <div>
      <section
        ref={slot}
        className="widget__slot"
        data-shown={shown || undefined}
        aria-label={shown ? t("home.reviews.latest") : undefined}
        // Scrollable regions must be focusable (WCAG 2.1.1).
        tabIndex={shown ? 0 : -1}
      />
      {!shown && consent !== "accepted" && (
        <div className="widget__ask needs-script">
          <button
            className="btn btn--line"
            type="button"
            aria-busy={asked && status === "loading"}
            onClick={show}
          >
            {t(asked && status === "loading" ? "consent.reviews.loading" : "consent.reviews.show")}
          </button>
          <p role="status">
            {t(
              asked && status === "failed" ? "consent.reviews.failed" : "consent.reviews.show.text",
            )}
          </p>
        </div>
      )}
    </div>
  );
}
