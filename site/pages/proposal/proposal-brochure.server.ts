import type { Brand } from "#shared/brand/brand.ts";
import type { Brochure } from "#shared/brochure.ts";
import type { Company } from "~/entries/settings.server";
import { serverMessages } from "~/i18n/catalogue.server";
import type { Wording } from "~/i18n/facts.server";
import { createTranslate } from "~/i18n/translate";
import { paragraphs } from "../tour/brochure/localized-text";
import {
  brochureTranslate,
  contactOf,
  dayOf,
  styleOf,
  toBrochurePicture,
} from "../tour/brochure/tour-brochure.server";
import { labelOf } from "../tour/route-map/figure.server";
import { routeMapSvg } from "../tour/route-map/route-map.server";
import { toStops } from "../tour/route-map/stops";
import { depositText } from "./price.server";
import type { ProposalPage } from "./proposal-page.server";

interface Options {
  wording: Wording;
  company: Company;
  brand: Brand;
  siteUrl: string;
  /** When the version was sent, ISO 8601. */
  sentAt: string;
}

/**
 * A proposal as a brochure. It contains no link to its page: the file is passed on more easily than the page, and is
 * the same for all links.
 */
export function toProposalBrochure(
  proposal: ProposalPage,
  { wording, company, brand, siteUrl, sentAt }: Options,
): Brochure {
  const { locale } = wording;
  const t = createTranslate(locale, serverMessages(locale, "proposal"));
  const brochureMessages = brochureTranslate(wording);
  const { title, traveller, party, dates, days, countries, reference, number } = proposal;
  const [cover, vista, ...others] = proposal.pictures.flatMap((each) =>
    toBrochurePicture(each, title),
  );
  const pair = others.length < 2 ? [] : others.slice(0, 2);
  const svg = routeMapSvg(
    proposal.route.days,
    locale,
    "light",
    proposal.route.countries,
    brand.palette.light,
  );
  const version = t("proposal.version", { ref: reference, n: number });
  const valid = t("proposal.valid", { date: proposal.validUntil });
  const facts = [
    { label: t("proposal.dates"), value: dates ?? t("proposal.dates.open") },
    {
      label: t("proposal.duration"),
      value: days.length > 0 ? brochureMessages.count("entries.days", days.length) : "",
    },
    { label: t("proposal.party"), value: party },
    { label: t("proposal.total"), value: proposal.total },
    { label: t("proposal.countries"), value: countries.join(", ") },
  ].filter(({ value }) => value);
  const notes = [
    {
      label: t("proposal.options"),
      paragraphs: proposal.options.map(({ label, amount }) => `${label}: ${amount}`),
    },
    { label: t("proposal.deposit.title"), paragraphs: [depositText(proposal, t) ?? "", valid] },
    { label: t("proposal.terms"), paragraphs: paragraphs(proposal.terms) },
  ].map(({ label, paragraphs: all }) => ({ label, paragraphs: all.filter(Boolean) }));
  const contact = contactOf({
    ...{ t: brochureMessages, locale, company },
    ...{ url: siteUrl, changed: sentAt },
  });
  return {
    lang: locale,
    title,
    place: t("proposal.for", { name: traveller }),
    summary: `${version}. ${valid}.`,
    company: company.name,
    ...(brand.version && { brand: styleOf(brand) }),
    changed: sentAt,
    cover,
    vista,
    pair,
    back: others[pair.length],
    facts,
    journey: {
      heading: brochureMessages("tour.journey"),
      paragraphs: paragraphs(proposal.letter.trim() ? proposal.letter : party),
    },
    ...(svg && {
      map: {
        heading: t("proposal.map"),
        svg,
        alt: labelOf(
          toStops(proposal.route.days),
          createTranslate(locale, serverMessages(locale, "routeMap")),
        ),
      },
    }),
    days: {
      heading: t("proposal.days"),
      list: days.map(({ date, isoDate: _, ...day }) => {
        const printed = dayOf(day, brochureMessages);
        const when = date ? [{ label: t("proposal.dates.one"), value: date }] : [];
        return { ...printed, notes: [...when, ...printed.notes] };
      }),
    },
    prices: {
      heading: t("proposal.price"),
      from: { label: t("proposal.total"), value: proposal.total },
      ...(proposal.lines.length > 0 && {
        table: {
          columns: [t("proposal.price.item"), t("proposal.price.each"), t("proposal.price.amount")],
          rows: proposal.lines.map(({ label, calculation, amount }) => ({
            name: label,
            months: "",
            prices: [calculation, amount],
          })),
        },
      }),
      notes: notes.filter((note) => note.paragraphs.length > 0),
    },
    services: [
      {
        heading: brochureMessages("entries.included"),
        marks: "in",
        items: proposal.included,
      },
      {
        heading: brochureMessages("entries.excluded"),
        marks: "out",
        items: proposal.excluded,
      },
    ],
    practical: { heading: "", kinds: [] },
    climate: { heading: "", places: [] },
    contact: {
      ...contact,
      text: "",
      web: { ...contact.web, label: t("proposal.web") },
      note: `${version}. ${valid}.`,
    },
  };
}
