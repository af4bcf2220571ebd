/** What stands in the corners of the map, where nothing else does. */
import { type Box, containsPoint, type Frame } from "./frame";
import { isFree, type Occupancy } from "./label-placement";
import type { Point } from "./mercator";

export interface Corner {
  isRight: boolean;
  isBottom: boolean;
}

const topRight: Corner = { isRight: true, isBottom: false };
const topLeft: Corner = { isRight: false, isBottom: false };
const bottomLeft: Corner = { isRight: false, isBottom: true };
const bottomRight: Corner = { isRight: true, isBottom: true };

/** The order in which corners are tried. */
export const insetMapCorners = [topRight, topLeft, bottomLeft, bottomRight];
export const scaleBarCorners = [bottomLeft, bottomRight, topLeft, topRight];

/** In ems of the stops' names. */
const margin = 0.8;

interface Size {
  /** Ems of the stops' names. */
  width: number;
  height: number;
}

/** How far the top left of what stands in a corner is from its point, in ems. */
export const cornerOffset = ({ isRight, isBottom }: Corner, { width, height }: Size) => ({
  x: isRight ? -margin - width : margin,
  y: isBottom ? -margin - height : margin,
});

export const cornerPoint = ({ isRight, isBottom }: Corner, frame: Frame): Point => [
  isRight ? frame.width : 0,
  isBottom ? frame.height : 0,
];

/** The first corner in which nothing stands yet and no leg goes; it is taken then. */
export function takeCorner(
  corners: readonly Corner[],
  size: Size,
  frame: Frame,
  em: number,
  occupancy: Occupancy,
): Corner | undefined {
  return corners.find((corner) => {
    const [x, y] = cornerPoint(corner, frame);
    const offset = cornerOffset(corner, size);
    const [x0, y0] = [x + offset.x * em, y + offset.y * em];
    const box: Box = { x0, y0, x1: x0 + size.width * em, y1: y0 + size.height * em };
    const hasRoom =
      isFree({ boxes: [box] }, occupancy.occupied) &&
      !occupancy.keepVisible.some((point) => containsPoint(box, point));
    if (hasRoom) occupancy.occupied.push([box]);
    return hasRoom;
  });
}
