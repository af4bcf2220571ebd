import {
  type Drawing,
  geometry,
  maxDrawingBytes,
  readDrawing,
  type Shape,
} from "#shared/brand/drawing.ts";

/** Reads shapes from an SVG file, in a frame where no script runs. Nothing of the file itself is kept. */

export type ReadSvg = { drawing: Drawing } | { problem: string };

const maxFileBytes = 1_000_000;
const ask = "Pide a quien lo hizo una versión «en trazados».";
const notReadable = `Este archivo no es un SVG que se pueda leer. ${ask}`;

/** Elements that are not shapes, by what the refusal calls them. */
const foreign: readonly [selector: string, words: string][] = [
  ["text, tspan, textPath, font", "texto"],
  ["linearGradient, radialGradient, meshgradient, pattern", "degradados"],
  ["image, foreignObject, feImage, video, iframe, audio", "imágenes"],
  ["script", "un programa"],
  ["use", "piezas repetidas"],
  ["filter, mask, clipPath", "filtros o recortes"],
  ["animate, animateTransform, animateMotion, set", "animaciones"],
];

export async function readSvgFile(file: File): Promise<ReadSvg> {
  if (file.size > maxFileBytes) {
    const megabytes = (file.size / 1e6).toLocaleString("es-ES", { maximumFractionDigits: 1 });
    return { problem: `El dibujo pesa ${megabytes} MB; como máximo 1 MB. ${ask}` };
  }
  return readSvg(await file.text());
}

export async function readSvg(text: string): Promise<ReadSvg> {
  // Neither loads files nor runs scripts.
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  const root = parsed.documentElement;
  if (root.localName !== "svg" || parsed.querySelector("parsererror"))
    return { problem: notReadable };
  const found = foreignParts(root);
  if (found.length > 0) return { problem: `El dibujo contiene ${listed(found)}. ${ask}` };
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-same-origin");
  frame.style.cssText = "position:fixed;inset:auto;width:1px;height:1px;opacity:0;border:0";
  frame.setAttribute("aria-hidden", "true");
  document.body.append(frame);
  try {
    const page = frame.contentDocument;
    if (!page) return { problem: notReadable };
    const svg = page.importNode(root, true) as unknown as SVGSVGElement;
    page.body.append(svg);
    return shapesOf(svg);
  } finally {
    frame.remove();
  }
}

function foreignParts(root: Element): string[] {
  const found = foreign.flatMap(([selector, words]) =>
    root.querySelector(selector) ? [words] : [],
  );
  const attributes = [root, ...root.querySelectorAll("*")].flatMap((each) =>
    each.getAttributeNames(),
  );
  if (attributes.some((name) => /^on/i.test(name))) found.push("un programa");
  const styles = [...root.querySelectorAll("style, [style]")].map(
    (element) =>
      (element.getAttribute("style") ?? "") +
      (element.localName === "style" ? element.textContent : ""),
  );
  // Before anything is shown: a style could load files.
  if (styles.some((style) => /@import|url\(|\\/.test(style))) found.push("estilos con enlaces");
  return [...new Set(found)];
}

const listed = (words: readonly string[]) => new Intl.ListFormat("es").format(words);

/** Colour that stands for the theme's, if the file says `currentColor`. */
const themeColor = "rgb(1, 2, 3)";
const tags = ["path", "polyline", "polygon", ...Object.keys(geometry)];

function shapesOf(svg: SVGSVGElement): ReadSvg {
  svg.style.color = themeColor;
  const viewBox = viewBoxOf(svg);
  if (!viewBox) return { problem: notReadable };
  svg.setAttribute("width", String(viewBox[2]));
  svg.setAttribute("height", String(viewBox[3]));
  svg.setAttribute("viewBox", viewBox.join(" "));
  const elements = [...svg.querySelectorAll<SVGGeometryElement>(tags.join(","))];
  const shapes = elements.flatMap((element) => shapeOf(svg, element) ?? []);
  if (shapes.length === 0) return { problem: "El dibujo no tiene ninguna forma visible." };
  const drawing = { viewBox, shapes: inTheme(shapes) };
  const bytes = new TextEncoder().encode(JSON.stringify(drawing)).length;
  if (bytes > maxDrawingBytes) {
    const thousands = Math.ceil(bytes / 1000);
    return {
      problem: `El dibujo es demasiado detallado: ${thousands} kB; como máximo 16 kB. Pide una versión más sencilla.`,
    };
  }
  const read = readDrawing(drawing);
  return read ? { drawing: read } : { problem: notReadable };
}

function viewBoxOf(svg: SVGSVGElement): [number, number, number, number] | undefined {
  const { x, y, width, height } = svg.viewBox.baseVal ?? {};
  if (width > 0 && height > 0) return [rounded(x), rounded(y), rounded(width), rounded(height)];
  const size = [svg.width.baseVal, svg.height.baseVal].map((length) =>
    length.unitType === length.SVG_LENGTHTYPE_PERCENTAGE ? 0 : length.value,
  );
  const [wide = 0, high = 0] = size;
  return wide > 0 && high > 0 ? [0, 0, rounded(wide), rounded(high)] : undefined;
}

const rounded = (number: number) => Math.round(number * 10_000) / 10_000;

function shapeOf(svg: SVGSVGElement, element: SVGGeometryElement): Shape | undefined {
  if (element.closest("defs, symbol, marker")) return undefined;
  const style = getComputedStyle(element);
  if (style.display === "none" || style.visibility !== "visible") return undefined;
  const fill = paintOf(style.fill);
  const strokeWidth = rounded(Number.parseFloat(style.strokeWidth) || 0);
  const stroke = strokeWidth > 0 ? paintOf(style.stroke) : "none";
  const opacity = opacityOf(element, fill === "none" ? style.strokeOpacity : style.fillOpacity);
  if ((fill === "none" && stroke === "none") || opacity === 0) return undefined;
  const own = geometryOf(element);
  if (!own) return undefined;
  const transform = transformOf(svg, element);
  return {
    ...own,
    fill,
    ...(stroke !== "none" && {
      stroke,
      strokeWidth,
      ...(style.strokeLinecap === "round" && { round: true as const }),
    }),
    ...(opacity < 1 && { opacity }),
    ...(fill !== "none" && style.fillRule === "evenodd" && { evenOdd: true as const }),
    ...(transform && { transform }),
  } as Shape;
}

/** @param color as computed: `rgb(…)`, or `none` */
function paintOf(color: string): Shape["fill"] {
  if (color === themeColor) return "current";
  const [red, green, blue, alpha = 1] = (/^rgba?\(([^)]*)\)$/.exec(color)?.[1] ?? "")
    .split(/[\s,/]+/)
    .map(Number);
  if (red === undefined || green === undefined || blue === undefined || alpha === 0) return "none";
  return `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** Product of the opacities of the element and the groups around it. */
function opacityOf(element: Element, own: string): number {
  let opacity = Number.parseFloat(own) || 0;
  for (let each: Element | null = element; each; each = each.parentElement)
    if (each instanceof (each.ownerDocument.defaultView as typeof globalThis & Window).SVGElement)
      opacity *= Number.parseFloat(getComputedStyle(each).opacity);
  return rounded(opacity);
}

function geometryOf(element: SVGGeometryElement): Partial<Shape> | undefined {
  const tag = element.localName;
  if (tag === "path") {
    const d = (element.getAttribute("d") ?? "").trim();
    return d ? { tag: "path", d } : undefined;
  }
  if (tag === "polyline" || tag === "polygon") {
    const points = [...(element as SVGPolygonElement).points];
    return points.length > 0
      ? { tag, numbers: points.flatMap(({ x, y }) => [rounded(x), rounded(y)]) }
      : undefined;
  }
  const name = tag as keyof typeof geometry;
  const lengths = element as unknown as Record<string, SVGAnimatedLength>;
  const numbers = geometry[name].map((each) => rounded(lengths[each]?.baseVal.value ?? 0));
  if (name === "rect") {
    // A missing radius is the other one.
    if (!element.hasAttribute("ry")) numbers[5] = numbers[4] ?? 0;
    if (!element.hasAttribute("rx")) numbers[4] = numbers[5] ?? 0;
  }
  return { tag: name, numbers };
}

/** Matrix from the element to the drawing; undefined if it changes nothing. */
function transformOf(svg: SVGSVGElement, element: SVGGeometryElement): number[] | undefined {
  const [own, outer] = [element.getScreenCTM(), svg.getScreenCTM()];
  if (!own || !outer) return undefined;
  const { a, b, c, d, e, f } = outer.inverse().multiply(own);
  const matrix = [a, b, c, d, e, f].map(rounded);
  return matrix.join() === "1,0,0,1,0,0" ? undefined : matrix;
}

/** A drawing in one colour takes that of the theme. */
function inTheme(shapes: readonly Shape[]): Shape[] {
  const paints = shapes.flatMap(({ fill, stroke }) => [fill, stroke ?? "none"]);
  const colors = new Set(paints.filter((paint) => paint !== "none"));
  if (colors.size > 1) return [...shapes];
  const themed = (paint: Shape["fill"]) => (paint === "none" ? paint : "current");
  return shapes.map((shape) => ({
    ...shape,
    fill: themed(shape.fill),
    ...(shape.stroke && { stroke: themed(shape.stroke) }),
  }));
}
