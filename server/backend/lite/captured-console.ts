import { AsyncLocalStorage } from "node:async_hooks";

/** What lite reported through the console during one task. */
export interface Captured {
  /** Thrown values among it, in order. */
  errors: Error[];
  lines: string[];
}

const scope = new AsyncLocalStorage<Captured>();
const intercepted = ["error", "warn", "info", "log"] as const;
let installed = false;

/**
 * Runs a task and collects what it prints, which lite does for warnings and for every database error,
 * with its stack. Only code called by the task is concerned; all other output goes where it always did.
 */
export function capturingConsole<Result>(
  captured: Captured,
  task: () => Promise<Result>,
): Promise<Result> {
  install();
  return scope.run(captured, task);
}

/** Runs our own code that lite called: what it prints is meant to be seen. */
export function outsideCapture<Result>(task: () => Result): Result {
  return scope.exit(task);
}

function install(): void {
  if (installed) return;
  installed = true;
  for (const method of intercepted) {
    const original = console[method];
    console[method] = (...values: unknown[]) => {
      const captured = scope.getStore();
      if (!captured) return original.apply(console, values);
      for (const value of values) if (value instanceof Error) captured.errors.push(value);
      captured.lines.push(
        values.map((value) => (value instanceof Error ? value.message : String(value))).join(" "),
      );
    };
  }
}
