import { Activity } from "react";
import { Hero } from "~/components/home/hero";
import { heroPicture } from "~/components/home/hero-picture.server";
import { Partners } from "~/components/home/partners";
import { Reviews } from "~/components/home/reviews";
import { Vista } from "~/components/home/vista";
import { Welcome } from "~/components/home/welcome";
import { homeScript } from "~/features/consent/home-script.server";
import { ReviewWidget } from "~/features/consent/parts";
import { FeaturedTours } from "~/features/tours/featured-tours";
import { readFeaturedTours } from "~/features/tours/queries.server";
import { messagesFor } from "~/i18n/catalogue.server";
import { negotiateLocale } from "~/i18n/negotiate";
import { appContext } from "~/lib/context";
import { headOf } from "~/seo/head";
import { homeHead } from "~/seo/pages/home.server";
import type { Route } from "./+types/home";
import type { SiteHandle } from "./layout";

export const handle: SiteHandle = { overlayNav: "scene" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = negotiateLocale(request);
  const app = context.get(appContext);
  return {
    messages: messagesFor(locale, "home"),
    head: homeHead({ request, siteUrl: app.siteUrl }),
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
