import { SettingError } from "../server/settings.mjs";
import { StartError } from "../server/start-error.ts";

/** Runs an operator's command. Expected errors are printed as one line, with exit code 1. */
export async function runCommand(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    const foreseen = error instanceof StartError || error instanceof SettingError;
    console.error(foreseen ? error.message : error);
    process.exitCode = 1;
  }
}
