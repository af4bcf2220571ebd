import type { guides } from "../../../content/types/guides.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "tendai-ncube",
  name: "Tendai Ncube",
  role: { es: "Guía de safaris a pie", en: "Walking guide", fr: "Guide de safari à pied" },
  bio: {
    es: `Tendai pasó ocho años de aprendiz en Hwange antes de que le dejaran llevar un grupo a pie: así se hace en Zimbabue, y él lo cuenta como quien habla de la mili y de la universidad a la vez.
Camina despacio y habla bajo. De noche, junto a la charca, reconoce a cada elefanta por las orejas y se equivoca menos de lo que dice.`,
    en: `Tendai spent eight years as a learner in Hwange before he was allowed to lead a group on foot. That is how Zimbabwe does it, and he speaks of it as other people speak of the army and of university at once.
He walks slowly and talks quietly. At night, beside the waterhole, he knows each cow elephant by her ears, and is wrong less often than he claims.`,
    fr: `Tendai a passé huit ans en apprentissage à Hwange avant d’avoir le droit de mener un groupe à pied : c’est la règle au Zimbabwe, et il en parle comme d’autres de l’armée et de la faculté réunies.
Il marche lentement et parle bas. La nuit, au bord du point d’eau, il reconnaît chaque éléphante à ses oreilles et se trompe moins qu’il ne le dit.`,
  },
  languages: ["en", "nd", "sn", "fr"],
  licence: "ZPGA 0000",
  since_year: 2006,
  countries: ["ZW", "ZM", "BW"],
  tour_ids: [
    "el-zambeze-sin-prisa",
    "hwange-y-mana-pools-a-pie",
    "dos-valles-luangwa-y-bajo-zambeze",
    "el-delta-en-mokoro",
  ],
  position: 2,
} satisfies SeedOf<typeof guides>;
