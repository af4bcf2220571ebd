import { expect, it } from "vitest";
import { redirectTo } from "./redirect.server";
import { headInput } from "./test-page";

const locationOf = (address: string, without?: string) =>
  redirectTo(headInput(address, "fr"), "/tours/dunas", {
    status: 301,
    ...(without && { without }),
  }).headers.get("location");

it.each([
  ["/es/tours/old", "/es/tours/dunas"],
  ["/tours/old?utm_source=boletin&gclid=x", "/tours/dunas?utm_source=boletin&gclid=x"],
  ["/en/tours/old?a=%C3%A1+b&a=2&c", "/en/tours/dunas?a=%C3%A1+b&a=2&c"],
  ["/en/tours/old?&&", "/en/tours/dunas"],
])("J2: a redirect of %s keeps the query and the language", (address, location) => {
  expect(locationOf(address)).toBe(location);
});

it("J2: a redirect drops the parameter that named the page, and only this one", () => {
  expect(locationOf("/es/tours?tour=old&utm_source=x&tours=1", "tour")).toBe(
    "/es/tours/dunas?utm_source=x&tours=1",
  );
  expect(locationOf("/es/tours?%74our=old&tour=b", "tour")).toBe("/es/tours/dunas");
});
