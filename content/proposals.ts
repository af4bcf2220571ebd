import { countries } from "./countries.ts";
import {
  array,
  choice,
  choices,
  date,
  defineTable,
  list,
  type Member,
  money,
  number,
  text,
} from "./define.ts";
import { languages } from "./enquiries.ts";
import { galleryField, maxUsd, usdField } from "./shared-fields.ts";
import { tours } from "./types/tours.ts";

type Untranslated<Of extends Readonly<Record<string, Member>>> = {
  [Name in keyof Of]: Omit<Of[Name], "translated" | "search" | "expected">;
};

/** The same members in one language. */
function untranslated<const Of extends Readonly<Record<string, Member>>>(of: Of): Untranslated<Of> {
  const members = Object.entries(of).map(([name, member]) => {
    const {
      translated: _,
      search: __,
      expected: ___,
      ...rest
    } = member as Member & {
      translated?: true;
      search?: unknown;
      expected?: true;
    };
    return [name, rest];
  });
  return Object.fromEntries(members);
}

const { itinerary, included_services: included, excluded_services: excluded } = tours.fields;

const lineLabelField = () =>
  text({
    label: "Concepto",
    max: 200,
    required: true,
    requiredMessage: "Escribe el concepto",
  });

/**
 * Journeys offered to one traveller, in one language. A version of all fields but those of the last section is kept each
 * time a proposal is sent (`proposal_versions`).
 */
export const proposals = defineTable({
  table: "proposals",
  others: [
    "id",
    "enquiry_id",
    "tour_id",
    "reference",
    "state",
    "image_details",
    "total",
    "waiting_since",
    "created_at",
    "updated_at",
  ],
  form: [
    { title: "Para quién", rows: [["traveller", "party"], ["title", "language"], "starts_on"] },
    { title: "Carta", rows: ["letter"] },
    "itinerary",
    "countries",
    "gallery_images",
    { title: "Precio", rows: ["price_lines", "options", ["valid_until"]] },
    "included",
    "excluded",
    {
      title: "Condiciones y pago",
      rows: ["terms", ["deposit", "deposit_due_on"], "payment", "payment_url"],
    },
    {
      title: "Para el camino",
      aside: true,
      rows: ["contacts", "road_notes", "deposit_received_on"],
    },
  ],
  fields: {
    language: choice({
      label: "Idioma",
      options: languages,
      required: true,
      requiredMessage: "Elige el idioma",
    }),
    title: text({
      label: "Título",
      max: 200,
      required: true,
      requiredMessage: "Escribe el título",
    }),
    traveller: text({
      label: "Viajero",
      max: 100,
      required: true,
      requiredMessage: "Escribe el nombre del viajero",
    }),
    party: text({ label: "Grupo", max: 200, admin: { hint: "Dos adultos y dos niños" } }),
    letter: text({
      label: "Texto de la carta",
      max: 5000,
      admin: { rows: 8, hint: "Abre la propuesta: por qué este viaje es para ellos" },
    }),
    starts_on: date({ label: "Primer día" }),
    itinerary: array({
      label: "Días",
      labels: { singular: "día", gender: "m" },
      empty: "Todavía no hay días.",
      maxItems: 120,
      position: "day",
      form: itinerary.form,
      of: untranslated(itinerary.of),
    }),
    countries: choices({ label: "Países", options: countries }),
    gallery_images: galleryField({ bucket: "tour-images", maxItems: 60, cover: "image_url" }),
    included: list({
      label: included.label,
      labels: included.labels,
      add: "Añadir",
      maxItems: 100,
      max: 500,
    }),
    excluded: list({
      label: excluded.label,
      labels: excluded.labels,
      add: "Añadir",
      maxItems: 100,
      max: 500,
    }),
    price_lines: array({
      label: "Líneas del precio",
      labels: { singular: "línea", gender: "f" },
      empty: "Sin líneas todavía: su suma es el total.",
      maxItems: 40,
      form: [["label", "quantity", "amount"]],
      of: {
        label: lineLabelField(),
        quantity: number({ label: "Cantidad", min: 1, max: 100, whole: true }),
        amount: number({
          label: "Importe (USD)",
          min: -maxUsd,
          max: maxUsd,
          admin: { hint: "Los descuentos, en negativo" },
        }),
      },
    }),
    options: array({
      label: "Opciones",
      labels: { singular: "opción", gender: "f" },
      empty: "Sin opciones. Son suplementos que no entran en el total.",
      maxItems: 20,
      form: [["label", "amount"]],
      of: { label: lineLabelField(), amount: usdField("Importe (USD)") },
    }),
    valid_until: date({ label: "Válida hasta" }),
    terms: text({ label: "Condiciones", max: 20_000, admin: { rows: 8 } }),
    deposit: money({ label: "Depósito (USD)", max: maxUsd }),
    deposit_due_on: date({ label: "Depósito hasta el" }),
    payment: text({
      label: "Cómo se paga",
      max: 2000,
      admin: { rows: 4, hint: "El viajero lo ve cuando ha aceptado" },
    }),
    payment_url: text({ label: "Dirección para pagar", max: 500, format: "https" }),
    contacts: array({
      label: "Contactos",
      labels: { singular: "contacto", gender: "m" },
      empty: "Sin contactos todavía. El viajero los ve cuando ha aceptado.",
      maxItems: 12,
      form: [["name", "role", "phone"]],
      of: {
        name: text({
          label: "Nombre",
          max: 100,
          required: true,
          requiredMessage: "Escribe el nombre",
        }),
        role: text({ label: "Quién es", max: 100 }),
        phone: text({ label: "Teléfono", max: 40 }),
      },
    }),
    road_notes: text({
      label: "Notas para el camino",
      max: 5000,
      admin: { rows: 6, hint: "El viajero las ve cuando ha aceptado" },
    }),
    deposit_received_on: date({ label: "Depósito recibido el" }),
  },
});
