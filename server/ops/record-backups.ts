import type { BackendLog } from "../backend/types.ts";

interface Options {
  siteUrl: string;
  secretKey: string;
  fetch: (request: Request) => Promise<Response>;
  /** Hours between two backups; 0: only on request. */
  everyHours: number;
  log: BackendLog;
}

/**
 * Notes the newest backup in the database, where the dashboard hears of one that is missing
 * (`public.owner_warnings`).
 * @returns takes milliseconds since 1970, or undefined while there is none.
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
