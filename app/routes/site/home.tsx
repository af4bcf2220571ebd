import { Hero } from "~/components/home/hero";
import { heroPicture } from "~/components/home/hero-picture.server";
import { Partners } from "~/components/home/partners";
import { Reviews } from "~/components/home/reviews";
import { Vista } from "~/components/home/vista";
import { Welcome } from "~/components/home/welcome";
import { InTurn } from "~/components/in-turn";
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
      <InTurn>
        <Hero picture={loaderData.hero} />
      </InTurn>
      <InTurn>
        <Welcome />
      </InTurn>
      {loaderData.tours.length > 0 ? (
        <InTurn>
          <FeaturedTours tours={loaderData.tours} />
        </InTurn>
      ) : null}
      <InTurn>
        <Vista />
      </InTurn>
      <InTurn>
        <section className="section">
          <div className="wrap">
            <Reviews>
              {loaderData.reviewWidget && <ReviewWidget src={loaderData.reviewWidget} />}
            </Reviews>
            <Partners />
          </div>
        </section>
      </InTurn>
    </main>
  );
}
