import { countries } from "../countries.ts";
import { choices, defineType, number, picture, relations, text } from "../define.ts";
import { formatField, slugField, visibleField } from "../shared-fields.ts";

const spokenLanguages = {
  es: { es: "Español", en: "Spanish", fr: "Espagnol" },
  en: { es: "Inglés", en: "English", fr: "Anglais" },
  fr: { es: "Francés", en: "French", fr: "Français" },
  pt: { es: "Portugués", en: "Portuguese", fr: "Portugais" },
  de: { es: "Alemán", en: "German", fr: "Allemand" },
  af: { es: "Afrikáans", en: "Afrikaans", fr: "Afrikaans" },
  zu: { es: "Zulú", en: "Zulu", fr: "Zoulou" },
  tn: { es: "Setsuana", en: "Setswana", fr: "Setswana" },
  sn: { es: "Shona", en: "Shona", fr: "Shona" },
  nd: { es: "Ndebele", en: "Ndebele", fr: "Ndebele" },
};

export const guides = defineType({
  table: "guides",
  visible: "is_active",
  labels: { singular: "guía", plural: "guías", gender: "m" },
  admin: {
    position: 4,
    icon: "person",
    useAsTitle: "name",
    order: { by: "position" },
    sortBy: ["name", "updated_at"],
  },
  site: {
    path: "/guides",
    singular: { es: "Guía", en: "Guide", fr: "Guide" },
    plural: { es: "Guías", en: "Guides", fr: "Guides" },
    description: "bio",
    place: "role",
  },
  form: [
    { title: "Textos", rows: [["name", "role"], "bio"] },
    { title: "Dónde guía", rows: ["countries", "tour_ids"] },
    { title: "Datos", aside: true, rows: ["slug", "languages", "licence", "since_year"] },
    { title: "Estado", aside: true, rows: ["is_active", "position"] },
    { title: "Retrato", aside: true, rows: ["photo"] },
  ],
  fields: {
    name: text({
      label: "Nombre",
      max: 100,
      required: true,
      requiredMessage: "Escribe el nombre",
      search: "A",
    }),
    role: text({
      label: "Función",
      max: 100,
      translated: true,
      required: true,
      requiredMessage: "Escribe la función",
      search: "C",
      admin: { hint: "Guía de naturaleza, rastreador, cocinera…", list: true },
    }),
    bio: text({
      label: "Biografía",
      max: 10_000,
      translated: true,
      required: true,
      requiredMessage: "Escribe la biografía",
      rich: "simple",
      search: "D",
      admin: { rows: 8 },
    }),
    content_format: formatField(),
    photo: picture({ label: "Retrato", bucket: "content-images" }),
    languages: choices({ label: "Idiomas", options: spokenLanguages, search: "C" }),
    licence: text({
      label: "Licencia",
      max: 150,
      admin: { hint: "Organismo y número, como figuran en el carné" },
    }),
    since_year: number({ label: "Guía desde el año", min: 1940, max: 2100, whole: true }),
    countries: choices({ label: "Países", options: countries }),
    tour_ids: relations({
      label: "Tours",
      to: "tours",
      maxItems: 40,
      add: "Añadir un tour",
      empty: "Nada todavía. En cada tour se ve quién lo guía.",
    }),
    slug: slugField({ from: "name" }),
    position: number({
      label: "Orden",
      min: 0,
      max: 9999,
      whole: true,
      initial: 0,
      admin: { hint: "Los números bajos van primero" },
    }),
    is_active: visibleField(),
  },
});
