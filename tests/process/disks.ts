import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "./folders.ts";

const quietly = (command: string, ...given: string[]) => {
  execFileSync(command, given, { stdio: "ignore" });
};

/**
 * A disk of its own that can be filled: only root may mount one, and not in every container.
 * @returns undefined where it cannot be mounted
 */
export async function smallDisk(): Promise<string | undefined> {
  const folder = await temporaryFolder();
  try {
    quietly("mount", "-t", "tmpfs", "-o", "size=150m", "tmpfs", folder);
  } catch {
    return undefined;
  }
  onTestFinished(() => quietly("umount", "--lazy", folder));
  return folder;
}

/** A disk that fails as real ones do: its kernel lets nobody write to it any more. */
export interface FailingDisk {
  folder: string;
  fail(): void;
  /** As after a restart of the machine. To be called while nobody uses it. */
  repair(): void;
}

/** @returns undefined where it cannot be made and mounted */
export async function failingDisk(): Promise<FailingDisk | undefined> {
  const image = join(await temporaryFolder(), "disk");
  const folder = await temporaryFolder();
  const mount = () => quietly("mount", "-o", "loop", image, folder);
  try {
    quietly("dd", "if=/dev/zero", `of=${image}`, "bs=1M", "count=300");
    quietly("mkfs.ext4", "-q", "-F", image);
    mount();
  } catch {
    return undefined;
  }
  onTestFinished(() => quietly("umount", "--lazy", folder));
  return {
    folder,
    fail() {
      quietly("sync", "--file-system", folder);
      quietly("mount", "-o", "remount,abort", folder);
    },
    repair() {
      quietly("umount", folder);
      mount();
    },
  };
}
