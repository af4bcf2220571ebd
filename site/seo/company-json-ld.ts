/** Structured data of the company and its website. */

import type { ContactPoint, ImageObject, TravelAgencyLeaf, WebSiteLeaf } from "schema-dts";
import { companyListing, company as first } from "#shared/company.ts";
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
  foundingDate?: string;
  contactPoint?: ContactPoint;
}

export function travelAgency(page: PageContext, details: AgencyDetails): TravelAgencyLeaf {
  const { company } = page;
  const { geo } = companyListing;
  const countries = new Intl.DisplayNames(intlLocales[page.locale], { type: "region" });
  return {
    ...agencyReference(page),
    // These facts hold only for the company and address in code.
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
