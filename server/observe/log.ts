/**
 * Structured log: one JSON object per line on standard output, including errors. Lines written during a
 * request have its id. Personal data is removed.
 */
import { format } from "node:util";
import { currentRequestId } from "./request-trace.ts";
import { scrub, scrubValue } from "./scrub.ts";

const levels = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof levels)[number];

type Write = (message: string, details?: Record<string, unknown>) => void;
export type Logger = Record<LogLevel, Write>;

/** @param onLine called with the level of each written line. */
export function createLogger(minimum: LogLevel, onLine?: (level: LogLevel) => void): Logger {
  const write =
    (level: LogLevel): Write =>
    (message, details) => {
      if (levels.indexOf(level) < levels.indexOf(minimum)) return;
      onLine?.(level);
      const line = {
        time: new Date().toISOString(),
        level,
        message: scrub(message),
        request: currentRequestId(),
        ...(scrubValue(details ?? {}) as Record<string, unknown>),
      };
      process.stdout.write(`${JSON.stringify(line)}\n`);
    };
  return { debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error") };
}

/** Redirects console output of libraries to the log, and logs a crash before Node exits. */
export function logEverything(log: Logger): void {
  const ways = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;
  for (const [method, level] of Object.entries(ways) as [keyof typeof ways, LogLevel][]) {
    console[method] = (...values: unknown[]) => log[level](format(...values));
  }
  process.on("uncaughtExceptionMonitor", (error, origin) =>
    log.error("crashed", { origin, details: error?.stack ?? String(error) }),
  );
}
