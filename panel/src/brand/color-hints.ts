import {
  type ColorName,
  colorNames,
  colorsOf,
  correctionsOf,
  paletteOf,
} from "../../../supabase/functions/_shared/palette.ts";

/** Where each colour is read by day, and its hint if it is used as given. */
const places: Record<ColorName, string> = {
  brand: "sobre el papel",
  accent: "sobre el papel",
  glow: "sobre la tierra y el color principal",
  paper: "con el texto",
  ground: "con el texto",
};

const decimal = new Intl.NumberFormat("es-ES", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
/** Rounded down: 4.46 must not look like 4.5. */
const ratio = (contrast: number) => `${decimal.format(Math.floor(contrast * 10) / 10)}:1`;

/** Hints of the colour fields, by column: the contrast of each colour, or what it is replaced by. */
export function colorHints(row: Readonly<Record<string, unknown>>): Record<string, string> {
  const colors = colorsOf(
    Object.fromEntries(colorNames.map((name) => [name, row[`color_${name}`]])),
  );
  const palette = paletteOf(colors);
  const corrections = correctionsOf(colors, palette);
  return Object.fromEntries(
    colorNames.map((name) => {
      const { given, used, before, after } = corrections[name];
      const place = places[name];
      if (given === used)
        return [`color_${name}`, `Se lee: ${place} da ${ratio(after)}.${nightOf(name)}`];
      const before4 = before < after ? `${place} da ${ratio(before)}. ` : "";
      return [
        `color_${name}`,
        `Pediste ${given}: ${before4}Usamos ${used}, que se lee (${ratio(after)}).${nightOf(name)}`,
      ];
    }),
  );

  function nightOf(name: ColorName): string {
    if (name === "paper" || name === "ground") return "";
    return ` De noche, ${palette.night[name]}.`;
  }
}
