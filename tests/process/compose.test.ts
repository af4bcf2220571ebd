import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

test.each(["compose.yaml", "compose.postgres.yaml"])(
  "I5: %s pins the exact version of each external image",
  async (file) => {
    const text = await readFile(`deploy/${file}`, "utf8");
    const images = Array.from(text.matchAll(/^\s*image: (\S+)$/gm), ([, image = ""]) => image);
    // Images built by the file itself.
    const others = images.filter((image) => image !== "tsamma");
    expect(others).not.toHaveLength(0);
    for (const image of others) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?(-[a-z]+)?$/);
  },
);
