import { readDrawing } from "#shared/brand/drawing.ts";
import { type ColorName, defaultColors } from "#shared/brand/palette.ts";
import { defineTable, drawing, flag, text } from "./define.ts";

const colorField = (name: ColorName, label: string, hint: string) =>
  text({ label, max: 7, format: "color", admin: { hint, sample: defaultColors[name] } });

const isDrawing = (value: unknown) => readDrawing(value) !== undefined;

/** Name, mark and colours of the company: one row, readable by everyone, written by administrators. */
export const siteBrand = defineTable({
  table: "site_brand",
  others: ["id", "updated_at"],
  form: [
    { title: "Nombre y logotipo", rows: ["short_name", "mark", "wordmark"] },
    {
      title: "Colores",
      rows: [["color_brand", "color_accent"], ["color_glow", "color_paper"], ["color_ground"]],
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
    is_demonstration: flag({
      label: "Es la empresa de la demostración",
      initial: true,
    }),
  },
});
