import { Link } from "react-router";
import { Art } from "#shared/ui/art.tsx";
import { useI18n } from "~/i18n/context";
import gravelRoad from "../../../art/scenes/gravel-road.svg?w=640;1280;2000&format=avif;webp&as=picture";

/** Closing picture with a link to the contact form, for visitors who found no tour (E5). */
export function OtherTour() {
  const { t, href } = useI18n();
  return (
    <section className="other on-dark" aria-labelledby="other-title">
      <Art picture={gravelRoad} alt="" sizes="100vw" />
      <div className="other__in">
        <h2 id="other-title">{t("tours.other.title")}</h2>
        <p>{t("tours.other.text")}</p>
        <Link className="btn" to={href("/contact")} prefetch="intent">
          {t("tours.other.contact")}
        </Link>
      </div>
    </section>
  );
}
