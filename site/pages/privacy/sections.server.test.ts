import { describe, expect, test } from "vitest";
import { firstSettings } from "#shared/first-settings.ts";
import { locales } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import { companyOf } from "~/entries/settings.server";
import { privacySections } from "./sections.server";

type Given = Pick<AppContext, "captcha" | "privacy" | "thirdParties">;

const plain: Given = {
  captcha: { kind: undefined, url: "" },
  privacy: { enquiryMonths: 24, backupDays: 7, mailHost: undefined, databaseHost: undefined },
  thirdParties: { reviewWidget: undefined, script: undefined },
};

const full: Given = {
  captcha: { kind: "recaptcha", url: "https://www.google.com/recaptcha" },
  privacy: {
    enquiryMonths: 1,
    backupDays: 1,
    mailHost: "smtp.mail.example",
    databaseHost: "abcd.supabase.co",
  },
  thirdParties: { reviewWidget: "https://reviews.example/w.js", script: undefined },
};

const row = {
  ...firstSettings,
  legal_name: "Tsamma Safaris (Pty) Ltd, 2010/012345/07",
  information_officer: "Nomsa Dube",
  hosting_provider: "Baobab Hosting, Alemania",
};

function textOf(given: Given, locale: (typeof locales)[number], settings: object = firstSettings) {
  const sections = privacySections(given, companyOf({ ...settings }, locale), locale);
  return sections
    .flatMap(({ title, paragraphs, items = [] }) => [
      title,
      ...paragraphs,
      ...items.flatMap(({ text, href = "" }) => [text, href]),
    ])
    .join("\n");
}

describe.each(locales)("the privacy page in %s", (locale) => {
  test("G10: names controller, officer, hosting, retention and backups from settings", () => {
    const text = textOf(full, locale, row);
    for (const fact of [
      "Tsamma Safaris (Pty) Ltd, 2010/012345/07 (Tsamma Safaris)",
      "14 Umdoni Lane, Melville",
      "mailto:hello@tsamma.example",
      "tel:+27110000000",
      "Nomsa Dube",
      "Baobab Hosting",
      "abcd.supabase.co",
      "smtp.mail.example",
    ])
      expect(text).toContain(fact);
  });

  test("G10: has what GDPR art. 13 and POPIA s. 18 ask for", () => {
    const text = textOf(plain, locale);
    for (const fact of [
      // Legal bases, transfer, authorities.
      /6\.1\.b|6\(1\)\(b\)/,
      /6\.1\.f|6\(1\)\(f\)/,
      /POPIA/,
      /adecuación|adequacy|adéquation/,
      /49\.1\.b|49\(1\)\(b\)/,
      /POPIAComplaints@inforegulator\.org\.za/,
      /inforegulator\.org\.za/,
      /edpb\.europa\.eu/,
      /aepd\.es|ico\.org\.uk|cnil\.fr/,
      // Proof of an acceptance.
      /la hora y tu dirección IP|the time and your IP address|l’heure et votre adresse IP/,
      // Obligation to provide the data, automated decisions, time limit of answers.
      /voluntario|voluntary|facultatif/,
      /perfiles|profiling|profilage/,
      /un mes|a month|un mois/,
      // Retention and backups.
      /24 (?:meses|months|mois)/,
      /7 (?:días|more days|jours)/,
    ])
      expect(text).toMatch(fact);
    expect(text).not.toMatch(/\{\w+\}|privacy\.\w|thirdParties\.\w|undefined/);
  });

  test("G10: names only services that are configured", () => {
    const without = textOf(plain, locale);
    expect(without).not.toMatch(/Google|reCAPTCHA|ALTCHA|Supabase|6\.1\.a|6\(1\)\(a\)/);
    expect(textOf(full, locale)).toMatch(/reCAPTCHA/);
    expect(textOf(full, locale)).not.toMatch(/ALTCHA/);
    expect(textOf(full, locale)).toMatch(/6\.1\.a|6\(1\)\(a\)/);
    const altcha = textOf({ ...plain, captcha: { kind: "altcha", url: "" } }, locale);
    expect(altcha).toMatch(/ALTCHA/);
    expect(altcha).not.toMatch(/Google|reCAPTCHA|6\.1\.a|6\(1\)\(a\)/);
  });

  test("G10: without automatic erasure or backups it promises neither", () => {
    const privacy = { ...plain.privacy, enquiryMonths: 0, backupDays: 0 };
    const text = textOf({ ...plain, privacy }, locale);
    expect(text).not.toMatch(/automát.*borra|automatically one|s’efface de lui|borra por sí solo/);
    expect(text).not.toMatch(/copias de seguridad conservan|backups keep|sauvegardes conservent/);
  });

  test("G10: one month and one day are in the singular", () => {
    const text = textOf(full, locale);
    expect(text).toMatch(/un mes después|one month after|un mois après/);
    expect(text).toMatch(/un día más|one more day|un jour de plus/);
  });
});
