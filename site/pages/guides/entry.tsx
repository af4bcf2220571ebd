import { data } from "react-router";
import { pathsOf } from "#content/slugs.ts";
import { guides } from "#content/types/guides.ts";
import { appContext, languageContext } from "~/context";
import { PostCards, TourCards } from "~/entries/entry-card";
import { redirectFormerSlug } from "~/entries/former-slug.server";
import { entryMeta, MissingEntry } from "~/entries/missing-entry";
import { redirectOtherSlug, switchPaths } from "~/entries/slugs.server";
import { clientMessages } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { guidePath } from "~/seo/addresses";
import { readPage } from "~/seo/read-page.server";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { PageSection } from "~/ui/page-section";
import { PageStyles } from "~/ui/page-styles";
import { StaticHtmlBlock } from "~/ui/static-html";
import type { Route } from "./+types/entry";
import { renderBody } from "./body.server";
import { guideHead } from "./head.server";
import { readGuidePage } from "./queries.server";
import css from "./styles.css?inline";
import address from "./styles.css?url";

const styles = { id: "guide-styles", css: import.meta.env.SSR ? css : "", address };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const pageData = await readGuidePage(context.get(appContext), params.slug, locale);
  // 503, so that search engines retry and keep the page.
  if (pageData === "unavailable") throw data(null, { status: 503 });
  if (!pageData) {
    await redirectFormerSlug({ url, context }, guides, params.slug, guidePath);
    throw data(null, { status: 404 });
  }
  const { guide, resolveLink, tours, posts } = pageData;
  redirectOtherSlug({ url, context }, guide.slugs, params.slug, guidePath);
  const paths = pathsOf(guide.slugs, guidePath);
  const page = readPage({ url, context }, paths, "guidesBody");
  return {
    messages: { ...clientMessages(locale, "guides"), ...clientMessages(locale, "entries") },
    head: guideHead(page, guide),
    ...switchPaths(paths),
    guide: { slug: guide.slug, name: guide.name },
    body: renderBody(request, page, { guide, resolveLink }),
    tours,
    posts,
  };
}

export const meta = (args: Route.MetaArgs) => entryMeta(args);

export default function GuidePage({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  const { guide, body, tours, posts, paths } = loaderData;
  return (
    <main key={paths?.es ?? guide.slug} id="main" tabIndex={-1} className="guide-page">
      <PageStyles {...styles} />
      <div className="wrap">
        <Breadcrumbs
          trail={[{ name: t("nav.guides"), path: "/guides" }]}
          here={guide.name}
          lang={undefined}
        />
        <StaticHtmlBlock className="guide-page__in" content={body} />
      </div>
      {tours.length > 0 ? (
        <PageSection id="tours" title={t("guides.tours")}>
          <TourCards tours={tours} />
        </PageSection>
      ) : null}
      {posts.length > 0 ? (
        <PageSection id="posts" title={t("guides.posts")}>
          <PostCards posts={posts} />
        </PageSection>
      ) : null}
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingEntry error={error} />;
}
