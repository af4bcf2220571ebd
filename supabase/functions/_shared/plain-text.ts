/**
 * Characters that draw nothing: Unicode's default ignorable characters (zero-width spaces, direction marks, soft
 * hyphens, byte order marks, fillers, tags, variation selectors), annotation marks, and the blank Braille pattern.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u.source;

/** Letters of scripts without joining forms, where a joiner has no meaning. */
const unjoined =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hangul}]/u
    .source;

/** Invisible characters that change how their neighbours are drawn. */
const needed = [
  // Between emoji: families, professions, flags.
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u{E007F}])\u200D(?=\p{Extended_Pictographic})`,
  // After letters that join, as in Persian and Hindi.
  String.raw`(?<=(?!${unjoined})[\p{L}\p{M}])[\u200C\u200D]`,
  // Word boundaries of scripts without spaces.
  String.raw`(?<=[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])\u200B(?=\p{L})`,
  // Forms of emoji, ideographs and Mongolian letters.
  String.raw`(?<=[\p{Emoji}\p{S}])[\uFE0E\uFE0F]`,
  String.raw`(?<=\p{Unified_Ideograph})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\p{Script=Mongolian})[\u180B-\u180F]`,
  // Flags of regions: a black flag with up to six tags and their end.
  String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,6})[\u{E0020}-\u{E007F}]`,
].join("|");

const allInvisible = new RegExp(invisible, "gu");
const unneeded = new RegExp(`(?!${needed})${invisible}`, "gu");

/** Line breaks of every platform and of Unicode. */
const lineBreak = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** Control characters except tab and line feed, and code points that are no characters. */
const control = /(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}/gu;

const edge = /^[\s\u200B-\u200D]+|[\s\u200B-\u200D]+$/g;

/** A text with line feeds only, and without control characters, which XML and PDF forbid. */
export const removeControls = (value: string): string =>
  value.replace(lineBreak, "\n").replace(control, "");

/** Removes invisible characters everywhere, for values in which they never have a meaning. */
export const removeInvisible = (value: string): string => value.replace(allInvisible, "");

/**
 * Text of several lines as it is stored: line feeds only, no control characters, no invisible characters except those
 * that emoji and scripts such as Persian need.
 */
export const cleanText = (value: string): string =>
  removeControls(value).replace(unneeded, "").replace(edge, "");

/** The same for a single line. */
export const cleanLine = (value: string): string => cleanText(value).replace(/\s*[\n\t]\s*/g, " ");

/** Number of characters that a reader can see, spaces between words included. */
export const visibleLength = (value: string): number => [...removeInvisible(value)].length;
