import { PageHead } from "~/components/page-head";
import { company } from "~/config/company";
import { messagesFor } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { negotiateLocale } from "~/i18n/negotiate";
import { appContext } from "~/lib/context";
import { headOf } from "~/seo/head";
import { privacyHead } from "~/seo/pages/privacy.server";
import type { Route } from "./+types/privacy";

export function loader({ request, context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(appContext);
  return {
    messages: messagesFor(negotiateLocale(request), "privacy"),
    head: privacyHead({ request, siteUrl }),
  };
}

const parts = ["enquiry", "time", "device", "visit", "rights"] as const;

export const meta = headOf;

export default function Privacy() {
  const { t } = useI18n();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={t("privacy.title")}>
        <p>{t("privacy.subtitle")}</p>
      </PageHead>
      <div className="wrap prose">
        {parts.map((part) => (
          <section key={part}>
            <h2>{t(`privacy.${part}.title`)}</h2>
            <p>{t(`privacy.${part}.text`, { email: company.email })}</p>
          </section>
        ))}
      </div>
    </main>
  );
}
