import type { BrandPictureName } from "#shared/brand/brand-pictures.ts";
import { type Locale, locales } from "#shared/locales.ts";
import { consent } from "~/consent/messages";
import { thirdParties } from "~/consent/third-parties.messages";
import { enquiry } from "~/enquiry/messages";
import { tripFields } from "~/enquiry/trip-fields.messages";
import { entriesBody } from "~/entries/body.messages";
import { entries } from "~/entries/messages";
import { llms } from "~/feeds/messages";
import { common } from "~/layout/messages";
import { paging } from "~/lists/messages";
import { about } from "~/pages/about/messages";
import { blog } from "~/pages/blog/messages";
import { contact } from "~/pages/contact/messages";
import { departures } from "~/pages/departures/messages";
import { destinationBody } from "~/pages/destination/body.messages";
import { climate } from "~/pages/destination/climate/messages";
import { destination } from "~/pages/destination/messages";
import { destinations } from "~/pages/destinations/messages";
import { faq } from "~/pages/faq/messages";
import { guides, guidesBody } from "~/pages/guides/messages";
import { home } from "~/pages/home/messages";
import { legal } from "~/pages/legal/messages";
import { privacyLegal } from "~/pages/privacy/legal.messages";
import { privacy } from "~/pages/privacy/messages";
import { privacyText } from "~/pages/privacy/text.messages";
import { proposal } from "~/pages/proposal/messages";
import { reviews } from "~/pages/reviews/messages";
import { search } from "~/pages/search/messages";
import { tourBody } from "~/pages/tour/body.messages";
import { brochure } from "~/pages/tour/brochure/messages";
import { estimate } from "~/pages/tour/estimate/messages";
import { tour } from "~/pages/tour/messages";
import { routeMap } from "~/pages/tour/route-map/messages";
import { tours } from "~/pages/tours/messages";
import { closing } from "~/ui/closing.messages";
import { fillFacts, type Wording } from "./facts.server";
import type { Catalogues, Messages } from "./message-table";

export const namespaces = {
  common,
  home,
  about,
  destinations,
  destination,
  destinationBody,
  tours,
  climate,
  routeMap,
  tour,
  estimate,
  brochure,
  tourBody,
  blog,
  contact,
  departures,
  enquiry,
  tripFields,
  entries,
  entriesBody,
  guides,
  guidesBody,
  legal,
  privacy,
  privacyText: { ...privacyText, ...privacyLegal },
  search,
  paging,
  closing,
  consent,
  thirdParties,
  llms,
  faq,
  reviews,
  proposal,
};

/** Namespaces whose texts mention facts of the company and its tours, or may be replaced by the owner. */
export const wordingNamespaces = [
  "common",
  "home",
  "about",
  "destinations",
  "destination",
  "destinationBody",
  "tours",
  "tour",
  "tourBody",
  "blog",
  "contact",
  "enquiry",
  "search",
  "closing",
  "reviews",
] as const satisfies (keyof typeof namespaces)[];

/** Texts about the invented company, and what other companies show unless their owner has written something else. */
const demonstrationTexts: ReadonlyMap<string, string> = new Map<MessageKey, string>([
  ["home.fruit.alt", ""],
  ["home.fruit.caption", ""],
  ["footer.motto", ""],
  ["footer.rights", "© {year} {name}."],
]);

/** Texts about drawn scenes: not shown with an own picture, unless the owner has written something else. */
const sceneTexts: ReadonlyMap<string, BrandPictureName> = new Map<MessageKey, BrandPictureName>([
  ["home.vista.label", "vista"],
  ["home.vista.text", "vista"],
  ["about.camp.place", "about"],
  ["about.camp.hour", "about"],
  ["about.car.place", "story"],
  ["about.car.hour", "story"],
  ["contact.picture.place", "contact"],
  ["contact.picture.hour", "contact"],
]);

export type Namespace = keyof typeof namespaces;
/** Namespaces whose texts depend on the language alone. */
export type PlainNamespace = Exclude<Namespace, (typeof wordingNamespaces)[number]>;
export const namespaceNames = Object.keys(namespaces) as Namespace[];
type KeyOf<T> = T extends unknown ? keyof T : never;
export type MessageKey = KeyOf<(typeof namespaces)[Namespace]>;
export type PluralKey = MessageKey extends infer K
  ? K extends `${infer Base}_other`
    ? Base
    : never
  : never;

/**
 * Inserts non-breaking spaces: within prices, and in French before high punctuation and between
 * thousands.
 */
function typeset(text: string, locale: Locale): string {
  const priced = text.replace(/(\d) (US\$|\$US)/g, "$1\u00a0$2");
  if (locale !== "fr") return priced;
  return priced
    .replace(/ ([:;?!»])/g, "\u00a0$1")
    .replace(/« /g, "«\u00a0")
    .replace(/(\d) (\d{3})/g, "$1\u202f$2");
}

/** Words that replace those of the code, by key. */
export type Overrides = ReadonlyMap<string, Partial<Record<Locale, string>>>;

/** Messages for the document's head are not sent to the browser as data. */
const headKey = /(?:^|\.)meta\./;

/** Builds the messages of all namespaces and languages. */
export function buildCatalogues(overrides: Overrides): Catalogues {
  const build = (isIncluded: (key: string) => boolean) =>
    Object.fromEntries(
      locales.map((locale) => [
        locale,
        Object.fromEntries(
          Object.entries(namespaces).map(([name, rows]) => [
            name,
            Object.fromEntries(
              Object.entries(rows)
                .filter(([key]) => isIncluded(key))
                .map(([key, row]) => [
                  key,
                  typeset(overrides.get(key)?.[locale] ?? row[locale], locale),
                ]),
            ),
          ]),
        ),
      ]),
    ) as Catalogues["server"];
  return { server: build(() => true), client: build((key) => !headKey.test(key)) };
}

const defaultCatalogues = buildCatalogues(new Map());

/**
 * Messages for the browser, returned by a loader as `messages`. They are part of the page's data,
 * so that a visitor downloads only one language.
 */
export function clientMessages(wording: Wording, namespace: Namespace): Messages;
export function clientMessages(locale: Locale, namespace: PlainNamespace): Messages;
export function clientMessages(given: Wording | Locale, namespace: Namespace): Messages {
  return messagesOf("client", given, namespace);
}

/** Messages for the server: all of a namespace, including those for heads. */
export function serverMessages(wording: Wording, namespace: Namespace): Messages;
export function serverMessages(locale: Locale, namespace: PlainNamespace): Messages;
export function serverMessages(given: Wording | Locale, namespace: Namespace): Messages {
  return messagesOf("server", given, namespace);
}

function messagesOf(
  side: keyof Catalogues,
  given: Wording | Locale,
  namespace: Namespace,
): Messages {
  if (typeof given === "string") return defaultCatalogues[side][given][namespace] ?? {};
  const { catalogues = defaultCatalogues } = given;
  const messages = catalogues[side][given.locale][namespace] ?? {};
  if (!wordingNamespaces.some((name) => name === namespace)) return messages;
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => {
      const isOwn = text !== defaultCatalogues[side][given.locale][namespace]?.[key];
      const shown = isOwn ? text : codeText(key, text, given);
      return [key, fillFacts(shown, given.facts)];
    }),
  );
}

/** A text that the owner has not replaced. */
function codeText(key: string, text: string, { isDemonstration, ownPictures }: Wording): string {
  const scene = sceneTexts.get(key);
  if (scene && ownPictures.includes(scene)) return "";
  return isDemonstration ? text : (demonstrationTexts.get(key) ?? text);
}
