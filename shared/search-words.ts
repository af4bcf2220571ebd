/** Characters that count as nothing: soft hyphens, zero-width characters, marks of direction. */
const invisible =
  "\\u00ad\\u034f\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff";

/** Characters between parts of a word: apostrophes, hyphens, click letters, and signs in place of those. */
const joiners =
  "\\-'`|!/#\\u00a6\\u00b4\\u01c0-\\u01c3\\u0298\\u02b0-\\u02ff\\u2010\\u2011\\u2016\\u2018\\u2019\\u201b\\u2021\\u2032\\u2044\\u2223\\u2225\\u2260\\uff07";

const invisibleCharacters = new RegExp(`[${invisible}]`, "gu");
const joiningCharacters = new RegExp(`[${joiners}]+`, "gu");
// Click letters are letters to Unicode.
const part = new RegExp(`(?:(?![${joiners}])[\\p{L}\\p{N}\\p{M}${invisible}])+`, "gu");
const token = new RegExp(`[\\p{L}\\p{N}\\p{M}${invisible}${joiners}]+`, "gu");

/** All but letters and digits, as `private.fold_words` names them. */
const separators =
  /[^a-z0-9'\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u0370-\u037d\u037f-\u0559\u0560-\u0588\u05d0-\u05f2\u0620-\u0669\u066e-\u06d3\u06d5-\u1fff\u2c00-\u2dff\u3005-\u3007\u3031-\u3035\u3040-\u30fa\u30fc-\ud7ff\uf900-\ufd3d\ufd40-\ufdff\ufe70-\ufefe\uff10-\uff19\uff66-\uffdc\u{10000}-\u{1efff}\u{20000}-\u{3ffff}]+/gu;

const capitals =
  "ŒÆẞÞłŁøØđĐðÐħĦıŧŦŋŊɓƁɗƊƙƘɛƐɔƆəƏƴƳςΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏ";
const letters =
  "œæßþllooddddhhittnnbbddkkeeooeeyyσαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџ";
const digraphs = { œ: "oe", æ: "ae", ß: "ss", þ: "th" };

const folded = new Map<string, string>([
  ...[...capitals].map((letter, at) => [letter, letters[at] ?? ""] as const),
  ...Object.entries(digraphs),
]);
const foldedLetters = new RegExp(`[${[...folded.keys()].join("")}]`, "gu");

function foldLetter(letter: string): string {
  const plain = folded.get(letter) ?? letter;
  return digraphs[plain as keyof typeof digraphs] ?? plain;
}

/**
 * A text as words of lower-case letters without accents, and digits. One space separates words, an apostrophe
 * the parts of a word. Must agree with `private.fold_words`, by which the search indexes texts.
 */
export function foldWords(text: string): string {
  return text
    .replace(invisibleCharacters, "")
    .replace(joiningCharacters, "'")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[A-Z]+/g, (capital) => capital.toLowerCase())
    .replace(foldedLetters, foldLetter)
    .replace(separators, " ")
    .replace(/'?(?: '?)+/g, " ")
    .replace(/^[' ]+|[' ]+$/g, "");
}

/** A part of a text, with the folded word that it is. */
export interface TextPart {
  from: number;
  to: number;
  word: string;
}

/** Words of a text with their parts: of `l’eau` the parts `l` and `eau`. */
export function wordsIn(text: string): TextPart[][] {
  return Array.from(text.matchAll(token), ({ 0: found, index }) =>
    Array.from(found.matchAll(part), ({ 0: one, index: at }) => ({
      from: index + at,
      to: index + at + one.length,
      word: foldWords(one).replaceAll(" ", ""),
    })),
  );
}
