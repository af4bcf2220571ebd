/** A point of the Mercator plane: x in degrees of longitude, y downwards in the same unit. */
export type Point = readonly [x: number, y: number];

const degreesPerRadian = 180 / Math.PI;

/** Projects degrees to the plane. Latitude must be between −89 and 89. */
export function mercator(longitude: number, latitude: number): Point {
  const phi = latitude / degreesPerRadian;
  return [longitude, -degreesPerRadian * Math.log(Math.tan(Math.PI / 4 + phi / 2))];
}

/** Kilometres per unit of the plane at a y coordinate. */
export function kilometresPerUnit(y: number): number {
  const phi = 2 * Math.atan(Math.exp(-y / degreesPerRadian)) - Math.PI / 2;
  return 111.32 * Math.cos(phi);
}
