/**
 * Writes `shared/styles/fallback-fonts.css`: fonts of phones and computers, scaled to the widths and heights
 * of Besley and Commissioner. Text keeps its lines when the web font replaces its fallback.
 *
 * Run after a change of a font, of a weight or of this file. `--measure FILE…` prints the width of font files,
 * for {@link webFonts}. `tests/e2e/fonts.spec.ts` compares the written file with the fonts.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium as engine, type Page } from "@playwright/test";
import { chromium } from "../tests/support/browser.ts";

const root = join(import.meta.dirname, "..");

const prose =
  "Les plaines du Serengeti. Our guides know the Ngorongoro Crater well, and every day begins with coffee at dawn. Nuestros viajes privados a Tanzania empiezan en Arusha: jirafas, elefantes y leones.";

/**
 * Widths are those of these texts per character. Labels have half the spaces, because spaces are narrower in
 * Commissioner than in Arial. After a change measure all fonts of {@link webFonts} again.
 */
const samples = { prose, labels: prose.replace(/(\S+ \S+) /g, "$1") };
type Sample = keyof typeof samples;

interface Face {
  /** Full and PostScript names of fonts with equal widths. */
  local: readonly string[];
  /** Widths of {@link samples} in em per character. */
  width: Record<Sample, number>;
}
interface Fallback {
  family: string;
  regular: Face;
  bold: Face;
}
interface WebFont {
  file: string;
  /** Weights that share a face, the weight and the text that it fits exactly, and the fallback's face. */
  weights: readonly {
    range: string;
    fitted: number;
    sample: Sample;
    face: "regular" | "bold";
  }[];
  fallbacks: readonly Fallback[];
}

/**
 * One face per local font, because they differ in width. Georgia was measured with Gelasio, Arial and Times
 * New Roman with Liberation Sans and Serif: they have equal widths.
 */
const webFonts: readonly WebFont[] = [
  {
    file: "besley-core.woff2",
    weights: [
      { range: "400 479", fitted: 440, sample: "prose", face: "regular" },
      { range: "480 539", fitted: 520, sample: "prose", face: "bold" },
      { range: "540 620", fitted: 560, sample: "prose", face: "bold" },
    ],
    fallbacks: [
      {
        // iOS, macOS, Windows
        family: "Besley Georgia",
        regular: { local: ["Georgia", "Gelasio"], width: { prose: 0.4431, labels: 0.4599 } },
        bold: {
          local: ["Georgia Bold", "Georgia-Bold", "Gelasio Bold"],
          width: { prose: 0.5169, labels: 0.5387 },
        },
      },
      {
        // Android
        family: "Besley Noto",
        regular: { local: ["Noto Serif", "NotoSerif"], width: { prose: 0.4811, labels: 0.4993 } },
        bold: {
          local: ["Noto Serif Bold", "NotoSerif-Bold"],
          width: { prose: 0.5101, labels: 0.5308 },
        },
      },
      {
        // Linux
        family: "Besley Times",
        regular: {
          local: ["Liberation Serif", "Times New Roman"],
          width: { prose: 0.4072, labels: 0.4202 },
        },
        bold: {
          local: ["Liberation Serif Bold", "Times New Roman Bold"],
          width: { prose: 0.4313, labels: 0.4463 },
        },
      },
    ],
  },
  {
    file: "commissioner-core.woff2",
    weights: [
      { range: "400 479", fitted: 400, sample: "prose", face: "regular" },
      { range: "480 539", fitted: 520, sample: "labels", face: "regular" },
      { range: "540 620", fitted: 560, sample: "labels", face: "bold" },
    ],
    fallbacks: [
      {
        // Android
        family: "Commissioner Roboto",
        regular: { local: ["Roboto", "Roboto-Regular"], width: { prose: 0.4464, labels: 0.4629 } },
        // Recent Androids have one variable Roboto, whose bold has no name of its own.
        bold: {
          local: ["Roboto Bold", "Roboto-Bold", "Roboto"],
          width: { prose: 0.4535, labels: 0.4706 },
        },
      },
      {
        // iOS, macOS, Windows, Linux
        family: "Commissioner Arial",
        regular: {
          local: ["Arial", "ArialMT", "Liberation Sans"],
          width: { prose: 0.4508, labels: 0.4652 },
        },
        bold: {
          local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
          width: { prose: 0.4827, labels: 0.4997 },
        },
      },
    ],
  },
];

interface Metrics {
  width: Record<Sample, number>;
  ascent: number;
  descent: number;
}

/** Metrics of a font file in em, for each weight. */
function measure(page: Page, file: string, weights: readonly number[]): Promise<Metrics[]> {
  const base64 = readFileSync(file).toString("base64");
  return page.evaluate(
    async ({ base64, weights, samples }) => {
      // Not a data URL, which the Content-Security-Policy of a page may forbid.
      const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
      const family = `measured-${Math.random().toString(36).slice(2)}`;
      const range = `${Math.min(...weights)} ${Math.max(...weights)}`;
      const face = new FontFace(family, bytes, { weight: range });
      document.fonts.add(await face.load());
      const canvas = document.createElement("canvas").getContext("2d");
      if (!canvas) throw new Error("no canvas");
      return weights.map((weight) => {
        canvas.font = `${weight} 1000px ${family}`;
        const { fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText("");
        const widthOf = (text: string) => canvas.measureText(text).width / 1000 / text.length;
        return {
          width: { prose: widthOf(samples.prose), labels: widthOf(samples.labels) },
          ascent: fontBoundingBoxAscent / 1000,
          descent: fontBoundingBoxDescent / 1000,
        };
      });
    },
    { base64, weights, samples },
  );
}

const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`;

/** Content of `fallback-fonts.css`, computed from the present fonts. */
export async function fallbackStyles(page: Page): Promise<string> {
  const blocks = ["/* Written by scripts/fit-fallback-fonts.ts. */"];
  for (const { file, weights, fallbacks } of webFonts) {
    const fitted = await measure(
      page,
      join(root, "shared/assets/fonts", file),
      weights.map((weight) => weight.fitted),
    );
    for (const fallback of fallbacks)
      weights.forEach(({ range, face, sample }, index) => {
        const { local, width } = fallback[face];
        const target = fitted[index] as Metrics;
        const scale = target.width[sample] / width[sample];
        blocks.push(`@font-face {
  font-family: "${fallback.family}";
  src: ${local.map((name) => `local("${name}")`).join(", ")};
  font-weight: ${range};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(target.ascent / scale)};
  descent-override: ${percent(target.descent / scale)};
  line-gap-override: 0%;
}`);
      });
  }
  return `${blocks.join("\n")}\n`;
}

if (import.meta.main) {
  const browser = await engine.launch(await chromium());
  try {
    const page = await browser.newPage();
    const [flag, ...files] = process.argv.slice(2);
    if (flag === "--measure")
      for (const file of files) console.log(file, (await measure(page, file, [400]))[0]?.width);
    else writeFileSync(join(root, "shared/styles/fallback-fonts.css"), await fallbackStyles(page));
  } finally {
    await browser.close();
  }
}
