import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import type { Company } from "~/entries/settings.server";
import { serverMessages } from "~/i18n/catalogue.server";
import { createTranslate } from "~/i18n/translate";

interface Item {
  text: string;
  href?: string;
}

/** A section of the privacy page: paragraphs, then a list. */
export interface Section {
  title: string;
  paragraphs: string[];
  items?: Item[];
}

const present = <T>(values: (T | false | "" | undefined | null)[]): T[] =>
  values.filter((value): value is T => Boolean(value));

/** Authority whose site suits readers of a language; the text names it. */
const authorities: Record<Locale, string> = {
  es: "https://www.aepd.es",
  en: "https://ico.org.uk/make-a-complaint/",
  fr: "https://www.cnil.fr/fr/plaintes",
};

/**
 * The sections of the privacy page, without that of third-party services. Company, services and
 * periods are data.
 */
export function privacySections(
  { captcha, privacy, thirdParties }: Pick<AppContext, "captcha" | "privacy" | "thirdParties">,
  company: Company,
  locale: Locale,
): Section[] {
  const t = createTranslate(locale, {
    ...serverMessages(locale, "privacyText"),
    ...serverMessages(locale, "thirdParties"),
  });
  const { email, name, address, phone, legalName, informationOfficer, hostingProvider } = company;
  const isRecaptcha = captcha.kind === "recaptcha";
  const hasThirdParties = Boolean(thirdParties.reviewWidget || thirdParties.script);
  const controller = legalName && legalName !== name ? `${legalName} (${name})` : name;
  const { enquiryMonths, backupDays, mailHost, databaseHost } = privacy;

  const who: Section = {
    title: t("privacy.who.title"),
    paragraphs: [t("privacy.who.text", { controller })],
    items: present([
      address.length > 0 && { text: t("privacy.who.address", { address: address.join(", ") }) },
      { text: t("privacy.who.email", { email }), href: `mailto:${email}` },
      {
        text: t("privacy.who.phone", { phone: phone.display }),
        href: `tel:${phone.international}`,
      },
      {
        text: t("privacy.who.officer", { officer: informationOfficer || t("privacy.who.head") }),
      },
    ]),
  };

  const enquiry: Section = {
    title: t("privacy.enquiry.title"),
    paragraphs: [
      t("privacy.enquiry.text"),
      t("privacy.enquiry.needed"),
      t("privacy.enquiry.automated"),
    ],
  };

  const basis: Section = {
    title: t("privacy.basis.title"),
    paragraphs: [],
    items: present([
      { text: t("privacy.basis.enquiry") },
      { text: t("privacy.basis.interest") },
      (isRecaptcha || hasThirdParties) && { text: t("privacy.basis.consent") },
    ]),
  };

  const recipients: Section = {
    title: t("privacy.recipients.title"),
    paragraphs: [t("privacy.recipients.text")],
    items: present([
      {
        text: hostingProvider
          ? t("privacy.recipients.hosting", { provider: hostingProvider })
          : t("privacy.recipients.hosting.unnamed"),
      },
      databaseHost && { text: t("privacy.recipients.database", { host: databaseHost }) },
      mailHost && { text: t("privacy.recipients.mail", { host: mailHost }) },
      { text: t("privacy.recipients.mailbox") },
      isRecaptcha && { text: t("privacy.recipients.google") },
    ]),
  };

  const time: Section = {
    title: t("privacy.time.title"),
    paragraphs: [
      t("privacy.time.text", { email }),
      present([
        enquiryMonths > 0 && t.count("privacy.time.most", enquiryMonths),
        t("privacy.time.mailbox"),
        backupDays > 0 && t.count("privacy.time.backups", backupDays),
      ]).join(" "),
    ],
  };

  const plain = (part: "proposal" | "transfer" | "abuse" | "captcha" | "altcha"): Section => ({
    title: t(`privacy.${part}.title`),
    paragraphs: [t(`privacy.${part}.text`, { email })],
  });
  /** With third-party scripts some promises are worded differently. */
  const reworded = (part: "device" | "visit"): Section => ({
    title: t(`privacy.${part}.title`),
    paragraphs: [t(hasThirdParties ? `thirdParties.${part}.text` : `privacy.${part}.text`)],
  });

  const rights: Section = {
    title: t("privacy.rights.title"),
    paragraphs: [t("privacy.rights.text"), t("privacy.rights.how", { email })],
    items: (["access", "correct", "object", "withdraw"] as const).map((right) => ({
      text: t(`privacy.rights.${right}`),
    })),
  };

  const complaint: Section = {
    title: t("privacy.complaint.title"),
    paragraphs: [t("privacy.complaint.text")],
    items: [
      { text: t("privacy.complaint.southafrica"), href: "https://inforegulator.org.za" },
      { text: t("privacy.complaint.country"), href: authorities[locale] },
      {
        text: t("privacy.complaint.europe"),
        href: "https://www.edpb.europa.eu/about-edpb/about-edpb/members_en",
      },
    ],
  };

  return present([
    who,
    enquiry,
    plain("proposal"),
    basis,
    recipients,
    plain("transfer"),
    time,
    plain("abuse"),
    isRecaptcha && plain("captcha"),
    captcha.kind === "altcha" && plain("altcha"),
    reworded("device"),
    reworded("visit"),
    rights,
    complaint,
  ]);
}
