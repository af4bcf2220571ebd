import type { faqs } from "../../../content/types/faqs.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "cuanto-hay-que-pagar-para-reservar",
  question: {
    es: "¿Cuánto hay que pagar para reservar?",
    en: "How much do we pay to book?",
    fr: "Combien faut-il verser pour réserver ?",
  },
  answer: {
    es: "El 25 % del precio, como depósito. Antes de pagarlo te guardamos las plazas diez días sin compromiso. El resto se paga 45 días antes de salir; si reservas más tarde, se paga todo junto. Desde que pagas el depósito, el precio ya no cambia.",
    en: "A deposit of 25% of the price. Before you pay it, your places are kept for ten days with no obligation. The rest is paid 45 days before you leave, or all at once if you book later than that. From the deposit on, the price stays the same.",
    fr: "Un acompte de 25 % du prix. Avant de le verser, vos places sont gardées dix jours sans engagement. Le reste se règle 45 jours avant de partir, ou en une seule fois si vous réservez plus tard. Une fois l’acompte versé, le prix ne bouge plus.",
  },
  topic: "booking",
  tour_ids: [],
  destination_ids: [],
  position: 10,
} satisfies SeedOf<typeof faqs>;
