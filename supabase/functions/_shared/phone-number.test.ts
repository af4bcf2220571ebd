import { expect, it } from "vitest";
import { normalizePhone, telephoneAddress } from "./phone-number.ts";

it.each([
  ["+34 600 000 000", "+34 600 000 000"],
  ["  (011) 555-0100 ", "(011) 555-0100"],
  ["\u202A+34 600 000 000\u202C", "+34 600 000 000"],
  ["+٣٤ ٦٠٠ ٠٠٠ ٠٠٠", "+34 600 000 000"],
  ["＋８１　３　１２３４　５６７８", "+81 3 1234 5678"],
  ["+९१ ९८१०० १२३४५", "+91 98100 12345"],
  ["+27 (0)11 000 0000 ext. 12", "+27110000000 ext. 12"],
  ["0049 (0) 30 / 000 00 00-0", "+493000000000"],
  ["+1 (415) 555-0100 x234", "+14155550100 ext. 234"],
  ["+33 1 23 45 67 89 poste 7", "+33123456789 ext. 7"],
  ["llámenme por la tarde al 600", "llámenme por la tarde al 600"],
])("G3: the phone %j is stored as %j", (typed, stored) => {
  expect(normalizePhone(typed, 20)).toBe(stored);
});

it.each([
  ["+27 (0)82 123 4567", "tel:+27821234567"],
  ["0027 (0) 82 123 4567", "tel:+27821234567"],
  ["082 123 4567", "tel:0821234567"],
  ["(011) 555-0100", "tel:0115550100"],
  ["+1 (415) 555-0100 x234", "tel:+14155550100;ext=234"],
  ["+27110000000 ext. 12", "tel:+27110000000;ext=12"],
  ["+34 600 000 000 / +34 611 111 111", "tel:+34600000000"],
  ["600 000 000 o 611 111 111", "tel:600000000"],
  ["móvil +34 600 000 000", "tel:+34600000000"],
  ["+٣٤٦٠٠٠٠٠٠٠٠", "tel:+34600000000"],
])("H12: %j is dialled as %s", (phone, address) => {
  expect(telephoneAddress(phone)).toBe(address);
});

it.each([null, "", "—", "no sé", "12"])("H12: %j has no number to dial", (phone) => {
  expect(telephoneAddress(phone)).toBeUndefined();
});
