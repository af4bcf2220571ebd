import { maxChildAge, tourStyles } from "../../supabase/functions/_shared/trip-fields.ts";
import { countries } from "../countries.ts";
import {
  array,
  choice,
  choices,
  count,
  defineType,
  flag,
  list,
  money,
  months,
  number,
  relations,
  text,
} from "../define.ts";
import {
  formatField,
  fullDescriptionField,
  galleryField,
  latitudeField,
  longitudeField,
  maxUsd,
  nameField,
  shortDescriptionField,
  slugField,
  usdField,
  visibleField,
} from "../shared-fields.ts";

const malaria = {
  none: { es: "Sin malaria", en: "Malaria-free", fr: "Sans paludisme" },
  seasonal: {
    es: "Riesgo bajo en la estación seca",
    en: "Low risk in the dry season",
    fr: "Risque faible en saison sèche",
  },
  "year-round": { es: "Todo el año", en: "All year round", fr: "Toute l’année" },
};

const beds = {
  lodge: { es: "Lodge", en: "Lodge", fr: "Lodge" },
  "tented-camp": { es: "Campamento de lona", en: "Tented camp", fr: "Camp de toile" },
  camping: { es: "Acampada", en: "Camping", fr: "Camping" },
  hotel: { es: "Hotel", en: "Hotel", fr: "Hôtel" },
  guesthouse: { es: "Casa de huéspedes", en: "Guesthouse", fr: "Maison d’hôtes" },
  houseboat: { es: "Barco", en: "Houseboat", fr: "Bateau" },
  train: { es: "Tren", en: "Train", fr: "Train" },
  none: { es: "Sin alojamiento", en: "No accommodation", fr: "Sans hébergement" },
};

const meals = {
  breakfast: { es: "Desayuno", en: "Breakfast", fr: "Petit déjeuner" },
  lunch: { es: "Almuerzo", en: "Lunch", fr: "Déjeuner" },
  dinner: { es: "Cena", en: "Dinner", fr: "Dîner" },
};

const travel = {
  road: { es: "Carretera", en: "Road", fr: "Route" },
  flight: { es: "Vuelo", en: "Flight", fr: "Vol" },
  boat: { es: "Barco", en: "Boat", fr: "Bateau" },
  train: { es: "Tren", en: "Train", fr: "Train" },
  foot: { es: "A pie", en: "On foot", fr: "À pied" },
};

const groupSizeField = <const As extends string>(options: {
  label: string;
  initial: number;
  as: As;
}) =>
  number({
    ...options,
    min: 1,
    max: 500,
    whole: true,
    column: "integer",
    required: true,
    requiredMessage: "Escribe un número",
  });

const childAgeField = (label: string) =>
  number({
    label,
    min: 0,
    max: maxChildAge,
    whole: true,
    required: true,
    requiredMessage: "Escribe la edad",
  });

export const tours = defineType({
  table: "tours",
  visible: "is_active",
  labels: { singular: "tour", plural: "tours", gender: "m" },
  admin: {
    position: 2,
    icon: "route",
    useAsTitle: "name",
    order: { by: "name" },
    sortBy: ["price_per_person", "duration_days", "updated_at"],
  },
  site: {
    path: "/tours",
    navigationPosition: 2,
    singular: { es: "Tour", en: "Tour", fr: "Circuit" },
    plural: { es: "Tours", en: "Tours", fr: "Circuits" },
    description: "short_description",
    place: "destination",
  },
  form: [
    {
      title: "Textos",
      rows: [["name", "destination"], "short_description", "full_description"],
    },
    "itinerary",
    "gallery_images",
    "included_services",
    "excluded_services",
    {
      title: "Recorrido",
      rows: [
        "countries",
        "destination_ids",
        ["start_place", "end_place", "vehicle", "vehicle_guests"],
      ],
    },
    {
      title: "Para quién es",
      rows: [["style", "fitness", "min_age", "malaria"], "child_rates", "child_terms"],
    },
    { title: "Precios y temporadas", rows: ["months", "single_supplement", "seasons"] },
    {
      title: "Datos",
      aside: true,
      rows: ["slug", "price_per_person", ["min_group_size", "max_group_size"], "duration_days"],
    },
    { title: "Estado", aside: true, rows: ["is_active", "is_featured"] },
  ],
  rules: [{ atLeast: "max_group_size", than: "min_group_size" }],
  fields: {
    name: nameField(),
    destination: text({
      label: "Destino",
      max: 200,
      translated: true,
      required: true,
      requiredMessage: "Escribe el destino",
      search: "B",
      admin: { list: true },
    }),
    short_description: shortDescriptionField(),
    full_description: fullDescriptionField(),
    content_format: formatField(),
    itinerary: array({
      label: "Itinerario",
      labels: { singular: "día", gender: "m" },
      empty: "Todavía no hay días. Cada día que añadas alarga la duración.",
      maxItems: 120,
      position: "day",
      counted: ["día del itinerario", "días del itinerario"],
      form: [
        "description",
        [
          "title",
          "place",
          "latitude",
          "longitude",
          "bed",
          "bed_type",
          "own_bathroom",
          "travel",
          "kilometres",
          "hours",
        ],
        "meals",
      ],
      of: {
        title: text({ label: "Título", max: 200, translated: true, search: "B" }),
        description: text({
          label: "Texto",
          max: 5000,
          translated: true,
          expected: true,
          search: "D",
          admin: { rows: 2 },
        }),
        place: text({ label: "Lugar donde termina", max: 200, translated: true, search: "B" }),
        latitude: latitudeField(),
        longitude: longitudeField(),
        bed: text({
          label: "Alojamiento, o uno parecido",
          max: 200,
          translated: true,
          search: "D",
        }),
        bed_type: choice({ label: "Tipo de alojamiento", options: beds }),
        own_bathroom: flag({ label: "Baño propio" }),
        travel: choice({ label: "Cómo se viaja", options: travel }),
        kilometres: number({
          label: "Kilómetros",
          min: 0,
          max: 3000,
          whole: true,
          admin: { unit: ["km", "km"] },
        }),
        hours: number({
          label: "Horas de camino",
          min: 0,
          max: 24,
          admin: { unit: ["h", "h"] },
        }),
        meals: choices({ label: "Comidas incluidas", options: meals }),
      },
    }),
    gallery_images: galleryField({ bucket: "tour-images", maxItems: 60, cover: "image_url" }),
    included_services: list({
      label: "Servicios incluidos",
      labels: { singular: "servicio incluido", gender: "m", short: "incluido" },
      add: "Añadir",
      maxItems: 100,
      max: 500,
      translated: true,
      search: "D",
      as: "included",
    }),
    excluded_services: list({
      label: "Servicios no incluidos",
      labels: { singular: "servicio no incluido", gender: "m", short: "no incluido" },
      add: "Añadir",
      maxItems: 100,
      max: 500,
      translated: true,
      as: "excluded",
    }),
    countries: choices({ label: "Países", options: countries, search: "B" }),
    destination_ids: relations({
      label: "Destinos del recorrido",
      to: "destinations",
      add: "Añadir al recorrido",
      empty: "Nada todavía. Cada uno se enlaza desde la página del tour.",
      maxItems: 12,
    }),
    start_place: text({ label: "Lugar de salida", max: 200, translated: true, search: "B" }),
    end_place: text({ label: "Lugar de llegada", max: 200, translated: true, search: "B" }),
    vehicle: text({ label: "Vehículo", max: 300, translated: true }),
    vehicle_guests: number({
      label: "Viajeros por vehículo, como máximo",
      min: 1,
      max: 60,
      whole: true,
    }),
    style: choice({ label: "Estilo", options: tourStyles, search: "B" }),
    fitness: number({
      label: "Esfuerzo físico",
      min: 1,
      max: 5,
      whole: true,
      admin: { hint: "De 1 (tranquilo) a 5 (exigente)" },
    }),
    min_age: number({ label: "Edad mínima", min: 0, max: 99, whole: true }),
    malaria: choice({ label: "Malaria", options: malaria }),
    child_rates: array({
      label: "Descuentos para niños",
      labels: { singular: "descuento", gender: "m" },
      empty: "Sin descuentos: los niños pagan como los adultos.",
      maxItems: 6,
      form: [["from_age", "to_age", "discount"]],
      range: ["from_age", "to_age"],
      of: {
        from_age: childAgeField("Desde (años)"),
        to_age: childAgeField("Hasta (años)"),
        discount: number({
          label: "Descuento (%)",
          min: 1,
          max: 100,
          whole: true,
          required: true,
          requiredMessage: "Escribe el descuento",
        }),
      },
    }),
    child_terms: text({
      label: "Condiciones para niños",
      max: 2000,
      translated: true,
      admin: { rows: 2 },
    }),
    months: months({
      label: "Meses de salida",
      search: "D",
      admin: { hint: "Ninguno: todo el año o a convenir" },
    }),
    single_supplement: usdField("Suplemento individual (USD)"),
    seasons: array({
      label: "Temporadas",
      labels: { singular: "temporada", gender: "f" },
      empty: "Sin temporadas: vale el precio por persona.",
      maxItems: 12,
      counted: ["temporada", "temporadas"],
      form: ["name", "months", ["price_2", "price_4", "price_6"]],
      of: {
        name: text({ label: "Nombre de la temporada", max: 100, translated: true }),
        months: months({ label: "Meses" }),
        price_2: usdField("2 viajeros (USD por persona)"),
        price_4: usdField("4 viajeros (USD por persona)"),
        price_6: usdField("6 o más (USD por persona)"),
      },
    }),
    slug: slugField({ from: "name" }),
    price_per_person: money({
      label: "Precio por persona (USD)",
      max: maxUsd,
      required: true,
      requiredMessage: "Escribe el precio",
      lowestOf: "seasons",
      as: "price",
      admin: { list: true, before: "desde" },
    }),
    min_group_size: groupSizeField({ label: "Grupo mín.", initial: 2, as: "minGroup" }),
    max_group_size: groupSizeField({ label: "Grupo máx.", initial: 12, as: "maxGroup" }),
    duration_days: count({
      label: "Duración (días)",
      lengthOf: "itinerary",
      max: 120,
      as: "days",
      admin: {
        hint: "Se calcula a partir del itinerario",
        list: true,
        unit: ["día", "días"],
      },
    }),
    is_active: visibleField(),
    is_featured: flag({
      label: "Destacado en la portada",
      initial: false,
      yes: {
        value: "featured",
        words: ["Destacado", "Destacados"],
        none: "ninguno destacado",
        badge: true,
      },
      as: "featured",
    }),
  },
});
