import { describe, expect, it } from "vitest";
import { type Candidate, type Occupancy, placeAll } from "./label-placement";

const occupancy = (): Occupancy => ({
  bounds: { x0: 0, y0: 0, x1: 100, y1: 20 },
  occupied: [],
  keepVisible: [],
});

/** A text that covers so much of a line of 100. */
const at = (x0: number, x1: number, cost = 0): Candidate => ({
  text: { lines: [`${x0}`], anchor: "start", at: [x0, 10], dx: 0, dy: 0 },
  boxes: [{ x0, x1, y0: 5, y1: 15 }],
  cost,
});

const lines = (chosen: (Candidate | undefined)[]) => chosen.map((one) => one?.text.lines[0]);

describe("placing texts", () => {
  it("J4: a text, with several places free, takes the one that costs least", () => {
    expect(lines(placeAll([[at(0, 20, 3), at(30, 50, 1), at(60, 80, 2)]], occupancy()))).toEqual([
      "30",
    ]);
  });

  it("J4: two texts with the same best place share the occupancy", () => {
    const texts = [
      [at(0, 20), at(40, 60, 1)],
      [at(10, 30), at(70, 90, 1)],
    ];
    expect(lines(placeAll(texts, occupancy()))).toEqual(["0", "70"]);
  });

  it("J4: a text without another place makes one that has another move", () => {
    // Both have two places, so that neither goes first for having less choice.
    const texts = [
      [at(0, 20), at(40, 60, 5)],
      [at(10, 30), at(5, 25, 1)],
    ];
    expect(lines(placeAll(texts, occupancy()))).toEqual(["40", "10"]);
  });

  it("J4: a text that fits nowhere is left out", () => {
    const full = { ...occupancy(), occupied: [[{ x0: 0, x1: 100, y0: 0, y1: 20 }]] };
    expect(lines(placeAll([[at(0, 20)]], full))).toEqual([undefined]);
    expect(lines(placeAll([[at(90, 110)], []], occupancy()))).toEqual([undefined, undefined]);
  });

  it("J4: what is placed takes its occupancy from what comes later", () => {
    const shared = occupancy();
    placeAll([[at(0, 50)]], shared);
    expect(lines(placeAll([[at(40, 90)], [at(50, 90)]], shared))).toEqual([undefined, "50"]);
  });
});
