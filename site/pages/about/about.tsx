import { Art } from "#shared/ui/art.tsx";
import { appContext, languageContext } from "~/context";
import { clientMessages } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { wordingContext } from "~/i18n/facts.server";
import type { SiteHandle } from "~/layout/layout";
import { renderWhoGuides } from "~/pages/guides/guides-section.server";
import { readShownGuides } from "~/pages/guides/queries.server";
import { readOwnScenes } from "~/pictures/brand-pictures.server";
import { headOf } from "~/seo/head";
import { readPage } from "~/seo/read-page.server";
import { CallToAction } from "~/ui/call-to-action";
import { Caption, FramedFigure } from "~/ui/framed-figure";
import { PageHead } from "~/ui/page-head";
import { PageStyles } from "~/ui/page-styles";
import { StaticHtmlBlock } from "~/ui/static-html";
import camp from "../../../art/scenes/camp.svg?w=640;1280;2000&format=avif;webp&as=picture";
import drakensberg from "../../../art/scenes/drakensberg.svg?w=480;960&format=avif;webp&as=picture";
import gravelRoad from "../../../art/scenes/gravel-road.svg?w=480;960;1600&format=avif;webp&as=picture";
import hwange from "../../../art/scenes/hwange.svg?w=480;960&format=avif;webp&as=picture";
import lodge from "../../../art/scenes/lodge.svg?w=480;960&format=avif;webp&as=picture";
import type { Route } from "./+types/about";
import { aboutHead } from "./head.server";
import css from "./styles.css?inline";
import address from "./styles.css?url";

const styles = { id: "about-styles", css: import.meta.env.SSR ? css : "", address };

export const handle: SiteHandle = { endsOn: "ground" };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const wording = context.get(wordingContext);
  const { locale } = context.get(languageContext);
  const app = context.get(appContext);
  const [guides, scenes] = await Promise.all([
    readShownGuides(app, locale),
    readOwnScenes(app, locale, ["about", "story", "camping", "midrange", "luxury"]),
  ]);
  const page = readPage({ url, context }, "/about", "guidesBody");
  return {
    messages: { ...clientMessages(wording, "about"), ...clientMessages(wording, "closing") },
    head: aboutHead({ url, context }),
    guides: renderWhoGuides(request, page, guides),
    ...scenes,
  };
}

const reasons = [1, 2, 3, 4] as const;
const offers = [
  { style: "camping", picture: hwange, at: "34% 50%" },
  { style: "midrange", picture: drakensberg, at: "52% 50%" },
  { style: "luxury", picture: lodge, at: "30% 50%" },
] as const;

export const meta = headOf;

export default function About({ loaderData: { guides, scenes } }: Route.ComponentProps) {
  const { t } = useI18n();
  return (
    <main id="main" tabIndex={-1}>
      <PageStyles {...styles} />
      <PageHead title={t("about.title")}>
        <p>{t("about.subtitle")}</p>
      </PageHead>
      <div className="wrap">
        <FramedFigure
          ratio="21 / 9"
          at={scenes?.about?.at ?? "50% 62%"}
          footer={<Caption place={t("about.camp.place")} hour={t("about.camp.hour")} />}
        >
          <Art
            picture={camp}
            alt={t("about.camp.alt")}
            {...scenes?.about?.art}
            sizes="(min-width: 84rem) 82rem, 92vw"
            eager
          />
        </FramedFigure>
      </div>
      <section className="section">
        <div className="wrap story">
          <div className="story__text">
            <h2>{t("about.story.title")}</h2>
            <p>{t("about.story.1")}</p>
            <p>{t("about.story.2")}</p>
            <p>{t("about.story.3")}</p>
          </div>
          <FramedFigure
            className="story__pic plate"
            at={scenes?.story?.at ?? "68% 50%"}
            footer={<Caption place={t("about.car.place")} hour={t("about.car.hour")} />}
          >
            <Art
              picture={gravelRoad}
              alt={t("about.car.alt")}
              {...scenes?.story?.art}
              sizes="(min-width: 62rem) 50rem, 92vw"
            />
          </FramedFigure>
        </div>
      </section>
      <section className="section wall">
        <div className="wrap why">
          <h2>{t("about.why.title")}</h2>
          <dl>
            {reasons.map((n) => (
              <div key={n}>
                <dt>{t(`about.why.${n}`)}</dt>
                <dd>{t(`about.why.${n}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <div className="head">
            <h2>{t("about.offer.title")}</h2>
          </div>
          <div className="styles">
            {offers.map(({ style, picture, at }) => (
              <div className="style" key={style}>
                <FramedFigure at={scenes?.[style]?.at ?? at}>
                  <Art
                    picture={picture}
                    alt={t(`about.offer.${style}.alt`)}
                    {...scenes?.[style]?.art}
                    sizes="(min-width: 40rem) 42rem, 92vw"
                  />
                </FramedFigure>
                <h3>{t(`about.offer.${style}`)}</h3>
                <p>{t(`about.offer.${style}.text`)}</p>
              </div>
            ))}
          </div>
        </div>
      </section>
      {guides && <StaticHtmlBlock content={guides} />}
      <CallToAction />
    </main>
  );
}
