import type { Brand } from "#shared/brand/brand.ts";
import { drawingDocument, squared } from "#shared/brand/mark-svg.ts";
import type {
  Brochure,
  BrochureBrand,
  BrochureDay,
  BrochureFact,
  BrochurePicture,
} from "#shared/brochure.ts";
import { intlLocales, type Locale } from "#shared/locales.ts";
import { imageKey } from "#shared/pictures/image-details.ts";
import { dayFacts } from "~/entries/day-facts";
import type { Day } from "~/entries/days.server";
import type { Company } from "~/entries/settings.server";
import { serverMessages } from "~/i18n/catalogue.server";
import type { Wording } from "~/i18n/facts.server";
import { dateFormat } from "~/i18n/intl";
import { createTranslate, type Translate } from "~/i18n/translate";
import type { Picture } from "~/pictures/picture";
import { absoluteUrl } from "~/seo/addresses";
import { factsOf } from "../facts";
import { labelOf } from "../route-map/figure.server";
import { routeMapSvg } from "../route-map/route-map.server";
import { toStops } from "../route-map/stops";
import { toTerms } from "../terms.server";
import type { TourPage } from "../tour-page.server";
import { line, localized, paragraphs, richParagraphs } from "./localized-text";
import { climateOf, practicalTopics } from "./places.server";
import { pricesOf } from "./prices.server";
import type { BrochureTour } from "./queries.server";

interface Options {
  wording: Wording;
  company: Company;
  brand: Brand;
  /** URL of the tour's page. */
  url: string;
}

/** Messages of brochures. */
export function brochureTranslate(wording: Wording): Translate {
  const { locale } = wording;
  return createTranslate(locale, {
    ...serverMessages(wording, "tour"),
    ...serverMessages(wording, "tourBody"),
    ...serverMessages(locale, "entries"),
    ...serverMessages(locale, "entriesBody"),
    ...serverMessages(locale, "brochure"),
    ...serverMessages(locale, "climate"),
  });
}

/** A tour's brochure as data, in one language. */
export function toBrochure(
  brochureTour: BrochureTour,
  { wording, company, brand, url }: Options,
): Brochure {
  const { locale } = wording;
  const t = brochureTranslate(wording);
  const { tour, places, resolveLink, changed } = brochureTour;
  const { lang } = tour;
  const { origin } = new URL(url);
  const linkUrl = (address: string) => {
    const target = resolveLink(address);
    if (!target) return undefined;
    if ("path" in target) return absoluteUrl(origin, target.path, locale);
    return target.href.startsWith("/") ? origin + target.href : target.href;
  };
  const [cover, vista, ...others] = tour.pictures.flatMap((each) =>
    toBrochurePicture(each, tour.name),
  );
  const pair = others.length < 2 ? [] : others.slice(0, 2);
  return {
    lang: locale,
    title: localized(tour.name, lang?.name),
    place: localized(tour.destination, lang?.destination),
    summary: localized(tour.shortDescription.replace(/\s+/g, " ").trim(), lang?.shortDescription),
    company: company.name,
    ...(brand.version && { brand: styleOf(brand) }),
    changed,
    cover,
    vista,
    pair,
    back: others[pair.length],
    facts: factsIn(tour, t),
    journey: {
      heading: t("tour.journey"),
      paragraphs: richParagraphs(
        tour.fullDescription,
        tour.contentFormat,
        linkUrl,
        lang?.fullDescription,
      ),
    },
    ...mapOf(brochureTour, locale, t, brand),
    days: { heading: t("tour.days"), list: tour.itinerary.map((day) => dayOf(day, t)) },
    prices: pricesOf(tour, toTerms({ company, locale }), t),
    services: [
      {
        heading: t("entries.included"),
        marks: "in",
        items: tour.included.map((each) => localized(each, lang?.included)),
      },
      {
        heading: t("entries.excluded"),
        marks: "out",
        items: tour.excluded.map((each) => localized(each, lang?.excluded)),
      },
    ],
    practical: { heading: t("tour.practical"), kinds: practicalTopics(places, t, linkUrl) },
    climate: { heading: t("brochure.climate"), places: climateOf(places, locale, t) },
    contact: contactOf({ t, locale, company, url, changed }),
  };
}

/** Facts on the cover: at most three, with the price as fourth. */
const coverFacts = ["duration", "group", "style", "months"];

function factsIn(tour: TourPage, t: Translate): BrochureFact[] {
  // The destination is printed above the name.
  const facts = factsOf(tour, t).filter(({ id }) => id !== "destination");
  const brochureFacts = facts.map(({ id, label, text, lang, to, note }) => ({
    id,
    label,
    value: line(
      localized(text, lang),
      to && " – ",
      to && localized(to.text, to.lang),
      note && ` (${note})`,
    ),
  }));
  const first = brochureFacts.filter(({ id }) => coverFacts.includes(id)).slice(0, 3);
  const rest = brochureFacts.filter((fact) => !first.includes(fact));
  const from = { label: t("brochure.from"), value: tour.priceText };
  return [...first, from, ...rest].map(({ label, value }) => ({ label, value }));
}

/** Converts a picture for print. External pictures are omitted. */
export function toBrochurePicture(
  { src, alt, lang, at = "50% 50%" }: Picture,
  name: string,
): BrochurePicture[] {
  const key = imageKey(src);
  if (key === undefined) return [];
  const [x = 50, y = 50] = at.split(" ").map((part) => Number.parseFloat(part));
  // Without an alternative text use the tour's name; an empty text would mark the picture as
  // decorative.
  return [{ key, alt: localized(alt ?? name, lang), focus: { x: x / 100, y: y / 100 } }];
}

export function styleOf({ mark, palette: { light } }: Brand): BrochureBrand {
  return {
    colours: light,
    ...(mark && { mark: drawingDocument(squared(mark), light.brand) }),
  };
}

function mapOf(
  { route: { days, countries } }: BrochureTour,
  locale: Locale,
  t: Translate,
  { palette }: Brand,
) {
  const svg = routeMapSvg(days, locale, "light", countries, palette.light);
  if (!svg) return undefined;
  const alt = labelOf(toStops(days), createTranslate(locale, serverMessages(locale, "routeMap")));
  return { map: { heading: t("tour.map"), svg, alt } };
}

export function dayOf({ heading, text, ...day }: Day, t: Translate): BrochureDay {
  return {
    label: t("days.day"),
    number: String(day.day),
    ...(heading && { title: localized(heading.text, heading.lang) }),
    paragraphs: text ? paragraphs(text.text, text.lang) : [],
    notes: dayFacts(day, t).map(({ label, value: { text, lang }, detail }) => ({
      label,
      value: line(localized(text, lang), detail && ` (${detail})`),
    })),
  };
}

interface Contact extends Omit<Options, "brand" | "wording"> {
  locale: Locale;
  t: Translate;
  changed: string;
}

export function contactOf({ t, locale, company, url, changed }: Contact): Brochure["contact"] {
  const date = dateFormat(intlLocales[locale], {
    dateStyle: "long",
    timeZone: company.timeZone,
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
