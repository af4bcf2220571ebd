import { monitorEventLoopDelay } from "node:perf_hooks";
import { type Family, single } from "./metrics-text.ts";

export type EventLoopDelay = ReturnType<typeof monitorEventLoopDelay>;

/** Seconds since 1970. */
const started = Date.now() / 1000 - process.uptime();

/** Begins to watch how late timers come, which is how long the process was busy without a pause. */
export function watchEventLoop(): EventLoopDelay {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return delay;
}

/** What the process itself is doing, under the names that Prometheus' own clients use. */
export function processFamilies(delay: EventLoopDelay | undefined): Family[] {
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const families = [
    single("gauge", "process_start_time_seconds", "Start, in seconds since 1970.", started),
    single("gauge", "process_resident_memory_bytes", "Memory in use.", rss),
    single("counter", "process_cpu_seconds_total", "Processor time.", (user + system) / 1e6),
    single("gauge", "nodejs_heap_size_used_bytes", "Of it JavaScript.", heapUsed),
    single("gauge", "nodejs_external_memory_bytes", "Buffers and WebAssembly.", external),
  ];
  if (!delay) return families;
  families.push(
    single(
      "gauge",
      "nodejs_eventloop_lag_p99_seconds",
      "Event loop delay, 99 of 100 below, since the last look.",
      seconds(delay.percentile(99)),
    ),
    single(
      "gauge",
      "nodejs_eventloop_lag_max_seconds",
      "Event loop delay, the longest since the last look.",
      seconds(delay.max),
    ),
  );
  delay.reset();
  return families;
}

/** Nothing has been seen yet where it is no number. */
const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);
