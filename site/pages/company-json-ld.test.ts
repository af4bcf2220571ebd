import { describe, expect, it } from "vitest";
import { locales } from "#shared/locales.ts";
import { headInput, readHead, testSite } from "~/seo/test-page";
import { aboutHead } from "./about/head.server";
import { contactHead } from "./contact/head.server";
import { homeHead } from "./home/head.server";

const years = { es: "14 años", en: "14 years", fr: "14 ans" };

describe.each(locales)("structured data of the company in %s", (locale) => {
  it("B2: home describes the site and the agency with 14 years of service", () => {
    const { data } = readHead(homeHead(headInput(`/${locale}`, locale)));
    const [site, agency] = data;
    expect(site).toMatchObject({ "@type": "WebSite", url: `${testSite}/`, inLanguage: locales });
    expect(agency["@type"]).toBe("TravelAgency");
    expect(agency.description).toContain(years[locale]);
    expect(agency).not.toHaveProperty("foundingDate");
    expect(site.publisher["@id"]).toBe(agency["@id"]);
  });

  it("C4: about describes the agency, founded 2010, 14 years", () => {
    const { data } = readHead(aboutHead(headInput(`/${locale}/about`, locale)));
    const agency = data[0].mainEntity;
    expect(agency["@type"]).toBe("TravelAgency");
    expect(agency.foundingDate).toBe("2010");
    expect(agency.description).toContain("2010");
    expect(agency.description).toContain(years[locale]);
  });

  it("G9: contact describes a contact page of a travel agency", () => {
    const { data } = readHead(contactHead(headInput(`/${locale}/contact`, locale)));
    expect(data[0]).toMatchObject({
      "@type": "ContactPage",
      url: `${testSite}/${locale}/contact`,
      inLanguage: locale,
    });
    const agency = data[0].mainEntity;
    expect(agency.description).toContain(years[locale]);
    expect(agency.contactPoint).toMatchObject({
      "@type": "ContactPoint",
      availableLanguage: locales,
    });
  });
});

it("G9: the agency's facts come from the company configuration", () => {
  const { data } = readHead(homeHead(headInput("/en", "en")));
  const agency = data[1];
  expect(agency).toMatchObject({
    "@id": `${testSite}/#organization`,
    name: "Tsamma Safaris",
    telephone: "+27110000000",
    address: { "@type": "PostalAddress", addressLocality: "Johannesburg", addressCountry: "ZA" },
    knowsLanguage: ["es", "en", "fr"],
    openingHoursSpecification: [
      { opens: "08:00", closes: "17:00" },
      { dayOfWeek: ["Saturday"], opens: "09:00", closes: "13:00" },
    ],
  });
  expect(agency.areaServed.map((country: { name: string }) => country.name)).toEqual([
    "Namibia",
    "Botswana",
    "Zimbabwe",
    "South Africa",
    "Zambia",
    "Lesotho",
  ]);
  expect(agency.sameAs).toHaveLength(5);
  expect(JSON.stringify(data)).not.toMatch(/aggregateRating|"review"/i);
});
