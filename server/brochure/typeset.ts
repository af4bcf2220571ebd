import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import type { Brochure, BrochurePicture } from "#shared/brochure.ts";
import { BrochureError } from "./brochure-error.ts";
import { brochureFonts, markFile, templateFolder } from "./files.ts";
import { printableTexts } from "./printable.ts";

/** A brochure and its pictures, as JPEG by `bucket/name`; one that is not among them is left out. */
export interface BrochureJob {
  brochure: Brochure;
  pictures: ReadonlyMap<string, Uint8Array>;
}

/** A PDF; `fault` says why it is without its pictures and its map, where they are the reason. */
export interface SetBrochure {
  pdf: Uint8Array;
  fault?: string;
}

/** Members that are read and not printed. */
const notWords = ["svg", "href", "key", "lang", "changed"];

let started: NodeCompiler | undefined;

/**
 * Sets a brochure: a PDF with tags, bookmarks and metadata, of PDF/UA-1 where the fonts have all its
 * letters. What it says is handed over as JSON, which the template prints and never reads as markup.
 * @throws {BrochureError} when it cannot be set even without its pictures.
 */
export function typesetBrochure({ brochure, pictures }: BrochureJob): SetBrochure {
  started ??= NodeCompiler.create({
    workspace: templateFolder,
    fontArgs: [{ fontBlobs: brochureFonts.map((file) => readFileSync(file)) }],
  });
  try {
    const whole = compile(started, brochure, pictures);
    if (whole.document) return { pdf: write(started, whole.document) };
    const { map: _, ...words } = brochure;
    const plain = compile(started, words, new Map());
    if (plain.document) return { pdf: write(started, plain.document), fault: whole.fault };
    throw new BrochureError(plain.fault);
  } finally {
    started.resetShadow();
    // What it remembers of the last one is of use to the same tour in another language.
    started.evictCache(2);
  }
}

function compile(
  compiler: NodeCompiler,
  brochure: Brochure,
  pictures: BrochureJob["pictures"],
): { document: NodeTypstDocument | undefined; fault: string } {
  let count = 0;
  /** Without one whose file is missing. */
  const withFile = (picture: BrochurePicture | undefined) => {
    const bytes = picture && pictures.get(picture.key);
    if (!bytes) return undefined;
    count += 1;
    const file = `/${count}.jpg`;
    compiler.mapShadow(join(templateFolder, file), Buffer.from(bytes));
    return { ...picture, file };
  };
  compiler.mapShadow(join(templateFolder, "mark.svg"), readFileSync(markFile));
  const { changed, ...words } = printableTexts(brochure, notWords);
  const data = {
    ...words,
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
  const fault = JSON.stringify(compiled.takeError()?.shortDiagnostics ?? []).slice(0, 500);
  return { document: compiled.result ?? undefined, fault };
}

/** As Typst's `datetime` takes it. */
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

function write(compiler: NodeCompiler, document: NodeTypstDocument): Uint8Array {
  try {
    return compiler.pdf(document, { pdfStandard: "ua-1" });
  } catch {
    // A letter that no font has is a box, of which the standard does not allow one.
    return compiler.pdf(document);
  }
}
