import { expect, test } from "vitest";
import { linkNote } from "./link-note";

test.each([
  ["[a](/tours) y [b](/blog)", "[a](/tours)", "El español tiene 2 enlaces, aquí hay 1."],
  ["[a](/tours)", "a", "El español tiene 1 enlace, aquí no hay ninguno."],
  ["a", "[a](/tours)", "El español no tiene enlaces, aquí hay 1."],
  ["[a](/tours)", "[b](/tours)", undefined],
  ["[a](/tours)", " ", undefined],
  ["\\[a\\](/tours)", "a", undefined],
])("K6, N4: for %j and the translation %j the desk says %j", (source, target, note) => {
  expect(linkNote(source, target, "simple")).toBe(note);
});
