import { addressCharacter, maxAddressLength } from "./address-characters.ts";

/** Source of a pattern for an address in brackets. */
export const addressPattern = `${addressCharacter}{1,${maxAddressLength}}`;

const linkPattern = new RegExp(
  `^(?:https?://${addressCharacter}+|mailto:${addressCharacter}+|tel:\\+?[\\d.-]+|/(?!/)${addressCharacter}*)$`,
  "iu",
);

/** Whether a link may have this address: the web, mail, a telephone number, or a path of the site. */
export function isLinkAddress(address: string): boolean {
  return address.length <= maxAddressLength && linkPattern.test(address);
}
