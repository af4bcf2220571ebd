import { expect, test } from "vitest";
import { initialsOf } from "./portrait";

test.each([
  ["Naledi Mokoena", "NM"],
  ["  Inés   de la Duarte ", "ID"],
  ["ǃxuma", "ǃ"],
  ["🦁 León", "🦁L"],
  ["", ""],
])("O3: a guide without portrait, named %j, has the initials %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
