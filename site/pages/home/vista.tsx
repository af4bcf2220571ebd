import { Art } from "#shared/ui/art.tsx";
import { useI18n } from "~/i18n/context";
import type { OwnScene } from "~/pictures/own-scene";
import makgadikgadi from "../../../art/scenes/makgadikgadi.svg?w=640;1280;1920&format=avif;webp&as=picture";

/** @param own the company's picture; undefined: the drawn scene */
export function Vista({ own }: { own: OwnScene | undefined }) {
  const { t } = useI18n();
  return (
    <section className="vista" aria-label={t("home.vista.label")}>
      <Art
        picture={makgadikgadi}
        alt={t("home.vista.alt")}
        {...own?.art}
        sizes="(max-aspect-ratio: 3/2) 150svh, 100vw"
      />
      <div className="wrap vista__in">
        <blockquote>{t("home.vista.quote")}</blockquote>
        {t("home.vista.text") && <p>{t("home.vista.text")}</p>}
      </div>
    </section>
  );
}
