/** The process behind `npm start` and `npm run dev`: opens the backend, then listens. */
import { join } from "node:path";
import { BackendStartError } from "./backend/backend.ts";
import { openBackend } from "./backend/open.ts";
import { listen } from "./listen.ts";
import { loadApp } from "./load-app.ts";
import { createLogger } from "./log.ts";
import { createMailer } from "./mail.ts";
import { loadSettings, SettingError } from "./settings.mjs";

async function start() {
  const settings = loadSettings();
  const log = createLogger(settings.logLevel);
  const dev = process.argv.includes("--dev");

  // The port comes first: a second start must fail before it touches the data.
  const server = await listen(settings.port, settings.host);
  const siteUrl = settings.siteUrl ?? `http://localhost:${server.port}`;
  const backend = await openBackend({ ...settings, siteUrl, log }).catch((error) => {
    server.close();
    throw error;
  });
  const mailer = createMailer({
    outboxDir: join(settings.dataDir, "outbox"),
    smtpUrl: settings.smtpUrl,
    from: settings.mailFrom ?? settings.contactTo ?? settings.adminEmail,
    log,
  });
  const mail = { to: settings.contactTo ?? settings.adminEmail, send: mailer };
  const app = await loadApp({
    dev,
    server: server.http,
    options: { backend, siteUrl, dev, mail, log },
  });
  server.serve(app.fetch, app.before);

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info("stopping", { signal });
    // Ten seconds are promised; what hangs longer is cut off.
    setTimeout(() => process.exit(1), 9_000).unref();
    await server.finish();
    await app.close();
    await backend.close();
    process.exit(0);
  };
  process.once("SIGTERM", () => stop("SIGTERM"));
  process.once("SIGINT", () => stop("SIGINT"));

  process.stdout.write(
    `\n  Site:   ${siteUrl}\n  Admin:  ${siteUrl}/admin  (${settings.adminEmail})\n`,
  );
  if (backend.generatedAdminPassword) {
    process.stdout.write(`  Admin password, shown this once: ${backend.generatedAdminPassword}\n`);
  }
  process.stdout.write("\n");
}

start().catch((error: unknown) => {
  const foreseen = error instanceof SettingError || error instanceof BackendStartError;
  const text = foreseen ? (error as Error).message : String((error as Error)?.stack ?? error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
