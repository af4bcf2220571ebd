import type { RenderOrder } from "./render.ts";

/** What is asked of a picture by its address; format and quality are settled when it is made. */
export type Transformation = Pick<RenderOrder, "width" | "height" | "resize" | "quality"> & {
  /** Of the same format as the picture that was uploaded. */
  keepFormat: boolean;
};

const resizes = ["cover", "contain", "fill"] as const;

/**
 * Reads the query of Supabase's image transformation (`width`, `height` up to 2500 pixels, `resize`,
 * `quality` 20 to 100, `format=origin`); others are not looked at, as there.
 * @returns a sentence that says what is wrong with it.
 */
export function readTransformation(query: URLSearchParams): Transformation | string {
  const width = readInteger(query, "width", 1, 2500);
  const height = readInteger(query, "height", 1, 2500);
  const quality = readInteger(query, "quality", 20, 100);
  for (const number of [width, height, quality]) if (typeof number === "string") return number;
  const asked = query.get("resize") ?? "cover";
  const resize = resizes.find((known) => known === asked);
  if (!resize) return "resize must be one of cover, contain, fill";
  const format = query.get("format");
  if (format !== null && format !== "origin") return "format must be origin";
  return {
    width: width as number | undefined,
    height: height as number | undefined,
    quality: quality as number | undefined,
    resize,
    keepFormat: format === "origin",
  };
}

function readInteger(query: URLSearchParams, name: string, least: number, most: number) {
  const given = query.get(name);
  if (given === null) return undefined;
  const number = /^\d{1,6}$/.test(given) ? Number(given) : Number.NaN;
  return number >= least && number <= most
    ? number
    : `${name} must be a whole number from ${least} to ${most}`;
}
