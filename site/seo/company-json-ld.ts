import { brandFile } from "#shared/brand/brand-files.ts";
/** Structured data of the company and its website. */

import type {
  ContactPoint,
  ImageObject,
  PropertyValueLeaf,
  TravelAgencyLeaf,
  WebSiteLeaf,
} from "schema-dts";
import { intlLocales, locales } from "#shared/locales.ts";
import type { PageContext } from "~/seo/page-context";

/** `@id` of the company in all structured data. */
const idOf = (siteUrl: string) => `${siteUrl}/#organization`;

/** Short form of the company, for references. */
export function agencyReference({ siteUrl, company }: PageContext): TravelAgencyLeaf {
  return {
    "@type": "TravelAgency",
    "@id": idOf(siteUrl),
    name: company.name,
    url: `${siteUrl}/`,
    logo: logo(siteUrl),
  };
}

/** Page-specific details of the company (§1). */
export interface AgencyDetails {
  description: string;
  foundingDate?: string | undefined;
  contactPoint?: ContactPoint;
}

export function travelAgency(page: PageContext, details: AgencyDetails): TravelAgencyLeaf {
  const { company, wording } = page;
  const { latitude, longitude } = company;
  const countries = new Intl.DisplayNames(intlLocales[page.locale], { type: "region" });
  return {
    ...agencyReference(page),
    legalName: company.legalName || undefined,
    image: page.siteUrl + brandFile("/og-image.jpg", page.brand),
    telephone: company.phone.international,
    email: company.email,
    priceRange: company.priceRange || undefined,
    currenciesAccepted: "USD",
    address: {
      "@type": "PostalAddress",
      streetAddress: company.street || undefined,
      addressLocality: company.city || undefined,
      addressRegion: company.region || undefined,
      postalCode: company.postalCode || undefined,
      addressCountry: (company.countryCode ?? company.country) || undefined,
    },
    geo:
      latitude === undefined || longitude === undefined
        ? undefined
        : { "@type": "GeoCoordinates", latitude, longitude },
    identifier: company.registrations.length
      ? company.registrations.map(
          ({ name, number }): PropertyValueLeaf => ({
            "@type": "PropertyValue",
            name,
            value: number,
          }),
        )
      : undefined,
    openingHoursSpecification: company.openingHours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days,
      opens,
      closes,
    })),
    areaServed: wording.countries.map((code) => ({
      "@type": "Country",
      name: countries.of(code) ?? code,
      identifier: code,
    })),
    knowsLanguage: [...locales],
    sameAs: [...company.networks, ...company.reviewSites].map(({ href }) => href),
    ...details,
  };
}

function logo(siteUrl: string): ImageObject {
  return { "@type": "ImageObject", url: `${siteUrl}/icon-512.png`, width: "512", height: "512" };
}

export function webSite(page: PageContext): WebSiteLeaf {
  return {
    "@type": "WebSite",
    "@id": `${page.siteUrl}/#website`,
    name: page.company.name,
    url: `${page.siteUrl}/`,
    inLanguage: [...locales],
    publisher: agencyReference(page),
  };
}
