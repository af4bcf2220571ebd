import { readFileSync } from "node:fs";

/** Characters without a visible glyph: space, soft hyphen, zero-width space. */
const invisible = new Set([0x20, 0xad, 0x200b]);

/**
 * Code points covered by at least one of the TrueType fonts. Only `cmap` subtables of format 4 are read, so
 * characters above U+FFFF (most emoji) count as missing.
 */
export function readCoverage(files: readonly string[]): ReadonlySet<number> {
  const covered = new Set(invisible);
  for (const file of files) {
    const bytes = readFileSync(file);
    const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const cmap = tableOffset(font, "cmap");
    for (let i = 0; i < font.getUint16(cmap + 2); i += 1) {
      const subtable = cmap + font.getUint32(cmap + 8 + 8 * i);
      if (font.getUint16(subtable) === 4) addSegments(font, subtable, covered);
    }
  }
  return covered;
}

function tableOffset(font: DataView, tag: string): number {
  for (let i = 0; i < font.getUint16(4); i += 1) {
    const entry = 12 + 16 * i;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((at) => font.getUint8(entry + at)));
    if (name === tag) return font.getUint32(entry + 8);
  }
  throw new Error(`the font has no table ${tag}`);
}

/** OpenType specification, "cmap", "Format 4: Segment mapping to delta values". */
function addSegments(font: DataView, subtable: number, covered: Set<number>): void {
  const doubled = font.getUint16(subtable + 6);
  for (let i = 0; i < doubled; i += 2) {
    const endAt = subtable + 14 + i;
    const startAt = endAt + 2 + doubled;
    const rangeAt = startAt + 2 * doubled;
    const range = font.getUint16(rangeAt);
    const delta = font.getUint16(startAt + doubled);
    const start = font.getUint16(startAt);
    for (let code = start; code <= font.getUint16(endAt) && code < 0xffff; code += 1) {
      const index = range === 0 ? code : font.getUint16(rangeAt + range + 2 * (code - start));
      if (index !== 0 && ((range === 0 ? index + delta : index) & 0xffff) !== 0) covered.add(code);
    }
  }
}

/**
 * Replaces characters without a glyph by compatible ones, as ligatures and styled letters by plain letters, and removes
 * the others with resulting double spaces.
 * @param onMissing called once per removed character.
 */
export function dropMissing(
  text: string,
  covered: ReadonlySet<number>,
  onMissing?: (character: string) => void,
): string {
  let kept = "";
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    // Formatting characters belong to scripts that the fonts do not cover.
    const isControl = /\p{Cf}/u.test(character) && !invisible.has(code);
    const isDrawn = (each: string) => covered.has(each.codePointAt(0) as number);
    const compatible = [...character.normalize("NFKC")];
    if (covered.has(code) && !isControl) kept += character;
    else if (!isControl && compatible.every(isDrawn)) kept += compatible.join("");
    else onMissing?.(character);
  }
  return kept === text ? kept : kept.replace(/ {2,}/g, " ").trim();
}
