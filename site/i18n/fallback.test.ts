import { describe, expect, it } from "vitest";
import { fallbackLang, localizedList, localizedText } from "./fallback";

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

  it("A11: knows what fell back, by the name it has on the page", () => {
    const fields = { title: "name", labels: "tags" } as const;
    expect(fallbackLang(row, fields, "fr")).toEqual({ title: "es", labels: "es" });
    expect(fallbackLang({ ...row, name_fr: "Dunes" }, fields, "fr")).toEqual({ labels: "es" });
    expect(fallbackLang(row, fields, "en")).toBeUndefined();
    expect(fallbackLang(row, fields, "es")).toBeUndefined();
    // Nothing is in no language.
    expect(fallbackLang({ name: "", tags: [" "] }, fields, "en")).toBeUndefined();
  });
});
