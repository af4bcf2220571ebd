import { data } from "react-router";
import { intlLocales } from "#shared/locales.ts";
import { appContext, languageContext } from "~/context";
import { entryMeta, MissingEntry } from "~/entries/missing-entry";
import { dateFormat } from "~/i18n/intl";
import { splitLocale } from "~/i18n/paths";
import type { PagePath } from "~/page-list";
import { readPage } from "~/seo/read-page.server";
import { PageHead } from "~/ui/page-head";
import { PageStyles } from "~/ui/page-styles";
import { StaticHtmlBlock } from "~/ui/static-html";
import css from "../privacy/styles.css?inline";
import address from "../privacy/styles.css?url";
import type { Route } from "./+types/legal";
import { renderLegalText } from "./body.server";
import { legalHead } from "./head.server";
import { readLegalPage } from "./legal-page.server";

const styles = { id: "privacy-styles", css: import.meta.env.SSR ? css : "", address };

/** The terms (`/terms`) and the legal notice (`/legal`); 404 until they are published. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const path = splitLocale(url.pathname).path as PagePath;
  const legal = await readLegalPage(context.get(appContext), path.slice(1), locale);
  // 503, so that search engines retry and keep the page.
  if (legal === "unavailable") throw data(null, { status: 503 });
  if (!legal) throw data(null, { status: 404 });
  const page = readPage({ url, context }, path, "legal");
  const { title, effectiveOn, lang } = legal;
  const day = dateFormat(intlLocales[locale], { dateStyle: "long", timeZone: "UTC" });
  return {
    head: legalHead(page, legal),
    title,
    lang: lang?.title,
    effective:
      effectiveOn && page.t("legal.effective", { date: day.format(new Date(effectiveOn)) }),
    body: renderLegalText(request, `legal-${legal.slug}`, page, legal),
  };
}

export const meta = (args: Route.MetaArgs) => entryMeta(args);

export default function Legal({ loaderData }: Route.ComponentProps) {
  const { title, lang, effective, body } = loaderData;
  return (
    <main key={body.id} id="main" tabIndex={-1}>
      <PageStyles {...styles} />
      <PageHead title={title} lang={lang}>
        {effective ? <p>{effective}</p> : null}
      </PageHead>
      <StaticHtmlBlock className="wrap prose" content={body} />
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingEntry error={error} />;
}
