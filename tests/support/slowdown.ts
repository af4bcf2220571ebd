import { readdirSync, readFileSync } from "node:fs";

/**
 * How many times as long as on a machine of its own a program takes at present, because others run on it: 1 or more.
 * A test that asserts how long something short takes multiplies its limit by it.
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

/**
 * For what takes seconds, in which others come and go.
 * @returns a function that tells how many times as long as on a machine of its own this process and those that it
 *   started took since then, 1 or more: by the share of the processors that all others had. Off Linux it tells
 *   what `slowdown` found at the beginning. Not for tests that kill a process with children: their time would
 *   count as that of others.
 */
export function startSlowdown(): () => number {
  if (process.platform !== "linux") {
    const atPresent = slowdown();
    return () => atPresent;
  }
  const before = processorTimes();
  return () => {
    const after = processorTimes();
    const others = after.busy - before.busy - (after.own - before.own);
    return 1 / (1 - Math.min(0.9, Math.max(0, others / (after.all - before.all))));
  };
}

/** Ticks since the machine started: of its processors, of what they were busy with, and of it what is ours. */
function processorTimes() {
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, ...interrupts] = numbersIn(
    readFileSync("/proc/stat", "utf8").split("\n", 1)[0] ?? "",
  );
  // Of what follows, time of guests stands in the first two already.
  const [hard = 0, soft = 0, stolen = 0] = interrupts;
  const busy = user + nice + system + hard + soft + stolen;
  return { all: busy + idle + waiting, busy, own: ownTime() };
}

/** Of this process and all below it, and of those of them that have ended. */
function ownTime(): number {
  const processes = readdirSync("/proc").flatMap((name) => {
    try {
      // The name of the program, in brackets, may hold spaces.
      const [, rest = ""] = readFileSync(`/proc/${Number(name)}/stat`, "utf8").split(/\) \S /);
      const [parent = 0, ...fields] = numbersIn(rest);
      // Its own time and its ended children's, fields 14 to 17 of proc_pid_stat(5); the parent is the fourth.
      return [{ pid: Number(name), parent, ticks: sum(fields.slice(9, 13)) }];
    } catch {
      return [];
    }
  });
  const below = (pid: number): number =>
    sum(
      processes.filter(({ parent }) => parent === pid).map((each) => each.ticks + below(each.pid)),
    );
  const self = processes.find(({ pid }) => pid === process.pid);
  return (self?.ticks ?? 0) + below(process.pid);
}

const numbersIn = (text: string) => text.match(/-?\d+/g)?.map(Number) ?? [];
const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
