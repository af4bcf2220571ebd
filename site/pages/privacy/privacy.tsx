import { data } from "react-router";
import { ThirdPartySection } from "~/consent/parts";
import { describeThirdParties } from "~/consent/third-parties.server";
import { appContext, languageContext } from "~/context";
import { companyContext } from "~/entries/settings.server";
import { clientMessages } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { renderLegalText } from "~/pages/legal/body.server";
import { readLegalPage } from "~/pages/legal/legal-page.server";
import { headOf } from "~/seo/head";
import { readPage } from "~/seo/read-page.server";
import { PageHead } from "~/ui/page-head";
import { PageStyles } from "~/ui/page-styles";
import { StaticHtmlBlock } from "~/ui/static-html";
import type { Route } from "./+types/privacy";
import { privacyHead } from "./head.server";
import { privacySections } from "./sections.server";
import css from "./styles.css?inline";
import address from "./styles.css?url";

const styles = { id: "privacy-styles", css: import.meta.env.SSR ? css : "", address };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { locale } = context.get(languageContext);
  const addition = await readLegalPage(app, "privacy", locale);
  // Never without the company's own addition.
  if (addition === "unavailable") throw data(null, { status: 503 });
  const page = readPage({ url, context }, "/privacy", "privacy");
  const thirdParties = describeThirdParties(app, locale);
  return {
    messages: { ...clientMessages(locale, "privacy"), ...thirdParties?.messages },
    head: privacyHead({ url, context }),
    sections: privacySections(app, context.get(companyContext), locale),
    thirdParties: thirdParties?.hosts,
    addition:
      addition && renderLegalText(request, "privacy-addition", page, addition, addition.title),
  };
}

export const meta = headOf;

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  const { sections, thirdParties, addition } = loaderData;
  return (
    <main id="main" tabIndex={-1}>
      <PageStyles {...styles} />
      <PageHead title={t("privacy.title")}>
        <p>{t("privacy.subtitle")}</p>
      </PageHead>
      <div className="wrap prose">
        {sections.map(({ title, paragraphs, items }) => (
          <section key={title}>
            <h2>{title}</h2>
            <div className="prose__parts">
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
              {items && (
                <ul>
                  {items.map(({ text, href }) => (
                    <li key={text}>{href ? <a href={href}>{text}</a> : text}</li>
                  ))}
                </ul>
              )}
            </div>
          </section>
        ))}
        {thirdParties && <ThirdPartySection {...thirdParties} />}
        {addition && <StaticHtmlBlock className="prose__more" content={addition} />}
      </div>
    </main>
  );
}
