import { describe, expect, it } from "vitest";
import { maxSlugLength } from "#shared/slug.ts";
import { freeSlug, slugify } from "./slug";

describe("slugs", () => {
  it.each([
    ["El Cañón del Río Fish", "el-canon-del-rio-fish"],
    ["  ¡Ñandú & Œuvre: straße! ", "nandu-oeuvre-strasse"],
    ["Île-de-France -- 2026", "ile-de-france-2026"],
    ["🦁", ""],
    ["رحلة", ""],
    ["../../etc/passwd", "etc-passwd"],
  ])("H5: %s", (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it("H5: are truncated to the maximum length, without a trailing hyphen", () => {
    const slug = slugify(`${"a".repeat(maxSlugLength - 1)} b`);
    expect(slug).toBe("a".repeat(maxSlugLength - 1));
  });

  it("H5: freeSlug appends the first free number to a taken slug", () => {
    expect(freeSlug("delta", [])).toBe("delta");
    expect(freeSlug("delta", ["delta", "delta-2", "delta-4", "delta-norte"])).toBe("delta-3");
    const long = "a".repeat(maxSlugLength);
    expect(freeSlug(long, [long])).toBe(`${"a".repeat(maxSlugLength - 2)}-2`);
  });
});
