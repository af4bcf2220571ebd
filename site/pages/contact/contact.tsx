import { Art } from "#shared/ui/art.tsx";
import { appContext, languageContext } from "~/context";
import { EnquiryForm } from "~/enquiry/enquiry-form";
import { FormStyles } from "~/enquiry/form-styles";
import { enquiryAction, enquiryFormData } from "~/enquiry/send-form.server";
import { tourIdOfName } from "~/enquiry/tour-of-name.server";
import { companyContext } from "~/entries/settings.server";
import { clientMessages } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { wordingContext } from "~/i18n/facts.server";
import { createTranslate } from "~/i18n/translate";
import { readOwnScenes } from "~/pictures/brand-pictures.server";
import { headOf } from "~/seo/head";
import { Caption, FramedFigure } from "~/ui/framed-figure";
import { PageHead } from "~/ui/page-head";
import fishRiver from "../../../art/scenes/fish-river.svg?w=640;1280;2000&format=avif;webp&as=picture";
import type { Route } from "./+types/contact";
import { ContactInfo } from "./contact-info";
import { contactHead } from "./head.server";
import { officeHours } from "./office-hours.server";

/** Longer values are cut; tour names are shorter. */
const maximumTourLength = 300;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const query = url.searchParams;
  const { locale } = context.get(languageContext);
  const wording = context.get(wordingContext);
  const { address, phone, email, openingHours } = context.get(companyContext);
  const messages = clientMessages(wording, "contact");
  const tour = query.get("tour")?.trim().slice(0, maximumTourLength) || undefined;
  return {
    messages: { ...messages, ...clientMessages(wording, "enquiry") },
    company: { address, phone, email },
    head: contactHead({ url, context }),
    form: enquiryFormData({ request, url, context }),
    hours: officeHours(openingHours, locale, createTranslate(locale, messages)),
    tour,
    tourId: tour && (await tourIdOfName(context.get(appContext), tour, locale)),
    ...(await readOwnScenes(context.get(appContext), locale, ["contact"])),
  };
}

export const action = (args: Route.ActionArgs) => enquiryAction(args);

export const meta = headOf;

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { t, href } = useI18n();
  return (
    <main id="main" tabIndex={-1}>
      <FormStyles />
      <PageHead title={t("contact.title")}>
        <p>{t("contact.subtitle")}</p>
      </PageHead>
      <div className="wrap contact">
        <EnquiryForm
          action={href("/contact")}
          tour={loaderData.tour}
          tourId={loaderData.tourId}
          refused={actionData}
          data={loaderData.form}
        />
        <ContactInfo company={loaderData.company} hours={loaderData.hours} />
      </div>
      <div className="wrap contact__strip">
        <FramedFigure
          at={loaderData.scenes?.contact?.at ?? "50% 40%"}
          footer={<Caption place={t("contact.picture.place")} hour={t("contact.picture.hour")} />}
        >
          <Art
            picture={fishRiver}
            alt={t("contact.picture.alt")}
            {...loaderData.scenes?.contact?.art}
            sizes="(min-width: 84rem) 82rem, 92vw"
          />
        </FramedFigure>
      </div>
    </main>
  );
}
