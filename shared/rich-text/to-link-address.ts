import { isLinkAddress } from "./address.ts";

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
