import { stat } from "node:fs/promises";

/** User of a child process. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * A uid outside of all assigned ranges (systemd, "Users, Groups, UIDs and GIDs"): it owns no other files.
 */
const unusedId = 65_525;

/** The system user `nobodyAccount`, which has a passwd entry. */
export const nobodyAccount: Account = { uid: 65_534, gid: 65_534 };

/**
 * User of the PostgreSQL server, which refuses to run as root: the owner of the data folder, or a user that
 * owns nothing else.
 * @returns undefined if this process is not root and can use its own user.
 */
export async function serverAccount(dataDir: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = await stat(dataDir);
  return uid === 0 ? { uid: unusedId, gid: unusedId } : { uid, gid };
}
