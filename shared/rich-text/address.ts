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

/**
 * Address of a link as a person types or pastes it, ready for a text: brackets are encoded, and a scheme is added to
 * `example.com`, to a mail address and to a telephone number.
 * @returns undefined if no link may have it
 */
export function toLinkAddress(typed: string): string | undefined {
  const trimmed = typed.trim();
  const encoded = trimmed.replace(
    /[\s()<>\\]/g,
    (character) =>
      `%${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
  const telephone = trimmed.replace(/[\s().-]/g, "");
  const candidates = [
    encoded,
    /^\+?\d{6,15}$/.test(telephone) && `tel:${telephone}`,
    /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(trimmed) && `mailto:${encoded}`,
    /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#].*)?$/i.test(trimmed) && `https://${encoded}`,
  ];
  return candidates.find(
    (address): address is string => address !== false && isLinkAddress(address),
  );
}
