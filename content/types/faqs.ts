import { choice, defineType, number, relations, text } from "../define.ts";
import { formatField, fragmentField, visibleField } from "../shared-fields.ts";

/** Topics in the order of the page. Their names are fragments of its address: `/faq#health`. */
const topics = {
  planning: {
    es: "Cuándo y cómo viajar",
    en: "When and how to travel",
    fr: "Quand et comment partir",
  },
  booking: { es: "Reservas y pagos", en: "Booking and payment", fr: "Réservation et paiement" },
  documents: { es: "Visados y documentos", en: "Visas and documents", fr: "Visas et documents" },
  health: { es: "Salud y seguros", en: "Health and insurance", fr: "Santé et assurance" },
  luggage: { es: "Equipaje", en: "Luggage", fr: "Bagages" },
  journey: { es: "Durante el viaje", en: "On the journey", fr: "Pendant le voyage" },
};

export const faqs = defineType({
  table: "faqs",
  visible: "is_active",
  labels: { singular: "pregunta", plural: "preguntas", gender: "f" },
  admin: {
    position: 5,
    icon: "question",
    useAsTitle: "question",
    order: { by: "position" },
    sortBy: ["updated_at"],
  },
  site: {
    path: "/faq",
    onePage: true,
    singular: { es: "Pregunta", en: "Question", fr: "Question" },
    plural: {
      es: "Preguntas frecuentes",
      en: "Frequently asked questions",
      fr: "Questions fréquentes",
    },
    description: "answer",
    place: "topic",
  },
  form: [
    { title: "Textos", rows: ["question", "answer"] },
    { title: "Dónde se ve", rows: ["tour_ids", "destination_ids"] },
    { title: "Datos", aside: true, rows: ["topic", "position", "slug"] },
    { title: "Estado", aside: true, rows: ["is_active"] },
  ],
  fields: {
    question: text({
      label: "Pregunta",
      max: 200,
      translated: true,
      required: true,
      requiredMessage: "Escribe la pregunta",
      // Tours and destinations whose names have the words come first.
      search: "B",
    }),
    answer: text({
      label: "Respuesta",
      max: 5000,
      translated: true,
      required: true,
      requiredMessage: "Escribe la respuesta",
      rich: "simple",
      search: "D",
      admin: { rows: 5 },
    }),
    content_format: formatField(),
    topic: choice({
      label: "Tema",
      options: topics,
      required: true,
      requiredMessage: "Elige el tema",
    }),
    tour_ids: relations({
      label: "Tours",
      to: "tours",
      maxItems: 20,
      add: "Añadir un tour",
      empty: "Nada todavía. La pregunta se ve también en la página de estos tours.",
    }),
    destination_ids: relations({
      label: "Destinos",
      to: "destinations",
      maxItems: 20,
      add: "Añadir un destino",
      empty:
        "Nada todavía. La pregunta se ve también en la página de estos destinos y de sus tours.",
    }),
    position: number({
      label: "Orden dentro del tema",
      min: 0,
      max: 9999,
      whole: true,
      initial: 0,
      admin: { hint: "Los números bajos van primero" },
    }),
    slug: fragmentField({ from: "question" }),
    is_active: visibleField(),
  },
});
