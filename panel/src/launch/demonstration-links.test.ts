import { expect, test } from "vitest";
import { withoutDemonstrationLinks } from "./demonstration-links";

const own = {
  networks: [{ name: "Instagram", href: "https://www.instagram.com/boma", icon: "instagram" }],
  review_sites: [{ name: "Google", href: "https://maps.example.com/boma" }],
  partners: [{ name: "Field Guides Association", logo: "partners/fgasa.png", href: "" }],
};

test("M25: of the invented networks, review sites and partners none stays, and of the owner's all", () => {
  const invented = {
    networks: [{ name: "YouTube", href: "https://www.youtube.com/@tsamma.example", icon: null }],
    review_sites: [
      { name: "TravelRoll (demo)", href: "https://travelroll.example/tsamma-safaris" },
    ],
    partners: [{ name: "TravelRoll", logo: "partner-3", href: "" }],
  };
  const both = Object.fromEntries(
    Object.entries(invented).map(([name, items]) => [
      name,
      [...items, ...own[name as keyof typeof own]],
    ]),
  );
  expect(withoutDemonstrationLinks({ ...both, company_name: "Boma" })).toEqual(own);
  expect(withoutDemonstrationLinks(own)).toEqual({});
  expect(withoutDemonstrationLinks({ networks: null, partners: "?" })).toEqual({});
});
