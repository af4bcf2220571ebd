import type { guestReviews } from "../../../content/types/guest-reviews.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  guest: "Claire et Antoine (exemple)",
  origin: {
    es: "Lyon, Francia",
    en: "Lyon, France",
    fr: "Lyon, France",
  },
  language: "fr",
  text: {
    es: `Trece días en los que el río decidía el horario. Pedimos más canoa y menos coche, y al día siguiente ya estaba cambiado. El último vuelo se retrasó cuatro horas; alguien de la oficina nos tuvo informados todo el rato.
Texto de ejemplo, inventado para la demostración.`,
    en: `Thirteen days in which the river set the timetable. We asked for more canoe and less car, and by the next day it had been changed. The last flight was four hours late; somebody at the office kept us informed throughout.
Sample text, invented for the demonstration.`,
    fr: `Treize jours où c’est le fleuve qui fixait l’horaire. Nous avons demandé plus de canoë et moins de voiture ; le lendemain, c’était fait. Le dernier vol a eu quatre heures de retard ; quelqu’un du bureau nous a tenus au courant tout du long.
Texte d’exemple, inventé pour la démonstration.`,
  },
  travelled_on: "2025-09-14",
  received_on: "2025-10-20",
  tour_ids: ["el-zambeze-sin-prisa"],
  source: "direct",
  consent: true,
  is_active: true,
  slug: "ejemplo-claire-et-antoine",
} satisfies Omit<SeedOf<typeof guestReviews>, "source_url">;
