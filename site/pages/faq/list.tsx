import { data, Link } from "react-router";
import { appContext, languageContext } from "~/context";
import { entryMeta, MissingEntry } from "~/entries/missing-entry";
import { clientMessages } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { PageHead } from "~/ui/page-head";
import { PageStyles } from "~/ui/page-styles";
import { StaticHtmlBlock } from "~/ui/static-html";
import type { Route } from "./+types/list";
import { renderBody } from "./body.server";
import { faqHead, faqPage } from "./head.server";
import { readQuestions } from "./questions.server";
import css from "./styles.css?inline";
import address from "./styles.css?url";

const styles = { id: "faq-styles", css: import.meta.env.SSR ? css : "", address };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const all = await readQuestions(context.get(appContext), locale);
  // 503, so that search engines retry and keep the page.
  if (all === "unavailable") throw data(null, { status: 503 });
  if (all.questions.length === 0) throw data(null, { status: 404 });
  const page = faqPage({ url, context });
  return {
    messages: clientMessages(locale, "faq"),
    head: faqHead(page),
    body: renderBody(request, page, all),
  };
}

export const meta = (args: Route.MetaArgs) => entryMeta(args);

export default function Faq({ loaderData: { body } }: Route.ComponentProps) {
  const { t, href } = useI18n();
  return (
    <main id="main" tabIndex={-1}>
      <PageStyles {...styles} />
      <PageHead title={t("faq.title")}>
        <p>{t("faq.subtitle")}</p>
        <Link className="more" to={href("/contact")} prefetch="intent">
          {t("faq.contact")}
        </Link>
      </PageHead>
      <StaticHtmlBlock content={body} />
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingEntry error={error} />;
}
