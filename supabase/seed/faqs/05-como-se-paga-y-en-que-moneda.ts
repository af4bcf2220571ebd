import type { faqs } from "../../../content/types/faqs.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "como-se-paga-y-en-que-moneda",
  question: {
    es: "¿Cómo se paga, y en qué moneda?",
    en: "How do we pay, and in which currency?",
    fr: "Comment payer, et dans quelle monnaie ?",
  },
  answer: {
    es: "Los precios están en dólares. Puedes pagar con transferencia en dólares, euros o rands, o con tarjeta en la página segura cuyo enlace te enviamos por correo. Si alguien te pide en nuestro nombre el número de tu tarjeta, no se lo des y avísanos.",
    en: "Prices are in US dollars. You can pay by bank transfer in dollars, euros or rand, or by card on the secure page whose link we email you. If anybody asks for your card number in our name, do not give it, and tell us.",
    fr: "Les prix sont en dollars américains. Vous pouvez payer par virement en dollars, en euros ou en rands, ou par carte sur la page sécurisée dont nous vous envoyons le lien. Si quelqu’un vous demande votre numéro de carte en notre nom, ne le donnez pas et prévenez-nous.",
  },
  topic: "booking",
  tour_ids: [],
  destination_ids: [],
  position: 20,
} satisfies SeedOf<typeof faqs>;
