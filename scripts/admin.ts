/**
 * `npm run admin -- invite EMAIL` invites an administrator without the panel. The link is printed, and
 * mailed if mail is configured. If the site is running, its server creates the invitation.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import {
  type IssuedInvitation,
  invitationMail,
  issueInvitation,
} from "../server/backend/auth/invitations.ts";
import { applyMigrations, newestMigration } from "../server/backend/database/migrations.ts";
import { connectProject, requireSchema } from "../server/backend/hosted/project.ts";
import { openStores } from "../server/backend/stores.ts";
import { createMailer } from "../server/mail/mail.ts";
import { requestInvitation } from "../server/ops/control.ts";
import { loadSettings, type Settings } from "../server/settings.mjs";
import { StartError } from "../server/start-error.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const [task, email = "", ...others] = process.argv.slice(2);
  if (task !== "invite" || !/^[^@\s]+@[^@\s]+$/.test(email) || others.length > 0)
    throw new StartError("usage: npm run admin -- invite EMAIL");
  const settings = loadSettings();
  const siteUrl = settings.siteUrl ?? `http://localhost:${settings.port}`;
  const invitation = settings.hosted
    ? await inviteInProject(email, siteUrl, settings.hosted)
    : ((await requestInvitation(settings.dataDir, email)) ??
      (await inviteHere(email, siteUrl, settings)));
  console.log(`${invitation.email} is invited, until ${invitation.expiresAt.slice(0, 10)}:`);
  console.log(invitation.link);
  await mail(invitation, settings);
});

async function inviteInProject(
  email: string,
  siteUrl: string,
  hosted: NonNullable<Settings["hosted"]>,
): Promise<IssuedInvitation> {
  const project = connectProject(hosted);
  await requireSchema(project, await newestMigration());
  return issueInvitation(email, siteUrl, project.call);
}

/** Without a running server: writes to the database directly. */
async function inviteHere(
  email: string,
  siteUrl: string,
  settings: Settings,
): Promise<IssuedInvitation> {
  const { dataDir, databaseUrl } = settings;
  if (!databaseUrl && !existsSync(path.join(dataDir, "pg")))
    throw new StartError(`DATA_DIR ${dataDir} holds no database: start the site once`);
  const opened: (() => Promise<void>)[] = [];
  try {
    const { database } = await openStores(settings, opened);
    await database.withStartupLock(() => applyMigrations(database));
    return await issueInvitation(
      email,
      siteUrl,
      async <Result>(name: string, parameters: Record<string, unknown> = {}) => {
        const given = Object.keys(parameters).map((key, at) => `${key} => $${at + 1}`);
        const { rows } = await database.query<{ answer: Result }>(
          `select to_jsonb(public.${name}(${given.join(", ")})) as answer`,
          Object.values(parameters),
        );
        return rows[0]?.answer as Result;
      },
    );
  } finally {
    for (const close of opened.reverse()) await close();
  }
}

async function mail(invitation: IssuedInvitation, settings: Settings): Promise<void> {
  if (!settings.smtpUrl && !settings.resendApiKey) {
    console.log("no mail is configured: hand the link over yourself");
    return;
  }
  const mailer = createMailer({
    ...settings,
    outboxDir: path.join(settings.dataDir, "outbox"),
    from: settings.mailFrom ?? settings.contactTo,
    log: { error: console.error },
  });
  try {
    await mailer.send(invitationMail(invitation, invitation.brand), AbortSignal.timeout(25_000));
    console.log("the link is mailed as well");
  } catch (error) {
    throw new StartError(
      `the mail server has refused, hand the link over yourself: ${(error as Error).message}`,
    );
  }
}
