import { pathsOf } from "#content/slugs.ts";
import { posts } from "#content/types/posts.ts";
import { appContext, languageContext } from "~/context";
import { TourCards } from "~/entries/entry-card";
import { redirectFormerSlug } from "~/entries/former-slug.server";
import { redirectOtherSlug, switchPaths } from "~/entries/slugs.server";
import { clientMessages } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { wordingContext } from "~/i18n/facts.server";
import type { SiteHandle } from "~/layout/layout";
import { postPath } from "~/seo/addresses";
import { headOf } from "~/seo/head";
import { readPage } from "~/seo/read-page.server";
import { redirectTo } from "~/seo/redirect.server";
import { CallToAction } from "~/ui/call-to-action";
import type { Route } from "./+types/entry";
import { Article } from "./article";
import { renderBody } from "./body.server";
import { renderByline } from "./byline.server";
import { toArticle } from "./post.server";
import { postHead } from "./post-head.server";
import { readPost } from "./queries.server";

export const handle: SiteHandle = { endsOn: "ground" };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const wording = context.get(wordingContext);
  const app = context.get(appContext);
  const pageData = await readPost(app, params.slug, locale);
  if (!pageData) {
    await redirectFormerSlug({ url, context }, posts, params.slug, postPath);
    throw redirectTo({ url, context }, "/blog", { status: 302 });
  }
  const { post } = pageData;
  redirectOtherSlug({ url, context }, post.slugs, params.slug, postPath);
  const paths = pathsOf(post.slugs, postPath);
  const page = readPage({ url, context }, paths, "blog");
  return {
    messages: {
      ...clientMessages(wording, "blog"),
      ...clientMessages(locale, "entries"),
      ...clientMessages(wording, "closing"),
    },
    head: postHead(page, post),
    ...switchPaths(paths),
    post: toArticle(post),
    byline: renderByline(request, page, post),
    body: renderBody(request, page, pageData),
    tours: pageData.tours,
  };
}

export const meta = headOf;

export default function Post({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  const { post, byline, body, tours, paths } = loaderData;
  return (
    <main key={paths?.es ?? post.slug} id="main" tabIndex={-1}>
      <Article post={post} byline={byline} body={body} />
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
