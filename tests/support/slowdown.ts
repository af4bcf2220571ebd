/**
 * How many times as long as on a machine of its own a program takes at present, because others run on it: 1 or more.
 * A test that asserts how long something takes multiplies its limit by it.
 * @param cpuMs milliseconds of the processor that are used to find out
 */
export function slowdown(cpuMs = 300): number {
  const began = performance.now();
  const before = process.cpuUsage();
  let used = 0;
  while (used < cpuMs) {
    const { user, system } = process.cpuUsage(before);
    used = (user + system) / 1_000;
  }
  return Math.max(1, (performance.now() - began) / used);
}
