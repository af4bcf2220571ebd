import type { faqs } from "../../../content/types/faqs.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "se-puede-hacer-el-viaje-conduciendo-uno-mismo",
  question: {
    es: "¿Se puede hacer el viaje conduciendo uno mismo?",
    en: "Can we drive ourselves?",
    fr: "Peut-on conduire soi-même ?",
  },
  answer: {
    es: `Nuestros tours llevan guía al volante y no alquilamos coches. Namibia y Sudáfrica se pueden recorrer bien por cuenta propia, siempre que nadie tenga prisa: se conduce por la izquierda, la grava pide ir despacio y de noche es mejor no estar en la carretera, por los animales.
Si te apetece conducir unos días y llevar guía los demás, cuéntanoslo y vemos dónde merece la pena cada cosa.`,
    en: `Our tours have a guide at the wheel, and we do not rent out cars. Namibia and South Africa are good countries to drive in as long as nobody is in a hurry: you keep left, gravel has to be taken slowly, and because of the animals the road is no place to be after dark.
If you would like to drive for some days and have a guide for the rest, tell us, and we will work out where each makes sense.`,
    fr: `Nos circuits se font avec un guide au volant, et nous ne louons pas de voitures. La Namibie et l’Afrique du Sud se prêtent bien au voyage en autonomie, à condition de ne pas être pressé : on roule à gauche, le gravier demande d’aller doucement et, à cause des animaux, mieux vaut ne pas être sur la route la nuit.
Si vous avez envie de conduire quelques jours et d’être guidés le reste du temps, dites-le-nous : nous verrons où l’un et l’autre valent la peine.`,
  },
  topic: "planning",
  tour_ids: [],
  destination_ids: ["namib-y-etosha", "el-cabo-y-kruger"],
  position: 30,
} satisfies SeedOf<typeof faqs>;
