import { expect, test } from "vitest";
import { brochureAddress } from "./brochure-address.ts";

const at = (url: string, cookie?: string, accept?: string) => brochureAddress(url, cookie, accept);

test("J5: a path without a prefix is the file of the negotiated language", () => {
  const english = { key: "/en/tours/a-b.pdf", locale: "en" };
  expect(at("/en/tours/a-b.pdf")).toEqual({ ...english, path: "/en/tours/a-b.pdf", varies: false });
  const bare = { path: "/tours/a-b.pdf", varies: true };
  expect(at("/tours/a-b.pdf", undefined, "en-GB,en")).toEqual({ ...english, ...bare });
  expect(at("/tours/a-b.pdf", "language=en", "fr")).toEqual({ ...english, ...bare });
  expect(at("/tours/a-b.pdf")).toMatchObject({ key: "/es/tours/a-b.pdf" });
});

test("J5: a query is ignored", () => {
  expect(at(`/fr/tours/a.pdf?x=${"y".repeat(5_000)}`)).toMatchObject({ path: "/fr/tours/a.pdf" });
});

test.each([
  "/de/tours/a.pdf",
  "/ES/tours/a.pdf",
  "/es/tours/A.pdf",
  "/es/tours/a%2Db.pdf",
  "/es/tours/.pdf",
  "/es/tours/a.pdf/",
  "/es//tours/a.pdf",
  "/es/tours/a.pdf.data",
  "/es/destinations/a.pdf",
  `/es/tours/${"a".repeat(121)}.pdf`,
])("J5: %s is no brochure's address", (url) => {
  expect(at(url)).toBeUndefined();
});
