import { describe, expect, it } from "vitest";
import { type Candidate, type Occupancy, placeLabels } from "./label-placement";

const occupancy = (): Occupancy => ({
  bounds: { x0: 0, y0: 0, x1: 100, y1: 20 },
  occupied: [],
  keepVisible: [],
});

/** A label on a line of length 100. */
const at = (x0: number, x1: number, cost = 0): Candidate => ({
  text: { lines: [`${x0}`], anchor: "start", at: [x0, 10], dx: 0, dy: 0 },
  box: { x0, x1, y0: 5, y1: 15 },
  cost,
});

const lines = (chosen: (Candidate | undefined)[]) => chosen.map((one) => one?.text.lines[0]);

describe("label placement", () => {
  it("J4: a label takes the free candidate with the lowest cost", () => {
    expect(lines(placeLabels([[at(0, 20, 3), at(30, 50, 1), at(60, 80, 2)]], occupancy()))).toEqual(
      ["30"],
    );
  });

  it("J4: of two labels with the same best candidate, one takes another", () => {
    const texts = [
      [at(0, 20), at(40, 60, 1)],
      [at(10, 30), at(70, 90, 1)],
    ];
    expect(lines(placeLabels(texts, occupancy()))).toEqual(["0", "70"]);
  });

  it("J4: a label without alternative displaces one with an alternative", () => {
    // Both have two candidates, so that neither is placed first.
    const texts = [
      [at(0, 20), at(40, 60, 5)],
      [at(10, 30), at(5, 25, 1)],
    ];
    expect(lines(placeLabels(texts, occupancy()))).toEqual(["40", "10"]);
  });

  it("J4: a label that fits nowhere is omitted", () => {
    const full = { ...occupancy(), occupied: [{ x0: 0, x1: 100, y0: 0, y1: 20 }] };
    expect(lines(placeLabels([[at(0, 20)]], full))).toEqual([undefined]);
    expect(lines(placeLabels([[at(90, 110)], []], occupancy()))).toEqual([undefined, undefined]);
  });

  it("J4: placed labels block later ones", () => {
    const shared = occupancy();
    placeLabels([[at(0, 50)]], shared);
    expect(lines(placeLabels([[at(40, 90)], [at(50, 90)]], shared))).toEqual([undefined, "50"]);
  });
});
