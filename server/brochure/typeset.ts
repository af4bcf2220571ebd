import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { Brochure, BrochurePicture } from "#shared/brochure.ts";
import { dropMissing, readCoverage } from "../backend/pictures/glyphs.ts";
import { BrochureError } from "./brochure-error.ts";
import { brochureFonts, markFile, templateFolder } from "./files.ts";
import { makePrintable, mapTexts } from "./printable.ts";

/** A brochure and its pictures (JPEG by `bucket/name`). Missing pictures are omitted. */
export interface BrochureJob {
  brochure: Brochure;
  pictures: ReadonlyMap<string, Uint8Array>;
}

export interface TypesetBrochure {
  pdf: Uint8Array;
  /** Reason why pictures or the map were omitted. */
  fault?: string;
  /** Omitted characters without a glyph in any font. */
  missing?: string;
}

/** Members that are not printed. */
const notWords = ["href", "key", "lang", "changed", "brand"];

let started: { compiler: NodeCompiler; covered: ReadonlySet<number> } | undefined;

/**
 * Typesets a brochure: a PDF/UA-1 with bookmarks and metadata. Texts are passed as JSON, which the template
 * prints and never evaluates as markup. Characters without a glyph are omitted.
 * @throws {BrochureError} if it fails even without pictures and map.
 */
export function typesetBrochure({ brochure, pictures }: BrochureJob): TypesetBrochure {
  started ??= {
    compiler: NodeCompiler.create({
      workspace: templateFolder,
      fontArgs: [{ fontBlobs: brochureFonts.map((file) => readFileSync(file)) }],
    }),
    covered: readCoverage(brochureFonts),
  };
  const { compiler, covered } = started;
  const dropped = new Set<string>();
  const covers = (text: string) =>
    // PDF/UA requires a title.
    text && (dropMissing(text, covered, (character) => dropped.add(character)) || "…");
  const clean = mapTexts(mapTexts(brochure, makePrintable, [...notWords, "svg"]), covers, notWords);
  const missing = dropped.size > 0 ? { missing: [...dropped].join(" ").slice(0, 200) } : {};
  try {
    const whole = compile(compiler, clean, pictures);
    if ("pdf" in whole) return { ...whole, ...missing };
    // Typst does not report which picture failed.
    const { map: _, ...words } = clean;
    const drawable = new Map(
      [...pictures].filter((picture) => "pdf" in compile(compiler, words, new Map([picture]))),
    );
    for (const content of [clean, words]) {
      const partial = compile(compiler, content, drawable);
      if ("pdf" in partial) return { ...partial, ...whole, ...missing };
    }
    throw new BrochureError(whole.fault);
  } finally {
    compiler.resetShadow();
    // The cache helps when the same tour is typeset in another language.
    compiler.evictCache(2);
  }
}

function compile(
  compiler: NodeCompiler,
  brochure: Brochure,
  pictures: BrochureJob["pictures"],
): { pdf: Uint8Array } | { fault: string } {
  let count = 0;
  /** Omits pictures without a file. */
  const withFile = (picture: BrochurePicture | undefined) => {
    const bytes = picture && pictures.get(picture.key);
    if (!bytes) return undefined;
    count += 1;
    const file = `/${count}.jpg`;
    compiler.mapShadow(join(templateFolder, file), Buffer.from(bytes));
    return { ...picture, file };
  };
  const { changed, brand, ...words } = brochure;
  const mark = brand?.mark === undefined ? readFileSync(markFile) : Buffer.from(brand.mark);
  compiler.mapShadow(join(templateFolder, "mark.svg"), mark);
  const data = {
    ...words,
    colours: brand?.colours ?? {},
    cover: withFile(words.cover),
    vista: withFile(words.vista),
    pair: words.pair.map(withFile).filter(Boolean),
    back: withFile(words.back),
    changed: dateParts(changed),
  };
  const compiled = compiler.compile({
    mainFilePath: join(templateFolder, "brochure.typ"),
    inputs: { brochure: JSON.stringify(data) },
  });
  const document = compiled.result;
  if (!document)
    return { fault: JSON.stringify(compiled.takeError()?.shortDiagnostics ?? []).slice(0, 500) };
  try {
    return { pdf: compiler.pdf(document, { pdfStandard: "ua-1" }) };
  } catch (error) {
    // For example a side above 16,383 pixels, in pictures stored by older versions.
    return { fault: String(error).slice(0, 500) };
  }
}

/** In the format of Typst's `datetime`. */
function dateParts(iso: string) {
  const date = new Date(iso);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}
