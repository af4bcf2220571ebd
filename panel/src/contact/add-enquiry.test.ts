import { describe, expect, test } from "vitest";
import { checkNewEnquiry, emptyEnquiry } from "./add-enquiry";

const typed = {
  ...emptyEnquiry,
  name: "  Ana Vega ",
  email: " ana@example.com ",
  message: "Quiere ir en mayo con dos niños.",
};
const now = Date.parse("2026-11-20T10:00:00Z");

describe("R1: checking an enquiry that arrived outside the site", () => {
  test("values are cleaned like those of the public form, and an empty time is now", () => {
    const { problems, enquiry } = checkNewEnquiry(typed, false, now);
    expect(problems).toEqual({});
    expect(enquiry).toMatchObject({
      name: "Ana Vega",
      email: "ana@example.com",
      phone: "",
      at: "",
    });
  });

  test("problems are reported by field, in Spanish", () => {
    const { problems } = checkNewEnquiry(emptyEnquiry, false, now);
    expect(problems).toEqual({
      name: "El nombre debe tener al menos 2 caracteres",
      email: "Introduce una dirección de correo válida",
      message: "El mensaje debe tener al menos 10 caracteres",
    });
  });

  test.each([
    ["in the future", "2026-11-20T23:00", false, "Elige un momento que ya haya pasado."],
    ["older than a year", "2024-11-20T10:00", false, "Elige un momento del último año."],
    ["partial", "", true, "Completa la fecha y la hora, o déjalas vacías."],
    ["today", "2026-11-20T09:00", false, undefined],
  ])("a time that is %s", (_what, at, isPartial, problem) => {
    expect(checkNewEnquiry({ ...typed, at }, isPartial, now).problems.at).toBe(problem);
  });
});
