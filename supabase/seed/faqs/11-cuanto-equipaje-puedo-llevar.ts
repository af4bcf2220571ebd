import type { faqs } from "../../../content/types/faqs.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "cuanto-equipaje-puedo-llevar",
  question: {
    es: "¿Cuánto equipaje puedo llevar?",
    en: "How much luggage can I bring?",
    fr: "Combien de bagages puis-je emporter ?",
  },
  answer: {
    es: `En los viajes por carretera, una bolsa de viaje por persona y una mochila pequeña; mejor blanda, que se acomoda donde una maleta rígida no cabe. En los tours con avioneta el límite es de 15 kg en total, contando la mochila y la cámara, y la bolsa tiene que ser blanda y sin ruedas: se pesa de verdad.
Lleva colores claros, algo de abrigo para el amanecer y una linterna frontal.`,
    en: `On journeys by road, one holdall each and a small rucksack; a soft one, because it fits where a hard suitcase will not. On tours with a light aircraft the limit is 15 kg altogether, with the rucksack and the camera, and the bag must be soft and without wheels: it really is weighed.
Bring pale colours, something warm for dawn and a head torch.`,
    fr: `Sur les voyages par la route, un sac chacun et un petit sac à dos ; souple, de préférence, car il se glisse là où une valise rigide ne passe pas. Sur les circuits en petit avion, la limite est de 15 kg en tout, sac à dos et appareil photo compris, et le sac doit être souple et sans roulettes : il est vraiment pesé.
Prenez des couleurs claires, de quoi vous couvrir à l’aube et une lampe frontale.`,
  },
  topic: "luggage",
  tour_ids: ["el-zambeze-sin-prisa", "dos-valles-luangwa-y-bajo-zambeze"],
  destination_ids: [],
  position: 10,
} satisfies SeedOf<typeof faqs>;
