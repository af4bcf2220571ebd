import type { HeroPhoto } from "#shared/brand/hero-files.ts";
import { gridSize, type HeroLooks, heroLooks, heroMinWidth } from "#shared/brand/hero-look.ts";
import { storageUrl } from "#shared/pictures/storage-url.ts";

/**
 * Measures the photo of the home page as the server does, so that its veil is announced before it is saved.
 * @returns hint in Spanish
 * @throws if the picture does not load or decode.
 */
export async function heroHint(address: string, { focus }: HeroPhoto, signal: AbortSignal) {
  const response = await fetch(storageUrl(address), { signal });
  const picture = await createImageBitmap(await response.blob());
  const { width } = picture;
  const size = gridSize(picture);
  // In two steps: browsers sample few pixels when they shrink a picture much.
  const looks = heroLooks(
    { ...size, colors: colorsOf(drawn(drawn(picture, 4, size), 1, size)) },
    focus,
  );
  picture.close();
  return heroHintWords(width, looks);
}

type Size = ReturnType<typeof gridSize>;

function drawn(source: CanvasImageSource, scale: number, { width, height }: Size) {
  const canvas = document.createElement("canvas");
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = contextOf(canvas);
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Without the opacity. */
function colorsOf(canvas: HTMLCanvasElement): number[] {
  const { width, height } = canvas;
  const data = contextOf(canvas).getImageData(0, 0, width, height).data;
  return Array.from(data).filter((_, at) => at % 4 !== 3);
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  return context;
}

export function heroHintWords(width: number, { phone, wide }: HeroLooks): string {
  const [day, night] = (["day", "night"] as const).map((theme) =>
    Math.round(100 * Math.max(phone[theme].title, wide[theme].title)),
  ) as [number, number];
  const small =
    width < heroMinWidth
      ? `Esta foto mide ${width} px de ancho; la portada necesita ${heroMinWidth}. `
      : "";
  return small + veilWords(day, night);
}

function veilWords(day: number, night: number): string {
  if (day === 0 && night === 0) return "El título se lee sin velo.";
  if (day === 0)
    return `De noche ponemos un velo del ${night} % para que el título se lea; de día no hace falta.`;
  if (night === 0)
    return `De día ponemos un velo del ${day} % para que el título se lea; de noche no hace falta.`;
  return day === night
    ? `Ponemos un velo del ${day} % para que el título se lea.`
    : `Ponemos un velo del ${day} % de día y del ${night} % de noche para que el título se lea.`;
}
