import { describe, expect, it } from "vitest";
import {
  detailOf,
  detailProblem,
  fromPictureDetails,
  galleryProblems,
  missingAlt,
  noDetail,
  type PictureDetail,
  toPictureDetails,
  withDetail,
} from "./picture-details";

const address = (name: string) => `http://old.test/storage/v1/object/public/tour-images/${name}`;
const [a, b, outside] = [address("a.jpg"), address("bb.jpg"), "https://elsewhere.test/a.jpg"];
const lion = { es: "Un león", en: "A lion", fr: "Un lion" };
const detail = (change: Partial<PictureDetail>): PictureDetail => ({ ...noDetail, ...change });

describe("picture details in the form", () => {
  it("A11: stored details survive a round trip", () => {
    const stored = {
      "tour-images/a.jpg": {
        alt: { en: "A lion", es: "Un león", fr: "Un lion" },
        focus: { x: 0.2, y: 1 },
      },
      "tour-images/bb.jpg": { alt: { es: "" } },
    };
    // The cover is the second picture of the stored list.
    const written = fromPictureDetails([b, a], { details: toPictureDetails([b, a], stored) });
    expect(written).toEqual(stored);
  });

  it("A11: details of pictures that the entry no longer has, and unknown members, are dropped", () => {
    const stored = {
      "tour-images/a.jpg": { alt: { es: "Un león" }, credit: "Ana" },
      "tour-images/bb.jpg": { alt: { es: "Un río" } },
    };
    const details = toPictureDetails([a, b], stored);
    expect(fromPictureDetails([a], { details })).toEqual({
      "tour-images/a.jpg": { alt: { es: "Un león" } },
    });
    expect(fromPictureDetails([], { details })).toEqual({});
  });

  it("A11: default details are omitted: no blank text, no centred focus", () => {
    const details = toPictureDetails([a, outside], {});
    expect(Object.keys(details)).toEqual(["tour-images/a.jpg"]);
    expect(fromPictureDetails([a, outside], { details })).toEqual({});
    const blank = withDetail(details, a, { alt: { es: " Un león ", en: "  ", fr: "" } });
    expect(fromPictureDetails([a], { details: blank })).toEqual({
      "tour-images/a.jpg": { alt: { es: "Un león" } },
    });
  });

  it("A11: details that were typed and cleared are omitted, so that the form is unchanged", () => {
    const details = toPictureDetails([a, b], {});
    const typed = withDetail(withDetail(details, a, { alt: lion }), b, { focus: { x: 0, y: 0 } });
    const back = withDetail(withDetail(typed, a, { alt: noDetail.alt }), b, {
      focus: { x: 0.5, y: 0.5 },
    });
    expect(JSON.stringify(back)).toBe(JSON.stringify(details));
  });

  it("A11: a decorative picture stores only a blank Spanish alt", () => {
    const details = withDetail(toPictureDetails([a], {}), a, { alt: lion, decorative: true });
    expect(fromPictureDetails([a], { details })).toEqual({
      "tour-images/a.jpg": { alt: { es: "" } },
    });
    // The texts stay in the draft until the entry is saved, so that clearing the check box restores them.
    expect(detailOf(details, a)?.alt).toEqual(lion);
  });

  it("A11: a picture outside of the storage has no details", () => {
    expect(detailOf({}, outside)).toBeUndefined();
    expect(withDetail({}, outside, { alt: lion })).toEqual({});
    expect(detailOf({}, a)).toEqual(noDetail);
  });

  it.each([
    [{}, "Falta texto alternativo"],
    [{ alt: { ...lion, en: "", fr: " " } }, "Falta en inglés y francés"],
    [{ alt: { ...lion, en: "" } }, "Falta en inglés"],
    [{ alt: { ...lion, es: "" } }, "Falta en español"],
    [{ alt: lion }, undefined],
    [{ decorative: true }, undefined],
  ])("A11: says what is missing: %j: %s", (change, words) => {
    expect(missingAlt(detail(change))).toBe(words);
  });

  it("A11: more than 300 characters are refused; an emoji counts as one", () => {
    const long = { es: "x".repeat(301), en: "🦁".repeat(300), fr: "é".repeat(301) };
    expect(detailProblem(detail({ alt: long }))).toBe(
      "El texto alternativo en español y francés tiene más de 300 caracteres",
    );
    expect(detailProblem(detail({ alt: long, decorative: true }))).toBeUndefined();
    const details = withDetail(toPictureDetails([a, b], {}), b, { alt: long });
    const wrong = galleryProblems({ addresses: [outside, a, b], details });
    expect(wrong.map(Boolean)).toEqual([false, false, true]);
  });
});
