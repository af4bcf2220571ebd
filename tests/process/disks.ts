import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "./temporary-folders.ts";

const quietly = (command: string, ...given: string[]) => {
  execFileSync(command, given, { stdio: "ignore" });
};

/**
 * Mounts a separate disk that can be filled. Needs root, and does not work in every container.
 * @returns undefined if it cannot be mounted
 */
export async function mountSmallDisk(): Promise<string | undefined> {
  const folder = await temporaryFolder();
  try {
    quietly("mount", "-t", "tmpfs", "-o", "size=150m", "tmpfs", folder);
  } catch {
    return undefined;
  }
  onTestFinished(() => quietly("umount", "--lazy", folder));
  return folder;
}

/** A disk that fails like a real one: the kernel makes it read-only. */
export interface FailingDisk {
  folder: string;
  fail(): void;
  /** Repairs it, as after a restart of the machine. Call it while nothing uses the disk. */
  repair(): void;
}

/** @returns undefined if it cannot be created and mounted */
export async function mountFailingDisk(): Promise<FailingDisk | undefined> {
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
