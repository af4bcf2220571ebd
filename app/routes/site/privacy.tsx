import { PageHead } from "~/components/page-head";
import { company } from "~/config/company";
import { messagesFor } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { negotiateLocale } from "~/i18n/negotiate";
import { privacyMeta } from "~/seo/pages/privacy";
import type { Route } from "./+types/privacy";

export function loader({ request }: Route.LoaderArgs) {
  return { messages: messagesFor(negotiateLocale(request), "privacy") };
}

const parts = ["enquiry", "time", "device", "visit", "rights"] as const;

export const meta: Route.MetaFunction = privacyMeta;

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
