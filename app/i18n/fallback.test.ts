import { describe, expect, it } from "vitest";
import { localizedList, localizedText } from "./fallback";

const row = {
  name: "Dunas",
  name_en: "Dunes",
  name_fr: "  ",
  tags: ["arena", ""],
  tags_en: ["sand", "wind"],
  tags_fr: [" "],
};

describe("Spanish fallback", () => {
  it("A9: takes the language's own text", () => {
    expect(localizedText(row, "name", "en")).toBe("Dunes");
    expect(localizedText(row, "name", "es")).toBe("Dunas");
  });

  it("A9: takes the Spanish text where the language's is empty, blank, null or missing", () => {
    expect(localizedText(row, "name", "fr")).toBe("Dunas");
    expect(localizedText({ name: "Dunas", name_fr: null }, "name", "fr")).toBe("Dunas");
    expect(localizedText({ name: "Dunas" }, "name", "en")).toBe("Dunas");
  });

  it("A9: is empty when there is no text at all", () => {
    expect(localizedText({ name: null }, "name", "fr")).toBe("");
  });

  it("A9: a list falls back as a whole and leaves out blank items", () => {
    expect(localizedList(row, "tags", "en")).toEqual(["sand", "wind"]);
    expect(localizedList(row, "tags", "fr")).toEqual(["arena"]);
    expect(localizedList({ tags: null }, "tags", "es")).toEqual([]);
  });
});
