import { type Locale, locales } from "#shared/locales.ts";
import { consent } from "~/consent/messages";
import { thirdParties } from "~/consent/third-parties.messages";
import { enquiry } from "~/enquiry/messages";
import { entriesBody } from "~/entries/body.messages";
import { entries } from "~/entries/messages";
import { common } from "~/layout/messages";
import { paging } from "~/lists/messages";
import { about } from "~/pages/about/messages";
import { blog } from "~/pages/blog/messages";
import { contact } from "~/pages/contact/messages";
import { destinationBody } from "~/pages/destination/body.messages";
import { climate } from "~/pages/destination/climate/messages";
import { destination } from "~/pages/destination/messages";
import { destinations } from "~/pages/destinations/messages";
import { home } from "~/pages/home/messages";
import { privacy } from "~/pages/privacy/messages";
import { search } from "~/pages/search/messages";
import { tourBody } from "~/pages/tour/body.messages";
import { brochure } from "~/pages/tour/brochure/messages";
import { tour } from "~/pages/tour/messages";
import { routeMap } from "~/pages/tour/route-map/messages";
import { tours } from "~/pages/tours/messages";
import { closing } from "~/ui/closing.messages";

const namespaces = {
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
  brochure,
  tourBody,
  blog,
  contact,
  enquiry,
  entries,
  entriesBody,
  privacy,
  search,
  paging,
  closing,
  consent,
  thirdParties,
};

/** The strings of one language that a page brought with it, by key. */
export type Messages = Readonly<Record<string, string>>;

export type Namespace = keyof typeof namespaces;
export const namespaceNames = Object.keys(namespaces) as Namespace[];
type KeyOf<T> = T extends unknown ? keyof T : never;
export type MessageKey = KeyOf<(typeof namespaces)[Namespace]>;
export type PluralKey = MessageKey extends infer K
  ? K extends `${infer Base}_other`
    ? Base
    : never
  : never;

/** A price stays on one line; French keeps its high punctuation and its thousands on that of the word before. */
function typeset(text: string, locale: Locale): string {
  const priced = text.replace(/(\d) (US\$|\$US)/g, "$1\u00a0$2");
  if (locale !== "fr") return priced;
  return priced
    .replace(/ ([:;?!»])/g, "\u00a0$1")
    .replace(/« /g, "«\u00a0")
    .replace(/(\d) (\d{3})/g, "$1\u202f$2");
}

const catalogues = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Object.fromEntries(
      Object.entries(namespaces).map(([name, rows]) => [
        name,
        Object.fromEntries(
          Object.entries(rows).map(([key, row]) => [key, typeset(row[locale], locale)]),
        ),
      ]),
    ),
  ]),
) as Record<Locale, Record<Namespace, Messages>>;

/** Heads are written by the server alone: what they say is not part of any page. */
const ofHead = /(?:^|\.)meta\./;
const inPages = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Object.fromEntries(
      Object.entries(catalogues[locale]).map(([name, messages]) => [
        name,
        Object.fromEntries(Object.entries(messages).filter(([key]) => !ofHead.test(key))),
      ]),
    ),
  ]),
) as typeof catalogues;

/**
 * The strings that a page needs, for its loader to return as `messages`. They travel with the
 * page's data instead of in its JavaScript, so that a visitor never downloads the other languages.
 */
export function clientMessages(locale: Locale, namespace: Namespace): Messages {
  return inPages[locale][namespace];
}

/** All strings of a namespace, for what the server itself writes. */
export function serverMessages(locale: Locale, namespace: Namespace): Messages {
  return catalogues[locale][namespace];
}
