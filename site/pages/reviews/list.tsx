import { data } from "react-router";
import { appContext, languageContext } from "~/context";
import { entryMeta, MissingEntry } from "~/entries/missing-entry";
import { clientMessages } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { wordingContext } from "~/i18n/facts.server";
import { PageHead } from "~/ui/page-head";
import { PageStyles } from "~/ui/page-styles";
import { StaticHtmlBlock } from "~/ui/static-html";
import type { Route } from "./+types/list";
import { renderBody } from "./body.server";
import { reviewsHead, reviewsPage } from "./head.server";
import { readReviews } from "./queries.server";
import css from "./styles.css?inline";
import address from "./styles.css?url";

const styles = { id: "reviews-styles", css: import.meta.env.SSR ? css : "", address };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const reviews = await readReviews(context.get(appContext), locale);
  // 503, so that search engines retry and keep the page.
  if (reviews === "unavailable") throw data(null, { status: 503 });
  if (reviews.length === 0) throw data(null, { status: 404 });
  const page = reviewsPage({ url, context });
  return {
    messages: clientMessages(context.get(wordingContext), "reviews"),
    head: reviewsHead(page),
    body: renderBody(request, page, reviews),
  };
}

export const meta = (args: Route.MetaArgs) => entryMeta(args);

export default function Reviews({ loaderData: { body } }: Route.ComponentProps) {
  const { t } = useI18n();
  return (
    <main id="main" tabIndex={-1}>
      <PageStyles {...styles} />
      <PageHead title={t("reviews.title")}>
        <p className="quotes__checked">{t("reviews.checked")}</p>
      </PageHead>
      <StaticHtmlBlock content={body} />
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingEntry error={error} />;
}
