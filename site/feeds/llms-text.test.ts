import { expect, it } from "vitest";
import { llmsText } from "./llms-text";

it("A16: llms.txt has title, summary and sections of links, with every text escaped in one line", () => {
  const text = llmsText({
    title: "Tsamma Safaris",
    summary: "Safaris\nin Africa",
    note: "Markdown on request.",
    sections: [
      {
        title: "Tours",
        links: [
          {
            title: "Dunes [x](y)",
            url: "https://tsamma.example/en/tours/a",
            note: "# Red <b>sand</b>",
          },
          { title: "Delta", url: "https://tsamma.example/en/tours/b", note: "" },
        ],
      },
      { title: "Empty", links: [] },
    ],
  });
  expect(text).toBe(`# Tsamma Safaris

> Safaris in Africa

Markdown on request.

## Tours

- [Dunes \\[x\\](y)](https://tsamma.example/en/tours/a): \\# Red \\<b>sand\\</b>
- [Delta](https://tsamma.example/en/tours/b)
`);
});
