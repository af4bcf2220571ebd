import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

test.each(["compose.yaml", "compose.postgres.yaml"])(
  "I5: %s names each image of others by its exact version",
  async (file) => {
    const text = await readFile(`deploy/${file}`, "utf8");
    const images = Array.from(text.matchAll(/^\s*image: (\S+)$/gm), ([, image = ""]) => image);
    // Our own, which the file builds.
    const others = images.filter((image) => image !== "tsamma");
    expect(others).not.toHaveLength(0);
    for (const image of others) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?(-[a-z]+)?$/);
  },
);
