/** Longest address in a text. Caps the look-ahead of the parser. */
const maxAddressLength = 600;

/** Characters of an address: neither space, control character, bracket nor backslash. */
const addressCharacter = String.raw`[^\s\p{Cc}()<>\\]`;

/** Source of a pattern for an address in brackets. */
export const addressPattern = `${addressCharacter}{1,${maxAddressLength}}`;

const linkPattern = new RegExp(
  `^(?:https?://${addressCharacter}+|mailto:${addressCharacter}+|tel:\\+?[\\d.-]+|/(?!/)${addressCharacter}*)$`,
  "iu",
);
const picturePattern = new RegExp(`^(?:https?://|/(?!/))${addressCharacter}+$`, "iu");

/** Whether a link may have this address: the web, mail, a telephone number, or a path of the site. */
export function isLinkAddress(address: string): boolean {
  return address.length <= maxAddressLength && linkPattern.test(address);
}

/** Whether a picture may have this address. */
export function isPictureAddress(address: string): boolean {
  return address.length <= maxAddressLength && picturePattern.test(address);
}
