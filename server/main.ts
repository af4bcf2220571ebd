/** The process behind `npm start` and `npm run dev`: opens the backend, then listens. */
import { join } from "node:path";
import { openBackend } from "./backend/open.ts";
import { listen } from "./listen.ts";
import { loadApp } from "./load-app.ts";
import { createLogger } from "./log.ts";
import { createMailer } from "./mail.ts";
import { loadSettings, SettingError } from "./settings.mjs";
import { StartError } from "./start-error.ts";

/** Milliseconds for answers under way; ten seconds are promised for the whole stop. */
const patience = 6_000;

async function start() {
  const settings = loadSettings();
  const log = createLogger(settings.logLevel);
  const dev = process.argv.includes("--dev");
  // Until there is something to finish, a stop is just an end: every step of the start is made to be
  // cut short.
  let stop = async () => process.exit(0);
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // A terminal signals the launcher and this process, and the launcher passes it on once more.
    process.on(signal, () => {
      if (!stopping) void stop();
      stopping = true;
    });
  }

  // The port comes first: a second start must fail before it touches the data.
  const server = await listen(settings.port, settings.host);
  const siteUrl = settings.siteUrl ?? `http://localhost:${server.port}`;
  const owner = settings.contactTo ?? settings.adminEmail;
  const sendMail = createMailer({
    outboxDir: join(settings.dataDir, "outbox"),
    smtpUrl: settings.smtpUrl,
    from: settings.mailFrom ?? owner,
    log,
  });
  const backend = await openBackend({ ...settings, siteUrl, log, sendMail });
  const mail = { to: owner, send: sendMail };
  const app = await loadApp({
    dev,
    server: server.http,
    options: { backend, siteUrl, dev, trustProxy: settings.trustProxy, mail, log },
  });
  server.serve(app.fetch, app.before);

  stop = async () => {
    log.info("stopping");
    await server.finish(patience);
    await app.close();
    await backend.close();
    process.exit(0);
  };

  process.stdout.write(
    `\n  Site:   ${siteUrl}\n  Admin:  ${siteUrl}/admin  (${settings.adminEmail})\n`,
  );
  if (backend.generatedAdminPassword) {
    process.stdout.write(`  Admin password, shown this once: ${backend.generatedAdminPassword}\n`);
  }
  process.stdout.write("\n");
}

start().catch((error: unknown) => {
  const foreseen = error instanceof SettingError || error instanceof StartError;
  const text = foreseen ? (error as Error).message : String((error as Error)?.stack ?? error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
