import {
  array,
  choices,
  count,
  defineType,
  list,
  number,
  picture,
  relations,
  text,
} from "../../content/define.ts";
import {
  galleryField,
  nameField,
  shortDescriptionField,
  slugField,
  visibleField,
} from "../../content/shared-fields.ts";

const spoken = {
  es: { es: "Español", en: "Spanish", fr: "Espagnol" },
  en: { es: "Inglés", en: "English", fr: "Anglais" },
};

/** A content type that the site does not have, with most kinds of fields. A real one may be called guides. */
export const guides = defineType({
  table: "sample_guides",
  visible: "is_active",
  labels: { singular: "guía", plural: "guías", gender: "f" },
  admin: { position: 4, icon: "person", useAsTitle: "name", order: { by: "name" } },
  site: {
    path: "/sample-guides",
    singular: { es: "Guía", en: "Guide", fr: "Guide" },
    plural: { es: "Guías", en: "Guides", fr: "Guides" },
    description: "short_description",
    place: "role",
  },
  fields: {
    name: nameField(),
    role: text({ label: "Función", max: 200, translated: true, search: "B" }),
    short_description: shortDescriptionField(),
    languages_spoken: choices({ label: "Idiomas", options: spoken }),
    since_year: number({ label: "Guía desde", min: 1950, max: 2100, whole: true }),
    licences: array({
      label: "Licencias",
      labels: { singular: "licencia", gender: "f" },
      maxItems: 9,
      of: { title: text({ label: "Título", max: 100, translated: true, search: "D" }) },
    }),
    licence_count: count({ label: "Número de licencias", lengthOf: "licences", max: 9 }),
    skills: list({
      label: "Especialidades",
      labels: { singular: "especialidad", gender: "f" },
      maxItems: 9,
      max: 90,
      translated: true,
      search: "D",
    }),
    gallery_images: galleryField({ bucket: "content-images", maxItems: 20 }),
    tour_ids: relations({ label: "Tours", to: "tours", maxItems: 12, add: "Añadir un tour" }),
    slug: slugField({ from: "name" }),
    is_active: visibleField(),
  },
});

/** A type without pages: it has neither `site` nor a slug. */
export const remarks = defineType({
  table: "sample_remarks",
  visible: "is_active",
  labels: { singular: "nota", plural: "notas", gender: "f" },
  admin: { position: 5, icon: "star", useAsTitle: "name", order: { by: "created_at" } },
  fields: {
    name: nameField(),
    seats: number({ label: "Plazas", min: 1, max: 60, whole: true }),
    photo: picture({ label: "Foto", bucket: "content-images" }),
    tour_ids: relations({ label: "Tours", to: "tours", maxItems: 12, add: "Añadir un tour" }),
    is_active: visibleField(),
  },
});
