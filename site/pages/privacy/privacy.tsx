import { ThirdPartySection } from "~/consent/parts";
import { describeThirdParties } from "~/consent/third-parties.server";
import { appContext, languageContext } from "~/context";
import { companyContext } from "~/entries/settings.server";
import { clientMessages } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { headOf } from "~/seo/head";
import { PageHead } from "~/ui/page-head";
import { PageStyles } from "~/ui/page-styles";
import type { Route } from "./+types/privacy";
import { privacyHead } from "./head.server";
import css from "./styles.css?inline";
import address from "./styles.css?url";

const styles = { id: "privacy-styles", css: import.meta.env.SSR ? css : "", address };

export function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { locale } = context.get(languageContext);
  const thirdParties = describeThirdParties(app, locale);
  return {
    messages: { ...clientMessages(locale, "privacy"), ...thirdParties?.messages },
    head: privacyHead({ url, context }),
    email: context.get(companyContext).email,
    captcha: app.captcha.on,
    months: app.enquiryMonths,
    thirdParties: thirdParties?.hosts,
  };
}

const parts = ["enquiry", "time", "abuse", "captcha", "device", "visit", "rights"] as const;

export const meta = headOf;

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  const { email, captcha, months, thirdParties } = loaderData;
  const shown = parts.filter((part) => part !== "captcha" || captcha);
  /** With third-party scripts some promises are worded differently. */
  const textOf = (part: (typeof parts)[number]) =>
    thirdParties && (part === "device" || part === "visit")
      ? (`thirdParties.${part}.text` as const)
      : (`privacy.${part}.text` as const);
  return (
    <main id="main" tabIndex={-1}>
      <PageStyles {...styles} />
      <PageHead title={t("privacy.title")}>
        <p>{t("privacy.subtitle")}</p>
      </PageHead>
      <div className="wrap prose">
        {shown.map((part) => (
          <section key={part}>
            <h2>{t(`privacy.${part}.title`)}</h2>
            <p>{t(textOf(part), { email })}</p>
            {part === "time" && months > 0 && <p>{t.count("privacy.time.most", months)}</p>}
          </section>
        ))}
        {thirdParties && <ThirdPartySection {...thirdParties} />}
      </div>
    </main>
  );
}
