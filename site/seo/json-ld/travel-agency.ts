import { companyListing, company as first } from "#shared/company.ts";
import { intlLocales } from "#shared/locales.ts";
import type { PageContext } from "~/seo/page-context";
import type { JsonLd } from "./json-ld";

/** The name under which every page's data speaks of the one company. */
const idOf = (siteUrl: string) => `${siteUrl}/#organization`;

/** The company in a few words, where another thing only refers to it. */
export function agencyReference({ siteUrl, company }: PageContext): JsonLd {
  return {
    "@type": "TravelAgency",
    "@id": idOf(siteUrl),
    name: company.name,
    url: `${siteUrl}/`,
    logo: logo(siteUrl),
  };
}

/** What a page says of the company beyond its plain facts; the readings differ by page (§1). */
export interface AgencyDetails {
  description: string;
  foundingDate?: string;
  contactPoint?: JsonLd;
}

export function travelAgency(page: PageContext, details: AgencyDetails): JsonLd {
  const { company } = page;
  const { geo } = companyListing;
  const countries = new Intl.DisplayNames(intlLocales[page.locale], { type: "region" });
  return {
    ...agencyReference(page),
    // What is only written down here is said of nobody else, and of no other place.
    legalName: company.name === first.name ? companyListing.legalName : undefined,
    image: `${page.siteUrl}/og-image.jpg`,
    telephone: company.phone.international,
    email: company.email,
    priceRange: companyListing.priceRange,
    currenciesAccepted: "USD",
    address: {
      "@type": "PostalAddress",
      streetAddress: company.street || undefined,
      addressLocality: company.city || undefined,
      addressRegion: company.region || undefined,
      postalCode: company.postalCode || undefined,
      addressCountry: (company.countryCode ?? company.country) || undefined,
    },
    geo: company.isAtListedAddress
      ? { "@type": "GeoCoordinates", latitude: geo.latitude, longitude: geo.longitude }
      : undefined,
    openingHoursSpecification: company.openingHours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days,
      opens,
      closes,
    })),
    areaServed: companyListing.countries.map((code) => ({
      "@type": "Country",
      name: countries.of(code) ?? code,
      identifier: code,
    })),
    knowsLanguage: [...companyListing.languages],
    sameAs: [...company.networks, ...company.reviewSites].map(({ href }) => href),
    ...details,
  };
}

function logo(siteUrl: string): JsonLd {
  return { "@type": "ImageObject", url: `${siteUrl}/icon-512.png`, width: 512, height: 512 };
}
