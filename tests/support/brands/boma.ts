import type { Row } from "../../../shared/database.types.ts";

/** A second company, which shares nothing with the demonstration. */
export const boma = {
  brand: {
    short_name: "Boma",
    mark: {
      viewBox: [0, 0, 48, 48],
      shapes: [
        { tag: "polygon", numbers: [24, 4, 44, 42, 4, 42], fill: "current" },
        { tag: "circle", numbers: [24, 30, 6], fill: "#f2c14e" },
      ],
    },
    wordmark: null,
    color_brand: "#2a5fa8",
    color_accent: "#7fb89a",
    color_glow: "#f2c14e",
    color_paper: "#f4f6fa",
    color_ground: "#101c33",
    is_demonstration: false,
  },
  settings: {
    company_name: "Boma & Reed Journeys",
    legal_name: "Boma & Reed Journeys (Pty) Ltd",
    email: "hola@boma.example",
    phone: "+264 61 000 000",
    whatsapp: "26461000000",
    street: "3 Acacia Street",
    city: "Windhoek",
    postal_code: "10001",
    region: "Khomas",
    country: "Namibia",
    country_en: "Namibia",
    country_fr: "Namibie",
    latitude: -22.56,
    longitude: 17.08,
    time_zone: "Africa/Windhoek",
    founded_year: 2018,
    years_of_service: null,
    networks: [
      { name: "Instagram", icon: "instagram", href: "https://www.instagram.com/boma.example" },
    ],
    review_sites: [{ name: "TravelRoll", href: "https://travelroll.example/boma" }],
    partners: [],
  },
} satisfies { brand: Partial<Row<"site_brand">>; settings: Partial<Row<"site_settings">> };
