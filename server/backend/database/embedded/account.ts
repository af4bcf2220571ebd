import { stat } from "node:fs/promises";

/** The user whom a child process runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/** Of those that nobody hands out (systemd, "Users, Groups, UIDs and GIDs"): it owns nothing else. */
const unusedId = 65_525;

/** The system's own "nobody", who has an entry among its users. */
export const nobody: Account = { uid: 65_534, gid: 65_534 };

/**
 * Whom the server of PostgreSQL runs as, which refuses to run as root: the owner of the data folder, or a
 * user who owns nothing else.
 * @returns undefined where this process is not root: as its own user.
 */
export async function serverAccount(dataDir: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = await stat(dataDir);
  return uid === 0 ? { uid: unusedId, gid: unusedId } : { uid, gid };
}
