/** Longest address in a text. Caps the look-ahead of the parser. */
export const maxAddressLength = 600;

/** Characters of an address: neither space, control character, bracket nor backslash. */
export const addressCharacter = String.raw`[^\s\p{Cc}()<>\\]`;
