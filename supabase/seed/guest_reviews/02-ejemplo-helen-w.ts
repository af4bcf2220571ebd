import type { guestReviews } from "../../../content/types/guest-reviews.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  guest: "Helen W. (example)",
  origin: {
    es: "Leeds, Reino Unido",
    en: "Leeds, United Kingdom",
    fr: "Leeds, Royaume-Uni",
  },
  language: "en",
  text: {
    es: `Dos noches en la isla sin otra luz que la hoguera. El barquero oyó al león antes que nadie y nos lo contó en voz baja. La carretera a Savuti es tan mala como avisan, y merece la pena.
Un ejemplo escrito para la demostración.`,
    en: `Two nights on the island with no light but the fire. The poler heard the lion before any of us and told us about it in a whisper. The road to Savuti is as bad as they warn you, and worth it.
An example written for the demonstration.`,
    fr: `Deux nuits sur l’île sans autre lumière que le feu. Le piroguier a entendu le lion avant tout le monde et nous l’a dit à voix basse. La piste de Savuti est aussi mauvaise qu’on vous l’annonce, et elle en vaut la peine.
Un exemple écrit pour la démonstration.`,
  },
  travelled_on: "2026-06-03",
  received_on: "2026-06-29",
  tour_ids: ["el-delta-en-mokoro"],
  source: "direct",
  consent: true,
  is_active: true,
  slug: "ejemplo-helen-w",
} satisfies Omit<SeedOf<typeof guestReviews>, "source_url">;
