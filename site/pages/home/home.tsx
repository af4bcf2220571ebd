import { consentInlineScript } from "~/consent/inline-script.server";
import { ReviewWidget } from "~/consent/parts";
import { appContext, languageContext } from "~/context";
import { clientMessages } from "~/i18n/catalogue.server";
import { wordingContext } from "~/i18n/facts.server";
import type { SiteHandle } from "~/layout/layout";
import { readOwnScenes } from "~/pictures/brand-pictures.server";
import { headOf } from "~/seo/head";
import { CallToAction } from "~/ui/call-to-action";
import { HydrationPart } from "~/ui/hydration-part";
import { PageStyles } from "~/ui/page-styles";
import type { Route } from "./+types/home";
import { homeFacts } from "./facts.server";
import { FeaturedTours } from "./featured-tours";
import { readFeaturedTours } from "./featured-tours.server";
import { homeHead } from "./head.server";
import { Hero } from "./hero";
import { readHeroPicture, vistaStyles } from "./own-hero.server";
import { Partners } from "./partners";
import { Reviews } from "./reviews";
import css from "./styles.css?inline";
import address from "./styles.css?url";
import { Vista } from "./vista";
import { Welcome } from "./welcome";

const styles = { id: "home-styles", css: import.meta.env.SSR ? css : "", address };

export const handle: SiteHandle = { overlayNav: "scene", endsOn: "ground" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const wording = context.get(wordingContext);
  const app = context.get(appContext);
  const [hero, tours, scenes, facts] = await Promise.all([
    readHeroPicture(app, locale),
    readFeaturedTours(app, locale),
    readOwnScenes(app, locale, ["vista"]),
    homeFacts(context),
  ]);
  return {
    messages: { ...clientMessages(wording, "home"), ...clientMessages(wording, "closing") },
    head: homeHead({ url, context }),
    hero: {
      ...hero,
      script: hero.script + consentInlineScript(app),
      ...(scenes.scenes?.vista && { styles: hero.styles + vistaStyles(scenes.scenes.vista) }),
    },
    tours,
    ...facts,
    reviewWidget: app.thirdParties.reviewWidget,
    ...scenes,
  };
}

export const meta = headOf;

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <PageStyles {...styles} />
      <HydrationPart>
        <Hero picture={loaderData.hero} />
      </HydrationPart>
      <HydrationPart>
        <Welcome />
      </HydrationPart>
      {loaderData.tours.length > 0 ? (
        <HydrationPart>
          <FeaturedTours tours={loaderData.tours} />
        </HydrationPart>
      ) : null}
      <HydrationPart>
        <Vista own={loaderData.scenes?.vista} />
      </HydrationPart>
      <HydrationPart>
        <section className="section">
          <div className="wrap">
            <Reviews {...loaderData.reviews}>
              {loaderData.reviewWidget && <ReviewWidget src={loaderData.reviewWidget} />}
            </Reviews>
            <Partners partners={loaderData.partners} />
          </div>
        </section>
      </HydrationPart>
      <CallToAction />
    </main>
  );
}
