import type { faqs } from "../../../content/types/faqs.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "pueden-venir-ninos",
  question: {
    es: "¿Pueden venir niños?",
    en: "Can children come?",
    fr: "Les enfants peuvent-ils venir ?",
  },
  answer: {
    es: `Sí, y cada tour dice desde qué edad: desde los cinco años en el sur de Namibia, desde los seis en el Kruger y, en los viajes a pie, desde los dieciséis. Los límites suelen ponerlos los parques y los campamentos, por seguridad, y no hay excepciones.
Con menores de esa edad preparamos otro recorrido, sin malaria y con menos horas de coche. Lo que hemos aprendido está en [este artículo](/blog/safari-con-ninos-pequenos).`,
    en: `Yes, and each tour says from what age: from five in the south of Namibia, from six in Kruger and, on walking journeys, from sixteen. The limits are mostly those of the parks and camps, for safety, and there are no exceptions.
For younger children we plan another route, without malaria and with fewer hours in the car. What we have learned is in [this article](/blog/safari-con-ninos-pequenos).`,
    fr: `Oui, et chaque circuit indique à partir de quel âge : cinq ans dans le sud de la Namibie, six ans au Kruger et, pour les voyages à pied, seize ans. Les limites sont le plus souvent celles des parcs et des camps, pour des raisons de sécurité, et il n’y a pas d’exception.
Pour les plus petits, nous préparons un autre itinéraire, sans paludisme et avec moins d’heures de voiture. Ce que nous avons appris est dans [cet article](/blog/safari-con-ninos-pequenos).`,
  },
  content_format: "marked",
  topic: "journey",
  tour_ids: ["kruger-bajo-la-lona", "el-sur-del-namib-y-el-fish-river"],
  destination_ids: [],
  position: 10,
} satisfies SeedOf<typeof faqs>;
