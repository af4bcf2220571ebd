/** The number at which a chart ends: the least round one that is even and that everything is below. */
export function topOf(values: readonly number[]): number {
  const highest = Math.max(2, ...values);
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 2, 4, 6, 8, 10].find((each) => each * power >= highest) ?? 10;
  return Math.max(2, step * power);
}
