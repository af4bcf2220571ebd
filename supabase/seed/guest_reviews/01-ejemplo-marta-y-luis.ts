import type { guestReviews } from "../../../content/types/guest-reviews.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  guest: "Marta y Luis (ejemplo)",
  origin: {
    es: "Valencia, España",
    en: "Valencia, Spain",
    fr: "Valence, Espagne",
  },
  language: "es",
  text: {
    es: `Fuimos con dos niños de siete y diez años y volvimos con dos rastreadores. Nuestra guía les dejó llevar el mapa y nunca tuvo prisa. La tienda era mejor de lo que esperábamos; las mañanas de julio, más frías.
Esta reseña es un ejemplo de la demostración.`,
    en: `We went with two children of seven and ten and came back with two trackers. Our guide let them carry the map and was never in a hurry. The tent was better than we expected; the July mornings were colder.
This review is an example of the demonstration.`,
    fr: `Nous sommes partis avec deux enfants de sept et dix ans et revenus avec deux pisteurs. Notre guide leur a confié la carte et n’était jamais pressée. La tente était mieux que prévu ; les matins de juillet, plus froids.
Cet avis est un exemple de la démonstration.`,
  },
  travelled_on: "2026-07-11",
  received_on: "2026-08-02",
  tour_ids: ["kruger-bajo-la-lona"],
  source: "direct",
  consent: true,
  is_active: true,
  slug: "ejemplo-marta-y-luis",
} satisfies Omit<SeedOf<typeof guestReviews>, "source_url">;
