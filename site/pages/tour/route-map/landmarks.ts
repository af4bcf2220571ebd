/** Landmark symbols (dunes, mountains, baobabs, thorn trees) in areas without labels and legs. */
import { type Box, containsPoint, type Frame, isInside } from "./frame";
import { drawnLandmarks } from "./geography.server";
import { isFree, type Occupancy } from "./label-placement";
import type { Point } from "./mercator";
import type { LandmarkKind } from "./stored-geography";
import type { SvgWriter } from "./svg-writer";

/** Paths around a point, in hundredths of an em. Filled parts face away from the light in the north-west. */
const shapes: Record<LandmarkKind, { lines: string; fills: string }> = {
  dune: {
    lines: "M-66 16C-40 14-16 2 4-24 18-2 36 12 66 16",
    fills: "M4-24C-2-8 2 4 12 16H66C36 12 18-2 4-24Z",
  },
  mountain: {
    lines: "M-62 22-26-26-8-2 16-34 58 22",
    fills: "M-26-26-20 22H-4L-14-4-8-2ZM16-34 20 22H58Z",
  },
  baobab: {
    lines: "",
    fills:
      "M-12 22C-10 8-12-8-14-20-20-26-28-28-36-30-28-34-22-32-16-30-20-36-24-40-28-44-20-42-14-38-10-32-12-40-14-46-14-52-8-46-6-40-4-32-2-40 0-46 4-52 6-46 4-40 4-32 8-38 14-42 20-44 18-38 14-34 10-30 16-32 24-32 32-30 24-28 16-26 12-20 10-8 10 8 14 22Z",
  },
  thorn: {
    lines: "M0 20V-8M0 4-10-10M0 0 12-10",
    fills: "M-34-10C-30-22-12-28 2-28 18-28 32-20 36-10 22-14-20-14-34-10Z",
  },
};

/** Ems around the point that must be free. */
const reach = { x: 0.95, y: 0.65 };
const size = 1.35;

export interface Landmark {
  kind: LandmarkKind;
  at: Point;
}

/** Landmarks with enough free space, which they then occupy. */
export function placeLandmarks(frame: Frame, em: number, occupancy: Occupancy): Landmark[] {
  const all = drawnLandmarks.flatMap(({ kind, places }) =>
    places.map((place) => ({ kind, at: frame.project(place) })),
  );
  return all.filter(({ at: [x, y] }) => {
    const [dx, dy] = [reach.x * em, reach.y * em];
    const box: Box = { x0: x - dx, x1: x + dx, y0: y - dy, y1: y + dy };
    const hasRoom =
      isInside(box, occupancy.bounds) &&
      isFree({ boxes: [box] }, occupancy.occupied) &&
      !occupancy.keepVisible.some((point) => containsPoint(box, point));
    if (hasRoom) occupancy.occupied.push([box]);
    return hasRoom;
  });
}

export function drawLandmark({ kind, at }: Landmark, svg: SvgWriter): string {
  const { lines, fills } = shapes[kind];
  const ink = svg.colour("landmark");
  const line = lines && `<path d="${lines}" fill="none" stroke="${ink}" stroke-width="6"/>`;
  return svg.at(at, `<g transform="scale(${size})"><path d="${fills}" fill="${ink}"/>${line}</g>`);
}
