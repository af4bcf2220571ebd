// `list`: shown in the panel's list. `yes` and `no`: its filters. What else a field may say: `define.ts`.
import { countries } from "./countries.ts";
import { choices, defineType, list, number, objects, pictures, text } from "./define.ts";
import {
  addressOfName,
  entryName,
  fullDescription,
  isActive,
  latitude,
  longitude,
  shortDescription,
} from "./entry-fields.ts";

const advice = { max: 5000, rows: 3, translated: true, section: "advice" } as const;
const month = { month: true, min: 1, max: 12, whole: true, half: true } as const;
const celsius = { min: -30, max: 60, step: 0.1, half: true } as const;

export const destinations = defineType({
  table: "destinations",
  path: "/destinations",
  title: "name",
  publishedFlag: "is_active",
  words: {
    one: "Destino",
    the: "el destino",
    many: "Destinos",
    fresh: "Nuevo destino",
    empty: "Todavía no hay destinos. Crea el primero.",
  },
  order: { by: "name", ascending: true },
  site: { path: "/destinations", description: "short_description", place: "country" },
  sections: {
    texts: { title: "Textos" },
    advice: { title: "Consejos para el viaje" },
    place: { title: "Situación" },
    data: { title: "Datos", aside: true },
    state: { title: "Estado", aside: true },
  },
  fields: {
    name: text({ label: "Nombre", required: "Escribe el nombre", ...entryName }),
    country: text({
      label: "País",
      required: "Escribe el país",
      list: true,
      ...entryName,
      max: 100,
    }),
    short_description: shortDescription,
    full_description: fullDescription,
    best_time_to_visit: text({
      label: "Mejor época para visitar",
      max: 1000,
      rows: 2,
      translated: true,
      section: "texts",
      as: "bestTime",
    }),
    highlights: list({
      label: "Puntos destacados",
      one: "Punto destacado",
      the: "el punto destacado",
      add: "Añadir punto destacado",
      empty: "Nada todavía. Se ven como etiquetas cortas bajo la descripción.",
      maxItems: 100,
      max: 500,
      translated: true,
    }),
    gallery_images: pictures({
      label: "Galería",
      bucket: "destination-images",
      maxItems: 60,
      list: true,
      as: "pictures",
    }),
    entry_rules: text({ label: "Entrada y visados", ...advice }),
    health: text({ label: "Salud", hint: "Vacunas y malaria", ...advice }),
    money: text({ label: "Dinero", hint: "Moneda, tarjetas y propinas", ...advice }),
    climate: objects({
      label: "Clima por meses",
      one: "Mes",
      the: "el mes",
      add: "Añadir mes",
      empty: "Nada todavía. Con los meses se dibuja una tabla del clima.",
      maxItems: 12,
      of: {
        month: number({ label: "Mes", required: "Elige el mes", ...month }),
        min: number({ label: "Mínima (°C)", ...celsius }),
        max: number({ label: "Máxima (°C)", ...celsius }),
        rain: number({ label: "Lluvia (mm)", min: 0, max: 2000, half: true }),
      },
    }),
    countries: choices({ label: "Países", options: countries, section: "place" }),
    latitude: number({ ...latitude, section: "place" }),
    longitude: number({ ...longitude, section: "place" }),
    slug: addressOfName,
    is_active: isActive,
  },
});
