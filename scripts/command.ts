import { SettingError } from "../server/settings.mjs";
import { StartError } from "../server/start-error.ts";

/** Runs a command of the operator: what is foreseen becomes one line, and the exit code 1. */
export async function command(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    const foreseen = error instanceof StartError || error instanceof SettingError;
    console.error(foreseen ? error.message : error);
    process.exitCode = 1;
  }
}
