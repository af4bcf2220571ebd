import { readdirSync, readFileSync } from "node:fs";

/**
 * Factor by which this machine is slower than an idle one at present, because of other processes: 1 or
 * more. Tests of short durations multiply their limits by it.
 * @param cpuMs processor milliseconds used for the measurement
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
 * Factor for durations of seconds, during which other load changes.
 * @returns a function that returns by how much this process and its children were slowed down since then, 1
 * or more, from the share of the processors used by others. Off Linux it returns the first result of
 * `slowdown`. Not for tests that kill a process with children, whose time would count as that of others.
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

/** Ticks since the machine started: of its processors, busy ones, and those of this process tree. */
function processorTimes() {
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, ...interrupts] = numbersIn(
    readFileSync("/proc/stat", "utf8").split("\n", 1)[0] ?? "",
  );
  // Guest time in later fields is already contained in the first two.
  const [hard = 0, soft = 0, stolen = 0] = interrupts;
  const busy = user + nice + system + hard + soft + stolen;
  return { all: busy + idle + waiting, busy, own: ownTime() };
}

/** This process and its descendants, with the ended ones. */
function ownTime(): number {
  const processes = readdirSync("/proc").flatMap((name) => {
    try {
      // The program name in brackets may contain spaces.
      const [, rest = ""] = readFileSync(`/proc/${Number(name)}/stat`, "utf8").split(/\) \S /);
      const [parent = 0, ...fields] = numbersIn(rest);
      // Own time and that of ended children, fields 14 to 17 of proc_pid_stat(5); the parent is field 4.
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
