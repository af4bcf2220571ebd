import { randomBytes, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { IssuedInvitation } from "../backend/auth/invitations.ts";
import { writeFileAtomically } from "../backend/data-dir/atomic-file.ts";
import type { SweepResult } from "../backend/types.ts";
import { StartError } from "../start-error.ts";
import type { BackupResult } from "./snapshot/backup.ts";

/** Tasks that the running server performs for commands. */
export interface ControlTasks {
  backup(): Promise<BackupResult>;
  /** Invites an administrator. */
  invite(email: string): Promise<IssuedInvitation>;
  /** Runs a sweep that an operator has confirmed. */
  confirmSweep(): Promise<SweepResult>;
}

interface Address {
  url: string;
  token: string;
}

const fileOf = (dataDir: string) => path.join(dataDir, "control.json");

/**
 * Lets commands on this machine use the running server, which holds the database. It listens on loopback;
 * address and token are in a file that only the server's user can read.
 */
export async function serveControl(
  dataDir: string,
  tasks: ControlTasks,
): Promise<{ close(): Promise<void> }> {
  const token = randomBytes(24).toString("base64url");
  const server = createServer(async (incoming, outgoing) => {
    const answer = (status: number, body: object) => {
      outgoing.writeHead(status, { "content-type": "application/json" });
      outgoing.end(JSON.stringify(body));
    };
    if (!isAuthorized(incoming, token)) return answer(401, { error: "wrong token" });
    const { pathname, searchParams } = new URL(incoming.url ?? "/", "http://127.0.0.1");
    try {
      if (incoming.method === "POST" && pathname === "/backup")
        return answer(200, await tasks.backup());
      if (incoming.method === "POST" && pathname === "/invitation")
        return answer(200, await tasks.invite(searchParams.get("email") ?? ""));
      if (incoming.method === "POST" && pathname === "/sweep")
        return answer(200, await tasks.confirmSweep());
      answer(404, { error: "there is only POST /backup, /invitation and /sweep" });
    } catch (error) {
      answer(500, { error: (error as Error).message });
    }
  });
  // A large backup takes minutes.
  server.requestTimeout = 0;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  server.unref();
  const { port } = server.address() as AddressInfo;
  const address: Address = { url: `http://127.0.0.1:${port}`, token };
  await writeFileAtomically(fileOf(dataDir), JSON.stringify(address));
  return {
    async close() {
      server.close();
      await rm(fileOf(dataDir), { force: true });
    },
  };
}

/**
 * Requests a backup from the server running on this data folder.
 * @returns undefined if no server is running.
 * @throws {StartError} if the backup fails.
 */
export function requestBackup(dataDir: string): Promise<BackupResult | undefined> {
  return askServer(dataDir, "/backup", "the server could not make a backup");
}

/**
 * Requests an invitation from the server running on this data folder.
 * @returns undefined if no server is running.
 * @throws {StartError} if it refuses.
 */
export function requestInvitation(
  dataDir: string,
  email: string,
): Promise<IssuedInvitation | undefined> {
  const path = `/invitation?email=${encodeURIComponent(email)}`;
  return askServer(dataDir, path, "the server could not invite");
}

/**
 * Requests a confirmed sweep from the server running on this data folder.
 * @returns undefined if no server is running.
 * @throws {StartError} if it fails.
 */
export function requestSweep(dataDir: string): Promise<SweepResult | undefined> {
  return askServer(dataDir, "/sweep", "the server could not sweep");
}

async function askServer<Answer extends object>(
  dataDir: string,
  path: string,
  failed: string,
): Promise<Answer | undefined> {
  const text = await readFile(fileOf(dataDir), "utf8").catch(() => undefined);
  if (!text) return undefined;
  const { url, token } = JSON.parse(text) as Address;
  const headers = { authorization: `Bearer ${token}` };
  let response: Response;
  try {
    response = await fetch(url + path, { method: "POST", headers });
  } catch {
    // The server was killed and has left its file.
    return undefined;
  }
  // Another program uses the port now.
  if (response.status === 401 || response.status === 404) return undefined;
  const answer = (await response.json()) as Answer & { error?: string };
  if (!response.ok) throw new StartError(`${failed}: ${answer.error}`);
  return answer;
}

function isAuthorized({ headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? "");
  const right = Buffer.from(`Bearer ${token}`);
  return given.length === right.length && timingSafeEqual(given, right);
}
