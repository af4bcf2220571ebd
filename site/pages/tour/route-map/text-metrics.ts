/** Estimates text widths without a browser. */

export type Face = "display" | "text";

/**
 * Character widths in hundredths of an em, at the map's font weights. Other characters have the
 * width `widest`.
 */
const widths: Record<Face, Record<number, string>> = {
  display: {
    24: "'.:,;’",
    29: " {|}![]jl",
    36: 'i`t"f',
    44: "()-I",
    52: "/\\rs1357+?^z–",
    58: "4689<=>_aceo02vx",
    65: "*Jgq#$bdkpyPShnu~",
    76: "FLBETZ",
    83: "CRYDOQU",
    90: "&AGVHKNXwm…",
    107: "%M@",
    120: "W",
  },
  text: {
    20: " '’",
    26: "!,.:;ijl|",
    31: "IJ",
    39: '"()[]f',
    43: "1-_rt{}/?\\s–",
    53: "cvz*7aegkxy",
    60: "235$<=>FLhnu~4689+ES`bdopqPT^0BY",
    71: "#ACKRVXZU",
    77: "&DGHN",
    87: "OQwm%@",
    102: "MW…",
  },
};
const widest = 100;

const tables = Object.fromEntries(
  Object.entries(widths).map(([face, groups]) => [
    face,
    new Map(
      Object.entries(groups).flatMap(([width, letters]) =>
        Array.from(letters, (letter) => [letter, Number(width) / 100] as const),
      ),
    ),
  ]),
) as Record<Face, Map<string, number>>;

/** Tolerance for hinting and fallback fonts. */
const allowance = 1.04;

/** Width of a text in ems. Accents are ignored. */
export function textWidth(text: string, face: Face): number {
  let sum = 0;
  for (const letter of text.normalize("NFD").replace(/\p{M}/gu, "")) {
    sum += tables[face].get(letter) ?? widest / 100;
  }
  return sum * allowance;
}

/** Shortens a text to a maximum width in ems, between words if possible. */
export function shorten(text: string, max: number, face: Face): string {
  if (textWidth(text, face) <= max) return text;
  const letters = Array.from(text);
  let kept = "";
  for (const letter of letters) {
    if (textWidth(`${kept}${letter}…`, face) > max) break;
    kept += letter;
  }
  const lastWord = kept.lastIndexOf(" ");
  return `${(lastWord > kept.length / 2 ? kept.slice(0, lastWord) : kept).trimEnd()}…`;
}

/**
 * Splits a text into two lines of similar length: between words but not after an initial, or at a
 * hyphen if there is only one word. Undefined if it cannot be split.
 */
export function splitInTwo(text: string): [string, string] | undefined {
  const places = (pattern: RegExp) => [...text.matchAll(pattern)].map(({ index }) => index);
  const spaces = places(/(?<!(?:^|[\s.])\p{L}\.) /gu);
  const gaps = spaces.length > 0 ? spaces : places(/(?<=[-–/])(?=\p{L})/gu);
  const [best] = gaps.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2));
  if (best === undefined || best === 0) return undefined;
  return [text.slice(0, best).trim(), text.slice(best).trim()];
}
