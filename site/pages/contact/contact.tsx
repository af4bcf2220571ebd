import { redirect } from "react-router";
import { Art } from "#shared/ui/art.tsx";
import { appContext, languageContext } from "~/context";
import { messagesFor } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { headOf } from "~/seo/head";
import { PageHead } from "~/ui/page-head";
import { Caption, Plate } from "~/ui/plate";
import fishRiver from "../../../art/scenes/fish-river.svg?w=640;1280;2000&format=avif;webp&as=picture";
import type { Route } from "./+types/contact";
import { ContactForm } from "./contact-form";
import { ContactInfo } from "./contact-info";
import { contactHead } from "./head.server";
import { officeHours } from "./office-hours.server";
import { sendForm } from "./send-form.server";

/** Tour names are short; what is longer is no tour of ours. */
const maximumTourLength = 300;

export function loader({ url, context }: Route.LoaderArgs) {
  const query = url.searchParams;
  const { locale } = context.get(languageContext);
  const { captcha } = context.get(appContext);
  return {
    messages: messagesFor(locale, "contact"),
    head: contactHead({ url, context }),
    captcha,
    hours: officeHours(locale),
    tour: query.get("tour")?.trim().slice(0, maximumTourLength) || undefined,
    /** The form was sent without JavaScript, and is thanked for after a redirect. */
    sent: query.get("sent") === "1",
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { locale } = context.get(languageContext);
  const result = await sendForm(request, context.get(appContext), locale);
  if (result.ok) return redirect(`${url.pathname}?sent=1`, 303);
  return result.response;
}

export const meta = headOf;

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={t("contact.title")}>
        <p>{t("contact.subtitle")}</p>
      </PageHead>
      <div className="wrap contact">
        <ContactForm
          tour={loaderData.tour}
          sent={loaderData.sent}
          refused={actionData}
          captcha={loaderData.captcha}
        />
        <ContactInfo hours={loaderData.hours} />
      </div>
      <div className="wrap contact__strip">
        <Plate
          at="50% 40%"
          footer={<Caption place={t("contact.picture.place")} hour={t("contact.picture.hour")} />}
        >
          <Art
            picture={fishRiver}
            alt={t("contact.picture.alt")}
            sizes="(min-width: 84rem) 82rem, 92vw"
          />
        </Plate>
      </div>
    </main>
  );
}
