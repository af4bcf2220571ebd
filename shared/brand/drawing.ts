/**
 * A drawing as data: shapes with numbers and colours, never markup. The database admits the same
 * (`private.is_valid_drawing`), so that a stored drawing cannot hold a script, a link or a style.
 */

export interface Drawing {
  /** `min-x min-y width height` */
  viewBox: readonly [x: number, y: number, width: number, height: number];
  shapes: readonly Shape[];
}

/** Colour of the theme, a fixed one, or none. */
export type Paint = "current" | "none" | `#${string}`;

interface Look {
  fill: Paint;
  stroke?: Paint;
  strokeWidth?: number;
  /** 0 to 1 */
  opacity?: number;
  evenOdd?: true;
  /** Round ends and corners of the stroke. */
  round?: true;
  /** `matrix(a b c d e f)` */
  transform?: readonly number[];
}

/** Geometry of each element: names of its numbers, in the order in which they are stored. */
export const geometry = {
  rect: ["x", "y", "width", "height", "rx", "ry"],
  circle: ["cx", "cy", "r"],
  ellipse: ["cx", "cy", "rx", "ry"],
  line: ["x1", "y1", "x2", "y2"],
} as const;

export type Shape = Look &
  (
    | { tag: "path"; d: string }
    | { tag: "polyline" | "polygon"; numbers: readonly number[] }
    | { tag: keyof typeof geometry; numbers: readonly number[] }
  );

/** Bytes of the stored drawing, and number of its shapes. */
export const maxDrawingBytes = 16_000;
export const maxShapes = 200;
const maxNumber = 100_000;
const maxNumbers = 2000;

const isNumber = (value: unknown): value is number =>
  typeof value === "number" && Math.abs(value) <= maxNumber;
const areNumbers = (value: unknown, count?: number): value is number[] =>
  Array.isArray(value) &&
  value.every(isNumber) &&
  (count === undefined ? value.length <= maxNumbers : value.length === count);
const isPaint = (value: unknown) =>
  typeof value === "string" && /^(?:current|none|#[0-9a-f]{6})$/.test(value);
const optional = (value: unknown, isValid: (value: unknown) => boolean) =>
  value === undefined || isValid(value);

function isShape(value: unknown): value is Shape {
  if (typeof value !== "object" || value === null) return false;
  const { tag, d, numbers, ...look } = value as Record<string, unknown>;
  if (!isPaint(look.fill) || !optional(look.stroke, isPaint)) return false;
  if (!optional(look.strokeWidth, (width) => isNumber(width) && width >= 0)) return false;
  if (!optional(look.opacity, (part) => isNumber(part) && part >= 0 && part <= 1)) return false;
  if (![look.evenOdd, look.round].every((flag) => flag === undefined || flag === true))
    return false;
  if (!optional(look.transform, (matrix) => areNumbers(matrix, 6))) return false;
  const known = ["fill", "stroke", "strokeWidth", "opacity", "evenOdd", "round", "transform"];
  if (Object.keys(look).some((name) => !known.includes(name))) return false;
  if (tag === "path")
    return numbers === undefined && typeof d === "string" && /^[\s,.\d+\-eMLHVCSQTAZ]+$/i.test(d);
  if (d !== undefined || typeof tag !== "string") return false;
  if (tag === "polyline" || tag === "polygon")
    return areNumbers(numbers) && numbers.length % 2 === 0 && numbers.length > 0;
  return Object.hasOwn(geometry, tag) && areNumbers(numbers, geometry[tag as "rect"].length);
}

/** The stored drawing; undefined if it is not one, as another program may have written. */
export function readDrawing(value: unknown): Drawing | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const { viewBox, shapes, ...rest } = value as Record<string, unknown>;
  if (Object.keys(rest).length > 0) return undefined;
  if (!areNumbers(viewBox, 4) || !(viewBox[2] && viewBox[2] > 0 && viewBox[3] && viewBox[3] > 0))
    return undefined;
  if (!Array.isArray(shapes) || shapes.length === 0 || shapes.length > maxShapes) return undefined;
  if (!shapes.every(isShape)) return undefined;
  const isSmall = new TextEncoder().encode(JSON.stringify(value)).length <= maxDrawingBytes;
  return isSmall ? (value as unknown as Drawing) : undefined;
}
