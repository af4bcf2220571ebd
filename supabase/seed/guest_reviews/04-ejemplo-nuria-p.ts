import type { guestReviews } from "../../../content/types/guest-reviews.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  guest: "Núria P. (ejemplo)",
  origin: {
    es: "Girona, España",
    en: "Girona, Spain",
    fr: "Gérone, Espagne",
  },
  language: "es",
  text: {
    es: `Catorce días de pista son muchos kilómetros, y lo dijeron antes de reservar. A cambio, los elefantes del Hoanib pasaron a veinte metros y nadie habló durante media hora.
Palabras de ejemplo: así se verán las de los viajeros de verdad.`,
    en: `Fourteen days of gravel is a lot of kilometres, and they said so before we booked. In return, the Hoanib elephants went by twenty metres away, and nobody spoke for half an hour.
Example words: those of real guests will look like this.`,
    fr: `Quatorze jours de piste, cela fait beaucoup de kilomètres, et on nous l’avait dit avant la réservation. En échange, les éléphants du Hoanib sont passés à vingt mètres et personne n’a parlé pendant une demi-heure.
Propos d’exemple : ceux des vrais voyageurs auront cet aspect.`,
  },
  travelled_on: "2025-08-22",
  received_on: "2025-09-15",
  tour_ids: ["dunas-y-elefantes-del-desierto"],
  source: "direct",
  consent: true,
  is_active: true,
  slug: "ejemplo-nuria-p",
} satisfies Omit<SeedOf<typeof guestReviews>, "source_url">;
