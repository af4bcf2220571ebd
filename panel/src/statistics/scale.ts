/** Upper end of a chart's axis: the smallest even round number that is not below any value. */
export function topOf(values: readonly number[]): number {
  const highest = Math.max(2, ...values);
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 2, 4, 6, 8, 10].find((each) => each * power >= highest) ?? 10;
  return Math.max(2, step * power);
}
