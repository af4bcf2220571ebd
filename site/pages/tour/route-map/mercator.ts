/** A place on the map's plane: degrees of longitude to the right, degrees of Mercator's latitude downwards. */
export type Point = readonly [x: number, y: number];

const degreesPerRadian = 180 / Math.PI;

/** Projects degrees of longitude and latitude. Latitude must lie between −89 and 89. */
export function mercator(longitude: number, latitude: number): Point {
  const phi = latitude / degreesPerRadian;
  return [longitude, -degreesPerRadian * Math.log(Math.tan(Math.PI / 4 + phi / 2))];
}

/** Kilometres that one unit of the plane is long at this height of it. */
export function kilometresPerUnit(y: number): number {
  const phi = 2 * Math.atan(Math.exp(-y / degreesPerRadian)) - Math.PI / 2;
  return 111.32 * Math.cos(phi);
}
