import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Level 1 of OWASP ASVS 4.0.3, by section: the last parts of its requirements' numbers. */
const level1: Record<string, number[]> = {
  "2.1": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  "2.2": [1, 2, 3],
  "2.3": [1],
  "2.5": [1, 2, 3, 4, 5, 6],
  "2.7": [1, 2, 3, 4],
  "2.8": [1],
  "3.1": [1],
  "3.2": [1, 2, 3],
  "3.3": [1, 2],
  "3.4": [1, 2, 3, 4, 5],
  "3.7": [1],
  "4.1": [1, 2, 3, 5],
  "4.2": [1, 2],
  "4.3": [1, 2],
  "5.1": [1, 2, 3, 4, 5],
  "5.2": [1, 2, 3, 4, 5, 6, 7, 8],
  "5.3": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  "5.5": [1, 2, 3, 4],
  "6.2": [1],
  "7.1": [1, 2],
  "7.4": [1],
  "8.2": [1, 2, 3],
  "8.3": [1, 2, 3, 4],
  "9.1": [1, 2, 3],
  "10.3": [1, 2, 3],
  "11.1": [1, 2, 3, 4, 5],
  "12.1": [1],
  "12.3": [1, 2, 3, 4, 5],
  "12.4": [1, 2],
  "12.5": [1, 2],
  "12.6": [1],
  "13.1": [1, 3],
  "13.2": [1, 2, 3],
  "13.3": [1],
  "14.2": [1, 2, 3],
  "14.3": [2, 3],
  "14.4": [1, 2, 3, 4, 5, 6, 7],
  "14.5": [1, 2, 3],
};
const requirements = Object.entries(level1).flatMap(([section, numbers]) =>
  numbers.map((number) => `${section}.${number}`),
);

const cells = readFileSync(new URL("../docs/security.md", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) => line.split("|").map((cell) => cell.trim()));
const files = new Map(
  cells
    .filter(([, code]) => /^[A-Z]{3}$/.test(code ?? ""))
    .map(([, code = "", file = ""]) => [code, file.replaceAll("\\", "")]),
);
const rows = cells
  .filter(([, number]) => /^\d+\.\d+\.\d+$/.test(number ?? ""))
  .map(([, number = "", , verdict = "", how = "", named = ""]) => ({
    number,
    verdict,
    how,
    named,
  }));

/** Titles of a file's tests and groups, and what tables put into them, as far as it is one text. */
const titlesOf = new Map(
  [...files].map(([code, file]) => {
    const source = existsSync(file) ? readFileSync(file, "utf8") : "";
    const titles = source.matchAll(/(?:^|[([,])\s*("[^"\n]+"|`[^`\n]+`)\s*,/gm);
    return [code, [...titles].map(([, title = ""]) => title)];
  }),
);

describe("I2: docs/security.md", () => {
  test("has a row for each requirement of level 1, in their order", () => {
    expect(rows.map(({ number }) => number)).toEqual(requirements);
  });

  test("names tests that there are", () => {
    const missing = rows.flatMap(({ number, named }) =>
      [...named.matchAll(/([A-Z]{3}) “([^”]+)”/g)]
        .filter(
          ([, code = "", part = ""]) => !titlesOf.get(code)?.some((title) => title.includes(part)),
        )
        .map(([text]) => `${number}: ${text}`),
    );
    expect(missing).toEqual([]);
    // Nothing in the column is overlooked for being written in another way.
    for (const { named } of rows) expect(named.replace(/[A-Z]{3} “[^”]+”/g, "").trim()).toBe("");
  });

  test("has a verdict and a reason in each row, and a test where it says that it is met", () => {
    for (const { number, verdict, how, named } of rows) {
      expect(verdict, number).toMatch(/^(?:met|part|no|n\/a|deployer)$/);
      expect(how, number).not.toBe("");
      if (verdict === "met") expect(named, number).not.toBe("");
    }
  });

  test("names no file without a row that needs it", () => {
    const used = new Set(rows.flatMap(({ named }) => named.match(/[A-Z]{3}(?= “)/g) ?? []));
    expect([...files.keys()].filter((code) => !used.has(code))).toEqual([]);
  });
});
