import type { Brochure, BrochureDay, BrochureFact, BrochurePicture } from "#shared/brochure.ts";
import { company as firstCompany } from "#shared/company.ts";
import { intlLocales, type Locale } from "#shared/locales.ts";
import { imageKey } from "#shared/pictures/image-details.ts";
import { dayFacts } from "~/entries/day-facts";
import type { Day } from "~/entries/days.server";
import type { Company } from "~/entries/settings.server";
import { wordsFor } from "~/i18n/catalogue.server";
import { dateFormat } from "~/i18n/intl";
import { createTranslate, type Translate } from "~/i18n/translate";
import type { Picture } from "~/pictures/picture";
import { factsOf } from "../facts";
import { labelOf } from "../route-map/figure.server";
import { routeMapSvg } from "../route-map/route-map.server";
import { toStops } from "../route-map/stops";
import { toTerms } from "../terms.server";
import type { TourPage } from "../tour-page.server";
import { climateOf, kindsOf } from "./places.server";
import { pricesOf } from "./prices.server";
import type { BrochureTour } from "./queries.server";
import { line, paragraphs, said } from "./words";

interface Options {
  locale: Locale;
  company: Company;
  /** The tour's page. */
  url: string;
}

/** The words that a brochure is made of. */
export function brochureWords(locale: Locale): Translate {
  return createTranslate(locale, {
    ...wordsFor(locale, "tour"),
    ...wordsFor(locale, "tourBody"),
    ...wordsFor(locale, "entries"),
    ...wordsFor(locale, "entriesBody"),
    ...wordsFor(locale, "brochure"),
    ...wordsFor(locale, "climate"),
  });
}

/** What stands in a tour's brochure, in one language. */
export function toBrochure(whole: BrochureTour, { locale, company, url }: Options): Brochure {
  const t = brochureWords(locale);
  const { tour, places, changed } = whole;
  const { lang } = tour;
  const [cover, vista, ...others] = tour.pictures.flatMap((each) => printed(each, tour.name));
  const pair = others.length < 2 ? [] : others.slice(0, 2);
  return {
    lang: locale,
    title: said(tour.name, lang?.name),
    place: said(tour.destination, lang?.destination),
    summary: said(tour.shortDescription.replace(/\s+/g, " ").trim(), lang?.shortDescription),
    company: company.name,
    changed,
    cover,
    vista,
    pair,
    back: others[pair.length],
    facts: factsIn(tour, t),
    journey: {
      heading: t("tour.journey"),
      paragraphs: paragraphs(tour.fullDescription, lang?.fullDescription),
    },
    ...mapOf(whole, locale, t),
    days: { heading: t("tour.days"), list: tour.itinerary.map((day) => dayOf(day, t)) },
    prices: pricesOf(tour, toTerms({ company, locale }), t),
    services: [
      {
        heading: t("entries.included"),
        marks: "in",
        items: tour.included.map((each) => said(each, lang?.included)),
      },
      {
        heading: t("entries.excluded"),
        marks: "out",
        items: tour.excluded.map((each) => said(each, lang?.excluded)),
      },
    ],
    practical: { heading: t("tour.practical"), kinds: kindsOf(places, t) },
    climate: { heading: t("brochure.climate"), places: climateOf(places, locale, t) },
    contact: contactOf({ t, locale, company, url, changed }),
  };
}

/** What decides at first stands on the cover: the first four. */
const onCover = ["duration", "group", "style", "months"];

function factsIn(tour: TourPage, t: Translate): BrochureFact[] {
  // The place stands above the name.
  const facts = factsOf(tour, t).filter(({ id }) => id !== "destination");
  const printedFacts = facts.map(({ id, label, text, lang, to, note }) => ({
    id,
    label,
    value: line(said(text, lang), to && " – ", to && said(to.text, to.lang), note && ` (${note})`),
  }));
  const first = printedFacts.filter(({ id }) => onCover.includes(id)).slice(0, 3);
  const rest = printedFacts.filter((fact) => !first.includes(fact));
  const from = { label: t("brochure.from"), value: tour.priceText };
  return [...first, from, ...rest].map(({ label, value }) => ({ label, value }));
}

/** A picture elsewhere is none of ours to print. */
function printed({ src, alt, lang, at = "50% 50%" }: Picture, name: string): BrochurePicture[] {
  const key = imageKey(src);
  if (key === undefined) return [];
  const [x = 50, y = 50] = at.split(" ").map((part) => Number.parseFloat(part));
  // Of a picture that nobody has described it is said whose it is, as one without words decorates.
  return [{ key, alt: said(alt ?? name, lang), focus: { x: x / 100, y: y / 100 } }];
}

function mapOf({ route: { days, countries } }: BrochureTour, locale: Locale, t: Translate) {
  const svg = routeMapSvg(days, locale, "light", countries);
  if (!svg) return undefined;
  const alt = labelOf(toStops(days), wordsFor(locale, "routeMap"));
  return { map: { heading: t("tour.map"), svg, alt } };
}

function dayOf({ heading, text, ...day }: Day, t: Translate): BrochureDay {
  return {
    label: t("days.day"),
    number: String(day.day),
    ...(heading && { title: said(heading.text, heading.lang) }),
    paragraphs: text ? paragraphs(text.text, text.lang) : [],
    notes: dayFacts(day, t).map(({ label, said: { text, lang }, more }) => ({
      label,
      value: line(said(text, lang), more && ` (${more})`),
    })),
  };
}

interface Contact extends Options {
  t: Translate;
  changed: string;
}

function contactOf({ t, locale, company, url, changed }: Contact): Brochure["contact"] {
  const date = dateFormat(intlLocales[locale], {
    dateStyle: "long",
    timeZone: firstCompany.timeZone,
  }).format(new Date(changed));
  return {
    heading: t("brochure.contact"),
    text: t("tour.enquiry.text"),
    lines: [
      {
        label: t("brochure.phone"),
        value: company.phone.display,
        href: `tel:${company.phone.international}`,
      },
      { label: t("brochure.mail"), value: company.email, href: `mailto:${company.email}` },
      ...(company.whatsapp
        ? [
            {
              label: t("entries.whatsapp"),
              value: `+${company.whatsapp}`,
              href: `https://wa.me/${company.whatsapp}`,
            },
          ]
        : []),
      ...(company.address.length > 0
        ? [{ label: t("brochure.address"), value: company.address.join(", ") }]
        : []),
    ],
    web: { label: t("brochure.web"), value: url.replace(/^https?:\/\//, ""), href: url },
    note: t("brochure.note", { date }),
  };
}
