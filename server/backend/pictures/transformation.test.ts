import { expect, test } from "vitest";
import { pictureWidths } from "../../../supabase/functions/_shared/picture-widths.ts";
import { readTransformation } from "./transformation.ts";

const read = (query: string) => readTransformation(new URLSearchParams(query));

test("H10: each width of the design is accepted, unknown parameters are ignored", () => {
  for (const width of pictureWidths) {
    expect(read(`width=${width}`)).toBe(width);
    for (const resize of ["cover", "contain", "fill"])
      expect(read(`resize=${resize}&v=1&cacheNonce=2&width=${width}`)).toBe(width);
  }
});

test("H10: another size, quality or format gets an error message", () => {
  for (const [query, name] of [
    ["", "width"],
    ["width=", "width"],
    ["width=0", "width"],
    ["width=321", "width"],
    ["width=0320", "width"],
    ["width=320.0", "width"],
    ["width=2500", "width"],
    ["height=320", "width"],
    ["width=320&height=320", "height"],
    ["width=320&height=", "height"],
    ["width=320&quality=75", "quality"],
    ["width=320&format=origin", "format"],
    ["width=320&resize=squash", "resize"],
  ])
    expect(read(query as string)).toMatch(new RegExp(`^${name} must be `));
});
