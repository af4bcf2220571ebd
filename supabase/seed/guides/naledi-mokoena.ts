import type { guides } from "../../../content/types/guides.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "naledi-mokoena",
  name: "Naledi Mokoena",
  role: { es: "Guía jefa", en: "Head guide", fr: "Cheffe des guides" },
  bio: {
    es: `Naledi creció en Kuruman, al borde del Kalahari, y aprendió las plantas antes que las letras. Estudió botánica en Bloemfontein, se aburrió del herbario y pidió trabajo de conductora para poder seguir fuera.
Lleva los viajes de Namibia y del desierto. Si el coche se para en mitad de la nada, casi siempre es ella, que ha visto una flor.`,
    en: `Naledi grew up in Kuruman, on the edge of the Kalahari, and learned the plants before the alphabet. She read botany in Bloemfontein, tired of the herbarium and asked for a job as a driver so that she could stay outdoors.
She leads the journeys in Namibia and the desert. If the car stops in the middle of nowhere, it is usually Naledi, who has seen a flower.`,
    fr: `Naledi a grandi à Kuruman, au bord du Kalahari, et a su les plantes avant les lettres. Elle a étudié la botanique à Bloemfontein, s’est lassée de l’herbier et a demandé un poste de chauffeuse pour rester dehors.
Elle mène les voyages de Namibie et du désert. Quand la voiture s’arrête au milieu de nulle part, c’est presque toujours elle, qui a vu une fleur.`,
  },
  languages: ["en", "tn", "af", "es"],
  licence: "FGASA 000000",
  since_year: 2009,
  countries: ["NA", "ZA", "BW"],
  tour_ids: [
    "dunas-y-elefantes-del-desierto",
    "el-kalahari-de-la-sal-a-la-arena",
    "el-sur-del-namib-y-el-fish-river",
  ],
  position: 1,
} satisfies SeedOf<typeof guides>;
