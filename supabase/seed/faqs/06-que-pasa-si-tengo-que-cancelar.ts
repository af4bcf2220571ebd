import type { faqs } from "../../../content/types/faqs.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "que-pasa-si-tengo-que-cancelar",
  question: {
    es: "¿Qué pasa si tengo que cancelar?",
    en: "What if I have to cancel?",
    fr: "Que se passe-t-il si je dois annuler ?",
  },
  answer: {
    es: `Depende de lo que falte para la salida. Esto es lo que retenemos:
- hasta 61 días antes: el depósito
- de 60 a 31 días antes: el 50 % del precio
- de 30 a 15 días antes: el 75 %
- con menos de 15 días: el precio completo
Si otra persona viaja en tu lugar, pagas únicamente lo que cueste el cambio. Las **condiciones completas** están en la página de cada [tour](/tours). Un seguro de cancelación cubre justo esto: contrátalo al pagar el depósito.`,
    en: `It depends on how far away the departure is. This is what we keep:
- up to 61 days before: the deposit
- from 60 to 31 days before: 50% of the price
- from 30 to 15 days before: 75%
- less than 15 days before: the full price
If someone else travels in your place, you pay only for the change. The **full terms** are on the page of each [tour](/tours). Cancellation insurance covers exactly this: take it out when you pay the deposit.`,
    fr: `Cela dépend du temps qui reste avant le départ. Voici ce que nous retenons :
- jusqu’à 61 jours avant : l’acompte
- de 60 à 31 jours avant : 50 % du prix
- de 30 à 15 jours avant : 75 %
- moins de 15 jours avant : le prix entier
Si quelqu’un part à votre place, vous ne payez que le changement. Les **conditions complètes** figurent sur la page de chaque [circuit](/tours). Une assurance annulation couvre précisément cela : souscrivez-la en versant l’acompte.`,
  },
  content_format: "marked",
  topic: "booking",
  tour_ids: [],
  destination_ids: [],
  position: 30,
} satisfies SeedOf<typeof faqs>;
