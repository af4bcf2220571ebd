import { defineType, flag, number, text } from "../define.ts";
import { slugField } from "../shared-fields.ts";

/** Fields of categories and tags. Posts contain the Spanish name (`blog_posts.category`, `tags`). */
const termFields = ({ max }: { max: number }) => ({
  name: text({
    label: "Nombre",
    max,
    translated: true,
    required: true,
    requiredMessage: "Escribe el nombre",
    admin: {
      hint: "Al cambiar el español cambia también en los posts. Para unir dos, «Renombrar» en la lista",
    },
  }),
  description: text({
    label: "Descripción",
    max: 600,
    translated: true,
    admin: { hint: "Se lee en su página y en los buscadores", rows: 3 },
  }),
  slug: slugField({ from: "name" }),
  is_active: flag({
    label: "Nombre y descripción visibles",
    initial: true,
    yes: { value: "active", words: ["Visible", "Visibles"] },
    no: { value: "inactive", words: ["Sin mostrar", "Sin mostrar"], badge: true },
  }),
});

export const blogCategories = defineType({
  table: "blog_categories",
  visible: "is_active",
  labels: { singular: "categoría", plural: "categorías", gender: "f" },
  admin: {
    position: 8,
    icon: "folder",
    useAsTitle: "name",
    termsOf: "blog_posts",
    order: { by: "name" },
    sortBy: ["position", "updated_at"],
  },
  form: [
    { title: "Textos", rows: ["name", "description"] },
    { title: "Datos", aside: true, rows: ["slug", "position"] },
    { title: "Estado", aside: true, rows: ["is_active"] },
  ],
  fields: {
    ...termFields({ max: 100 }),
    position: number({
      label: "Orden",
      min: 0,
      max: 9999,
      whole: true,
      initial: 0,
      admin: { hint: "Los números bajos van primero; con el mismo, por orden alfabético" },
    }),
  },
});

export const blogTags = defineType({
  table: "blog_tags",
  visible: "is_active",
  labels: { singular: "etiqueta", plural: "etiquetas", gender: "f" },
  admin: {
    position: 9,
    icon: "tag",
    useAsTitle: "name",
    termsOf: "blog_posts",
    order: { by: "name" },
    sortBy: ["updated_at"],
  },
  form: [
    { title: "Textos", rows: ["name", "description"] },
    { title: "Datos", aside: true, rows: ["slug"] },
    { title: "Estado", aside: true, rows: ["is_active"] },
  ],
  fields: termFields({ max: 60 }),
});
