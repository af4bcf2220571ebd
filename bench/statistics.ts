/** Median. */
export const median = (values: readonly number[]) => percentile(values, 50);

/** Percentile; 0 without values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

/** Slope of `y` over `x`, by least squares. */
export function slope(points: readonly { x: number; y: number }[]): number {
  const middle = (of: "x" | "y") =>
    points.reduce((sum, point) => sum + point[of], 0) / Math.max(1, points.length);
  const [x, y] = [middle("x"), middle("y")];
  const across = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  const along = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  return along === 0 ? 0 : across / along;
}
