import { date, defineType, slug, text } from "../define.ts";
import { formatField, visibleField } from "../shared-fields.ts";

export const legalPages = defineType({
  table: "legal_pages",
  visible: "is_active",
  labels: {
    singular: "página legal",
    plural: "páginas legales",
    gender: "f",
  },
  admin: {
    position: 9,
    icon: "scales",
    useAsTitle: "title",
    order: { by: "title" },
  },
  site: {
    path: "",
    singular: { es: "Página legal", en: "Legal page", fr: "Page légale" },
    plural: { es: "Páginas legales", en: "Legal pages", fr: "Pages légales" },
    description: "body",
  },
  form: [
    { title: "Textos", rows: ["title", "body"] },
    { title: "Estado", aside: true, rows: ["is_active"] },
    { title: "Datos", aside: true, rows: ["slug", "effective_on"] },
  ],
  fields: {
    title: text({
      label: "Título",
      max: 200,
      translated: true,
      required: true,
      requiredMessage: "Escribe el título",
      search: "A",
    }),
    body: text({
      label: "Texto",
      max: 100_000,
      translated: true,
      required: true,
      requiredMessage: "Escribe el texto",
      rich: "full",
      mayEmbedPictures: true,
      search: "D",
      admin: { rows: 20 },
    }),
    content_format: formatField(),
    slug: slug({
      label: "Página",
      options: {
        terms: { es: "Condiciones", en: "Terms", fr: "Conditions" },
        legal: { es: "Aviso legal", en: "Legal notice", fr: "Mentions légales" },
        privacy: { es: "Añadido a Privacidad", en: "Privacy", fr: "Confidentialité" },
      },
      admin: {
        hint: "Condiciones está en /terms y Aviso legal en /legal. El añadido va debajo del texto fijo de /privacy.",
      },
    }),
    effective_on: date({
      label: "En vigor desde",
      admin: { hint: "La web muestra esta fecha; no espera a que llegue para publicar la página." },
    }),
    is_active: visibleField(),
  },
});
