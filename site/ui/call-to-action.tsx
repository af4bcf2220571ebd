import { Link } from "react-router";
import { useI18n } from "~/i18n/context";

/**
 * Closing section with links to contact and tours. It stands on the footer's ground, so the page's
 * handle needs `endsOn: "ground"`; the loader adds the messages `closing`.
 */
export function CallToAction() {
  const { t, href } = useI18n();
  return (
    <>
      <div className="grassline" aria-hidden="true" />
      <section className="closing on-dark" aria-labelledby="closing-title">
        <div className="wrap closing__in">
          <div>
            <h2 id="closing-title">{t("closing.title")}</h2>
            <p>{t("closing.text")}</p>
          </div>
          <div className="closing__ways">
            <Link className="btn" to={href("/contact")} prefetch="intent">
              {t("closing.contact")}
            </Link>
            <Link className="btn btn--line" to={href("/tours")} prefetch="intent">
              {t("closing.tours")}
            </Link>
          </div>
        </div>
      </section>
    </>
  );
}
