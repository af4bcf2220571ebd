import type { BackendLog } from "../backend/types.ts";

interface Options {
  siteUrl: string;
  secretKey: string;
  fetch: (request: Request) => Promise<Response>;
  /** Hours between backups; 0: only on request. */
  everyHours: number;
  log: BackendLog;
}

/**
 * Records the newest backup in the database, so that the dashboard can warn if backups are missing
 * (`public.owner_warnings`).
 * @returns a function that takes milliseconds since the epoch, or undefined if there is no backup.
 */
export function createBackupRecord({ siteUrl, secretKey, fetch, everyHours, log }: Options) {
  return async (newest: number | undefined): Promise<void> => {
    const newestAt = newest === undefined ? null : new Date(newest).toISOString();
    const request = new Request(`${siteUrl}/rest/v1/rpc/record_backup`, {
      method: "POST",
      headers: { apikey: secretKey, "content-type": "application/json" },
      body: JSON.stringify({ newest: newestAt, every_hours: everyHours }),
    });
    try {
      const { status } = await fetch(request);
      if (status >= 300) throw new Error(`status ${status}`);
    } catch (error) {
      log.error("backup not noted", { error: String(error) });
    }
  };
}
