import { type Drawing, geometry, type Paint, type Shape } from "./drawing.ts";

/** The only code that writes markup from a stored drawing. Its input is checked by `readDrawing`. */

/** Elements of a drawing, without the `<svg>` around them. */
export const drawingMarkup = ({ shapes }: Drawing): string => shapes.map(shapeMarkup).join("");

/** A `<symbol>` for the sprite. */
export const drawingSymbol = (id: string, drawing: Drawing): string =>
  `<symbol id="${id}" viewBox="${drawing.viewBox.join(" ")}">${drawingMarkup(drawing)}</symbol>`;

/** A document of its own. @param color colour of shapes in the theme's colour, `#rrggbb` */
export const drawingDocument = (drawing: Drawing, color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${drawing.viewBox.join(" ")}" color="${color}">${drawingMarkup(drawing)}</svg>`;

function shapeMarkup(shape: Shape): string {
  const attributes: [string, string | number | undefined][] = [
    ...geometryOf(shape),
    ["fill", paintOf(shape.fill)],
    ["stroke", shape.stroke && paintOf(shape.stroke)],
    ["stroke-width", shape.strokeWidth],
    ["stroke-linecap", shape.round && "round"],
    ["stroke-linejoin", shape.round && "round"],
    ["opacity", shape.opacity],
    ["fill-rule", shape.evenOdd && "evenodd"],
    ["transform", shape.transform && `matrix(${shape.transform.join(" ")})`],
  ];
  const written = attributes.flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${value}"`],
  );
  return `<${shape.tag}${written.join("")}/>`;
}

function geometryOf(shape: Shape): [string, string | number][] {
  if (shape.tag === "path") return [["d", shape.d]];
  if (shape.tag === "polyline" || shape.tag === "polygon")
    return [["points", shape.numbers.join(" ")]];
  return geometry[shape.tag].map((name, at) => [name, shape.numbers[at] ?? 0]);
}

const paintOf = (paint: Paint) => (paint === "current" ? "currentColor" : paint);

/** The drawing in a square of the same centre, for icons. */
export function squared(drawing: Drawing): Drawing {
  const [x, y, width, height] = drawing.viewBox;
  const side = Math.max(width, height);
  return { ...drawing, viewBox: [x - (side - width) / 2, y - (side - height) / 2, side, side] };
}
