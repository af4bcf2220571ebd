import { describe, expect, it } from "vitest";
import { cleanLine, cleanText, removeInvisible, visibleLength } from "./plain-text.ts";

describe("G3: invisible characters", () => {
  it.each([
    ["zero-width spaces", "Lu\u200Bcía\u200B"],
    ["direction marks", "\u202ALu\u202Ecía\u202C\u200E\u200F\u061C"],
    ["isolates", "\u2066Lu\u2069cía"],
    ["soft hyphens", "Lu\u00ADcía"],
    ["byte order marks", "\uFEFFLu\uFEFFcía"],
    ["word joiners and invisible operators", "Lu\u2060\u2063cía"],
    ["tags", "Lu\u{E0041}cía\u{E0001}"],
    ["fillers", "\u3164Lu\u115F\uFFA0cía\u2800"],
    ["variation selectors after letters", "Lu\uFE0Fcía\u{E0100}"],
    ["joiners between Latin letters", "Lu\u200Dcí\u200Ca"],
    ["grapheme joiners", "Lu\u034Fcía"],
    ["annotation marks", "\uFFF9Lucía\uFFFB"],
    ["control characters and noncharacters", "Lu\u0000\u0007c\uFFFEía\u{1FFFF}"],
  ])("%s are removed from a name", (_what, typed) => {
    expect(cleanLine(typed)).toBe("Lucía");
  });

  it.each([
    ["a family", "👩‍👩‍👧 y yo"],
    ["an emoji at the end", "Sí ❤️"],
    ["a flag of a region", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
    ["a profession with a skin tone", "👩🏽‍🚀"],
    ["a rainbow flag", "🏳️‍🌈"],
    ["a keycap", "2️⃣ personas"],
    ["Persian", "می‌خواهم"],
    ["Hindi", "क्‍ष"],
    ["Sinhala", "ශ්‍රී"],
    ["Khmer", "ខ្ញុំ​ចង់"],
    ["a variant of an ideograph", "葛\u{E0100}城"],
    ["Arabic number signs", "\u0601 \u06DD"],
  ])("%s stays", (_what, typed) => {
    expect(cleanText(typed)).toBe(typed);
  });

  it("text hidden in tags of a flag is removed", () => {
    const hidden = [..."hidden text"].map((each) =>
      String.fromCodePoint(0xe0000 + each.charCodeAt(0)),
    );
    expect([...cleanText(`🏴${hidden.join("")}`)].length).toBeLessThan(9);
  });

  it.each([
    "\u200B".repeat(10),
    "\u2800".repeat(10),
    "\u3164\u3164",
    "\u200D \u200C",
    "\uFE0F\uFE0F",
  ])("%j counts as empty", (typed) => {
    expect(visibleLength(cleanText(typed))).toBe(0);
  });

  it("none remains where they never have a meaning", () => {
    expect(removeInvisible("👩‍👧\u200Ba\u00ADb")).toBe("👩👧ab");
  });
});

describe("G3: line breaks", () => {
  it.each([
    ["Windows", "uno\r\ndos\r\n\r\ntres"],
    ["old Mac OS", "uno\rdos\r\rtres"],
    ["Unicode", "uno\u2028dos\u2029\u0085tres"],
    ["PowerPoint", "uno\vdos\v\ftres"],
  ])("of %s become line feeds", (_what, typed) => {
    expect(cleanText(typed)).toBe("uno\ndos\n\ntres");
  });

  it("become a space in a value of one line", () => {
    expect(cleanLine(" Lucía \r\n  Ferrer\t\tRoca\n")).toBe("Lucía Ferrer Roca");
  });
});
