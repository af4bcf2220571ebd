/** Structured log lines on standard output, one JSON object each; problems go there too. */

const levels = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof levels)[number];

type Write = (message: string, details?: Record<string, unknown>) => void;
export type Logger = Record<LogLevel, Write>;

export function createLogger(minimum: LogLevel): Logger {
  const write =
    (level: LogLevel): Write =>
    (message, details) => {
      if (levels.indexOf(level) < levels.indexOf(minimum)) return;
      const line = { time: new Date().toISOString(), level, message, ...details };
      process.stdout.write(`${JSON.stringify(line)}\n`);
    };
  return { debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error") };
}
