/** Places the inset map and the scale bar in free corners of the map. */
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

/** Corners in order of preference. */
export const insetMapCorners = [topRight, topLeft, bottomLeft, bottomRight];
export const scaleBarCorners = [bottomLeft, bottomRight, topLeft, topRight];

/** Ems of the stop labels. */
const margin = 0.8;

interface Size {
  /** Ems of the stops' names. */
  width: number;
  height: number;
}

/** Offset of a box's top left from its corner of the map, in ems. */
export const cornerOffset = ({ isRight, isBottom }: Corner, { width, height }: Size) => ({
  x: isRight ? -margin - width : margin,
  y: isBottom ? -margin - height : margin,
});

export const cornerPoint = ({ isRight, isBottom }: Corner, frame: Frame): Point => [
  isRight ? frame.width : 0,
  isBottom ? frame.height : 0,
];

/** The first corner without labels and legs, which is then marked as occupied. */
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
