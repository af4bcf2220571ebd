/**
 * Characters without a glyph: format characters such as zero-width spaces and direction marks, soft
 * hyphens, fillers, variation selectors. Pasted from web pages and address books.
 */
const invisible = /\p{Cf}|\p{Variation_Selector}|\u034F|[\u115F\u1160\u17B4\u17B5\u3164\uFFA0]/gu;

/** Line breaks of every platform and of Unicode. */
const lineBreak = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** Control characters except tab and line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it removes
const control = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;

const edge =
  /^(?:\s|\p{Cf}|[\u115F\u1160\u3164\uFFA0])+|(?:\s|\p{Cf}|[\u115F\u1160\u3164\uFFA0])+$/gu;

/** Removes invisible characters everywhere, for values in which they never have a meaning. */
export const removeInvisible = (value: string): string => value.replace(invisible, "");

/**
 * Text of several lines as it is stored: line feeds only, no control characters, nothing invisible at the
 * ends. Joiners inside stay: emoji and Persian need them.
 */
export const cleanText = (value: string): string =>
  value.replace(lineBreak, "\n").replace(control, "").replace(edge, "");

/** The same for a single line. */
export const cleanLine = (value: string): string => cleanText(value).replace(/[\n\t]+/g, " ");

/** Number of characters that a reader can see, spaces between words included. */
export const visibleLength = (value: string): number => [...removeInvisible(value)].length;
