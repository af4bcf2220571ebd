import type { faqs } from "../../../content/types/faqs.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "necesito-visado",
  question: {
    es: "¿Necesito visado?",
    en: "Do I need a visa?",
    fr: "Faut-il un visa ?",
  },
  answer: {
    es: `Según tu pasaporte y el país. Con pasaporte español, Botsuana, Zambia, Sudáfrica y Lesoto no lo piden para un viaje de vacaciones; Namibia y Zimbabue, sí. Los detalles están en la página de cada [destino](/destinations), en «Antes de viajar».
Las normas cambian: confírmalas con la embajada antes de comprar los vuelos. En general hace falta un pasaporte con seis meses de validez y páginas libres.`,
    en: `It depends on your passport and the country. With a British or US passport, Botswana, Zambia, South Africa and Lesotho ask for none for a holiday; Namibia and Zimbabwe do. The details are on the page of each [destination](/destinations), under “Before you travel”.
The rules change: confirm them with the embassy before buying flights. As a rule the passport must be valid for six months and have free pages.`,
    fr: `Selon votre passeport et le pays. Avec un passeport français, le Botswana, la Zambie, l’Afrique du Sud et le Lesotho n’en demandent pas pour des vacances ; la Namibie et le Zimbabwe, si. Les détails sont sur la page de chaque [destination](/destinations), sous « Avant de partir ».
Les règles changent : vérifiez-les auprès de l’ambassade avant d’acheter vos vols. En général, le passeport doit être valable six mois et avoir des pages libres.`,
  },
  content_format: "marked",
  topic: "documents",
  tour_ids: [],
  destination_ids: [],
  position: 10,
} satisfies SeedOf<typeof faqs>;
