// `list`: shown in the panel's list. `yes` and `no`: its filters. What else a field may say: `define.ts`.
import { countries } from "./countries.ts";
import {
  choice,
  choices,
  defineType,
  flag,
  list,
  money,
  months,
  number,
  objects,
  pictures,
  refs,
  text,
} from "./define.ts";
import {
  addressOfName,
  entryName,
  fullDescription,
  isActive,
  latitude,
  longitude,
  shortDescription,
} from "./entry-fields.ts";

const styles = {
  camping: { es: "Camping", en: "Camping", fr: "Camping" },
  "mid-range": { es: "Gama media", en: "Mid-range", fr: "Milieu de gamme" },
  luxury: { es: "Lujo", en: "Luxury", fr: "Luxe" },
  mixed: { es: "Mixto", en: "Mixed", fr: "Mixte" },
};

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

const maxUsd = 1_000_000;
const words = { max: 200, translated: true, half: true } as const;
const way = { min: 0, half: true } as const;
const route = { section: "route", half: true } as const;
const travellers = { section: "travellers", half: true } as const;
const terms = { max: 2000, rows: 2, translated: true, section: "travellers" } as const;
const prices = { section: "prices" } as const;
const perPerson = { max: maxUsd, half: true } as const;
const data = { required: "Escribe un número", section: "data", half: true } as const;
const group = { min: 1, max: 500, whole: true, column: "integer", ...data } as const;
const services = {
  maxItems: 100,
  max: 500,
  translated: true,
  add: "Añadir",
  empty: "Nada todavía.",
} as const;

export const tours = defineType({
  table: "tours",
  path: "/tours",
  title: "name",
  publishedFlag: "is_active",
  words: {
    one: "Tour",
    the: "el tour",
    many: "Tours",
    fresh: "Nuevo tour",
    empty: "Todavía no hay tours. Crea el primero.",
  },
  order: { by: "name", ascending: true },
  site: { path: "/tours", description: "short_description", place: "destination" },
  sections: {
    texts: { title: "Textos" },
    route: { title: "Recorrido" },
    travellers: { title: "Para quién es" },
    prices: { title: "Precios y temporadas" },
    data: { title: "Datos", aside: true },
    state: { title: "Estado", aside: true },
  },
  rules: [{ atLeast: "max_group_size", than: "min_group_size" }],
  fields: {
    name: text({ label: "Nombre", required: "Escribe el nombre", ...entryName }),
    destination: text({
      label: "Destino",
      required: "Escribe el destino",
      list: true,
      ...entryName,
    }),
    short_description: shortDescription,
    full_description: fullDescription,
    itinerary: objects({
      label: "Itinerario",
      one: "Día",
      the: "el día",
      add: "Añadir día",
      empty: "Todavía no hay días. Cada día que añadas alarga la duración.",
      maxItems: 120,
      position: "day",
      counted: ["día del itinerario", "días del itinerario"],
      of: {
        title: text({ label: "Título", ...words }),
        description: text({ label: "Texto", max: 5000, rows: 2, translated: true, expected: true }),
        place: text({ label: "Lugar donde termina", ...words }),
        latitude: number(latitude),
        longitude: number(longitude),
        bed: text({ label: "Alojamiento, o uno parecido", ...words }),
        bed_type: choice({ label: "Tipo de alojamiento", options: beds, half: true }),
        own_bathroom: flag({ label: "Baño propio", half: true }),
        travel: choice({ label: "Cómo se viaja", options: travel, half: true }),
        kilometres: number({
          label: "Kilómetros",
          max: 3000,
          whole: true,
          unit: ["km", "km"],
          ...way,
        }),
        hours: number({ label: "Horas de camino", max: 24, step: 0.5, unit: ["h", "h"], ...way }),
        meals: choices({ label: "Comidas incluidas", options: meals }),
      },
    }),
    gallery_images: pictures({
      label: "Galería",
      bucket: "tour-images",
      maxItems: 60,
      cover: "image_url",
      as: "pictures",
    }),
    included_services: list({
      label: "Servicios incluidos",
      one: "Incluido",
      the: "el servicio incluido",
      as: "included",
      ...services,
    }),
    excluded_services: list({
      label: "Servicios no incluidos",
      one: "No incluido",
      the: "el servicio no incluido",
      as: "excluded",
      ...services,
    }),
    countries: choices({ label: "Países", options: countries, section: "route" }),
    destination_ids: refs({
      label: "Destinos del recorrido",
      to: "destinations",
      add: "Añadir al recorrido",
      empty: "Nada todavía. Cada uno se enlaza desde la página del tour.",
      maxItems: 12,
      section: "route",
    }),
    start_place: text({ label: "Lugar de salida", max: 200, translated: true, ...route }),
    end_place: text({ label: "Lugar de llegada", max: 200, translated: true, ...route }),
    vehicle: text({ label: "Vehículo", max: 300, translated: true, ...route }),
    vehicle_guests: number({
      label: "Viajeros por vehículo, como máximo",
      min: 1,
      max: 60,
      whole: true,
      ...route,
    }),
    style: choice({ label: "Estilo", options: styles, ...travellers }),
    fitness: number({
      label: "Esfuerzo físico",
      hint: "De 1 (tranquilo) a 5 (exigente)",
      min: 1,
      max: 5,
      whole: true,
      ...travellers,
    }),
    min_age: number({ label: "Edad mínima", min: 0, max: 99, whole: true, ...travellers }),
    malaria: choice({ label: "Malaria", options: malaria, ...travellers }),
    child_terms: text({ label: "Condiciones para niños", ...terms }),
    months: months({
      label: "Meses de salida",
      hint: "Ninguno: todo el año o a convenir",
      ...prices,
    }),
    single_supplement: money({ label: "Suplemento individual (USD)", max: maxUsd, ...prices }),
    seasons: objects({
      label: "Temporadas",
      one: "Temporada",
      the: "la temporada",
      add: "Añadir temporada",
      empty: "Sin temporadas: vale el precio por persona.",
      maxItems: 12,
      section: "prices",
      counted: ["temporada", "temporadas"],
      of: {
        name: text({ label: "Nombre de la temporada", max: 100, translated: true }),
        months: months({ label: "Meses" }),
        price_2: money({ label: "2 viajeros (USD por persona)", ...perPerson }),
        price_4: money({ label: "4 viajeros (USD por persona)", ...perPerson }),
        price_6: money({ label: "6 o más (USD por persona)", ...perPerson }),
      },
    }),
    slug: addressOfName,
    price_per_person: money({
      label: "Precio por persona (USD)",
      max: maxUsd,
      required: "Escribe el precio",
      section: "data",
      list: true,
      before: "desde",
      as: "price",
    }),
    min_group_size: number({ label: "Grupo mín.", initial: 2, as: "minGroup", ...group }),
    max_group_size: number({ label: "Grupo máx.", initial: 12, as: "maxGroup", ...group }),
    duration_days: number({
      label: "Duración (días)",
      hint: "Se calcula a partir del itinerario",
      min: 1,
      max: 120,
      whole: true,
      column: "integer",
      initial: 1,
      derived: { lengthOf: "itinerary" },
      unit: ["día", "días"],
      section: "data",
      list: true,
      as: "days",
    }),
    is_active: isActive,
    is_featured: flag({
      label: "Destacado en la portada",
      initial: false,
      yes: {
        value: "featured",
        words: ["Destacado", "Destacados"],
        none: "ninguno destacado",
        badge: true,
      },
      section: "state",
      as: "featured",
    }),
  },
});
