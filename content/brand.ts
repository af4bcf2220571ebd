import { brandPictures } from "#shared/brand/brand-pictures.ts";
import { readDrawing } from "#shared/brand/drawing.ts";
import { type ColorName, defaultColors } from "../supabase/functions/_shared/palette.ts";
import { defineTable, drawing, flag, picture, text } from "./define.ts";

const colorField = (name: ColorName, label: string, hint: string) =>
  text({ label, max: 7, format: "color", admin: { hint, sample: defaultColors[name] } });

/** Swept if nothing uses it, unlike pictures of the library. */
const pictureField = (label: string, hint: string) =>
  picture({ label, bucket: "content-images", ownDetails: true, admin: { hint } });

const isDrawing = (value: unknown) => readDrawing(value) !== undefined;

/** Name, mark, colours and pages' pictures of the company: one row, readable by everyone, written by administrators. */
export const siteBrand = defineTable({
  table: "site_brand",
  others: ["id", "updated_at", ...brandPictures.map((name) => `picture_${name}_details`)],
  form: [
    { title: "Nombre y logotipo", rows: ["short_name", "mark", "wordmark"] },
    {
      title: "Colores",
      rows: [["color_brand", "color_accent"], ["color_glow", "color_paper"], ["color_ground"]],
    },
    { title: "Portada", rows: ["picture_hero", "picture_vista"] },
    {
      title: "Imágenes de las páginas",
      rows: [
        ["picture_about", "picture_story"],
        ["picture_camping", "picture_midrange"],
        ["picture_luxury", "picture_contact"],
      ],
    },
    { title: "Demostración", rows: ["is_demonstration"] },
  ],
  fields: {
    short_name: text({
      label: "Nombre corto",
      max: 12,
      admin: { hint: "Bajo el icono en el móvil. Hasta 12 letras" },
    }),
    mark: drawing({
      isValid: isDrawing,
      label: "Símbolo",
      admin: { hint: "SVG. Se ve en el icono, el folleto y las imágenes al compartir" },
    }),
    wordmark: drawing({
      isValid: isDrawing,
      label: "Logotipo",
      admin: { hint: "SVG apaisado, con el nombre. Vacío: el símbolo y el nombre de la empresa" },
    }),
    color_brand: colorField("brand", "Color principal", "Botones, títulos y enlaces"),
    color_accent: colorField("accent", "Color de acento", "Detalles y avisos de marca"),
    color_glow: colorField("glow", "Color luminoso", "Sobre fondos oscuros, y etiquetas"),
    color_paper: colorField("paper", "Papel", "Fondo de las páginas de día"),
    color_ground: colorField("ground", "Tierra", "Fondo del pie de página de día"),
    picture_hero: pictureField(
      "Foto de la portada",
      "Horizontal, de 1600 píxeles de ancho o más. De noche, y detrás del título, la oscurece un velo. Vacía: el dibujo",
    ),
    picture_vista: pictureField("Franja de la portada", "Detrás de la cita. Vacía: el dibujo"),
    picture_about: pictureField(
      "Sobre nosotros: foto de arriba",
      "Su pie de foto se escribe en Textos. Vacía: el dibujo",
    ),
    picture_story: pictureField(
      "Sobre nosotros: historia",
      "Su pie de foto se escribe en Textos. Vacía: el dibujo",
    ),
    picture_camping: pictureField("Viajes de acampada", "Vacía: el dibujo"),
    picture_midrange: pictureField("Viajes de gama media", "Vacía: el dibujo"),
    picture_luxury: pictureField("Viajes de lujo", "Vacía: el dibujo"),
    picture_contact: pictureField(
      "Contacto",
      "Su pie de foto se escribe en Textos. Vacía: el dibujo",
    ),
    is_demonstration: flag({
      label: "Es la empresa de la demostración",
      initial: true,
    }),
  },
});
