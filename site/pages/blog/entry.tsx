import { redirect } from "react-router";
import { appContext, languageContext } from "~/context";
import { TourCards } from "~/entries/entry-card";
import { redirectFormerSlug } from "~/entries/former-slug.server";
import { clientMessages } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { localizePath } from "~/i18n/paths";
import type { SiteHandle } from "~/layout/layout";
import { postPath } from "~/seo/addresses";
import { headOf } from "~/seo/head";
import { CallToAction } from "~/ui/call-to-action";
import type { Route } from "./+types/entry";
import { Article } from "./article";
import { postHead } from "./post-head.server";
import { readPost } from "./queries.server";

export const handle: SiteHandle = { endsOn: "ground" };

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { locale, prefix } = context.get(languageContext);
  const app = context.get(appContext);
  const pageData = await readPost(app, params.slug, locale);
  if (!pageData) {
    await redirectFormerSlug(context, "blog_posts", params.slug, postPath);
    throw redirect(localizePath("/blog", prefix));
  }
  return {
    messages: {
      ...clientMessages(locale, "blog"),
      ...clientMessages(locale, "entries"),
      ...clientMessages(locale, "closing"),
    },
    head: postHead({ url, context }, pageData.post),
    ...pageData,
  };
}

export const meta = headOf;

export default function Post({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  const { post, tours } = loaderData;
  return (
    <main key={post.slug} id="main" tabIndex={-1}>
      <Article post={post} />
      {tours.length > 0 ? (
        <section id="related" className="wrap article__tours" aria-labelledby="related-title">
          <h2 id="related-title">{t("blog.tours")}</h2>
          <TourCards tours={tours} />
        </section>
      ) : null}
      <CallToAction />
    </main>
  );
}
