import { Activity } from "react";
import { homeScript } from "~/consent/home-script.server";
import { ReviewWidget } from "~/consent/parts";
import { appContext, languageContext } from "~/context";
import { messagesFor } from "~/i18n/catalogue.server";
import type { SiteHandle } from "~/layout/layout";
import { readFeaturedTours } from "~/pages/tours/queries.server";
import { headOf } from "~/seo/head";
import type { Route } from "./+types/home";
import { FeaturedTours } from "./featured-tours";
import { homeHead } from "./head.server";
import { Hero } from "./hero";
import { heroPicture } from "./hero-picture.server";
import { Partners } from "./partners";
import { Reviews } from "./reviews";
import { Vista } from "./vista";
import { Welcome } from "./welcome";

export const handle: SiteHandle = { overlayNav: "scene" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const app = context.get(appContext);
  return {
    messages: messagesFor(locale, "home"),
    head: homeHead({ url, context }),
    hero: { ...heroPicture, script: heroPicture.script + homeScript(app) },
    tours: await readFeaturedTours(app, locale),
    reviewWidget: app.thirdParties.reviewWidget,
  };
}

export const meta = headOf;

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <Activity>
        <Hero picture={loaderData.hero} />
      </Activity>
      <Activity>
        <Welcome />
      </Activity>
      {loaderData.tours.length > 0 ? (
        <Activity>
          <FeaturedTours tours={loaderData.tours} />
        </Activity>
      ) : null}
      <Activity>
        <Vista />
      </Activity>
      <Activity>
        <section className="section">
          <div className="wrap">
            <Reviews>
              {loaderData.reviewWidget && <ReviewWidget src={loaderData.reviewWidget} />}
            </Reviews>
            <Partners />
          </div>
        </section>
      </Activity>
    </main>
  );
}
