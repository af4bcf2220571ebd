import { setTimeout } from "node:timers/promises";
import { StartError } from "../../../start-error.ts";
import { openShortPath } from "../../data-dir/short-path.ts";
import type { BackendLog } from "../../types.ts";
import { PostgresDatabase } from "../postgres-database.ts";
import type { ServerAddress } from "../server-address.ts";
import { Session } from "../session.ts";
import { serverAccount } from "./account.ts";
import {
  clusterFolder,
  ensureCluster,
  makePassword,
  readPassword,
  siteRole,
  superuser,
  writeAccessRules,
} from "./cluster.ts";
import { endLeftovers } from "./leftovers.ts";
import { Postmaster, unwritableReason } from "./postmaster.ts";
import { findPrograms } from "./programs.ts";

interface Options {
  /** Must be locked by this process. */
  dataDir: string;
  postgresBin?: string;
  log?: BackendLog;
  /** PostgreSQL settings that override ours; for tests. */
  settings?: Record<string, string>;
}

/**
 * Starts PostgreSQL on `dataDir/pg` as a child process that only this process can reach, and opens the
 * site's database. Creates both if missing.
 * @throws {StartError} if that fails.
 */
export async function openEmbeddedDatabase(options: Options): Promise<PostgresDatabase> {
  const { dataDir, postgresBin, log, settings } = options;
  const account = await serverAccount(dataDir);
  const bin = await findPrograms({ configured: postgresBin, account, log });
  await ensureCluster(dataDir, bin, account);
  const folder = clusterFolder(dataDir);
  const reason = await unwritableReason(folder);
  if (reason) throw new StartError(`the database in ${folder} cannot be started: ${reason}`);
  const host = openShortPath(folder);

  let password = await readPassword(dataDir);
  let address = password
    ? addressOf(host.path, siteRole, password)
    : addressOf(host.path, superuser);
  let accepted = false;
  const postmaster = new Postmaster({
    bin,
    folder,
    account,
    log,
    settings,
    prepare: () => endLeftovers({ folder, host: host.path, account, log }),
    async answers(isRunning) {
      accepted = await untilAnswered(address, isRunning);
    },
  });
  const stop = async () => {
    await postmaster.stop();
    host.close();
  };
  try {
    await writeAccessRules(folder, password ? "scram-sha-256" : "trust", account);
    await postmaster.start();
    if (!password || !accepted) {
      await writeAccessRules(folder, "trust", account);
      postmaster.reload();
      password = await makePassword(dataDir);
      await makeSite(addressOf(host.path, superuser), password);
      address = addressOf(host.path, siteRole, password);
      await writeAccessRules(folder, "scram-sha-256", account);
      postmaster.reload();
    }
    return new PostgresDatabase(address, { shared: false, onClose: stop });
  } catch (error) {
    await stop();
    if (error instanceof StartError) throw error;
    throw new StartError(`the database in ${folder} does not start: ${(error as Error).message}`);
  }
}

/** @param host folder of the socket */
function addressOf(host: string, user: string, password?: string): ServerAddress {
  const database = user === superuser ? "postgres" : user;
  // All options are explicit: environment variables for psql must have no effect.
  return { client: { host, port: 5432, user, password, database, ssl: false } };
}

/**
 * Waits until a starting server accepts or rejects a login.
 * @returns whether the login was accepted.
 * @throws if the server has stopped or cannot be reached.
 */
async function untilAnswered(address: ServerAddress, isRunning: () => boolean): Promise<boolean> {
  for (;;) {
    try {
      await runAlone(address, ["select 1"]);
      return true;
    } catch (error) {
      const code = String((error as { code?: unknown }).code);
      if (/^28|^3D000$/.test(code)) return false;
      if (code === "EACCES" || !isRunning()) throw error;
    }
    await setTimeout(20);
  }
}

/** Maximum time until the server has reloaded its access rules. */
const reloadTimeoutMs = 10_000;

/** Creates the site's role and database if missing, and sets the role's password. */
async function makeSite(address: ServerAddress, password: string): Promise<void> {
  const until = performance.now() + reloadTimeoutMs;
  for (;;) {
    try {
      await runAlone(address, [
        `do $$ begin
           if not exists (select from pg_roles where rolname = '${siteRole}') then
             create role ${siteRole} login createrole bypassrls;
           end if;
         end $$`,
        `alter role ${siteRole} password '${password}'`,
      ]);
      break;
    } catch (error) {
      if (performance.now() > until) throw error;
    }
    await setTimeout(20);
  }
  await runAlone(address, [`create database ${siteRole} owner ${siteRole}`]).catch((error) => {
    const duplicate = "42P04";
    if ((error as { code?: unknown }).code !== duplicate) throw error;
  });
}

/** Runs statements in a session of their own. */
async function runAlone(address: ServerAddress, statements: string[]): Promise<void> {
  const session = new Session({ address, applicationName: "tsamma-start" });
  try {
    await session.connect();
    for (const statement of statements) await session.run(statement);
  } finally {
    void session.end();
  }
}
