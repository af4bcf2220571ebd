/** The process behind `npm start` and `npm run dev`: opens the backend, then listens. */
import { join } from "node:path";
import { createStore } from "../supabase/functions/_shared/store.ts";
import { openBackend } from "./backend/open.ts";
import { listen } from "./listen.ts";
import { loadApp } from "./load-app.ts";
import { createLogger } from "./log.ts";
import { createMailer } from "./mail.ts";
import { startOutbox } from "./outbox.ts";
import { loadSettings, SettingError } from "./settings.mjs";
import { StartError } from "./start-error.ts";

/** Milliseconds for answers under way; ten seconds are promised for the whole stop. */
const patience = 6_000;

async function start() {
  const settings = loadSettings();
  const log = createLogger(settings.logLevel);
  for (const warning of settings.warnings) log.warn(warning);
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
  const server = await listen(settings.port, settings.host, settings.trustProxy > 0);
  const siteUrl = settings.siteUrl ?? `http://localhost:${server.port}`;
  const owner = settings.contactTo ?? settings.adminEmail;
  const mailer = createMailer({
    ...settings,
    outboxDir: join(settings.dataDir, "outbox"),
    from: settings.mailFrom ?? owner,
    log,
  });
  const backend = await openBackend({ ...settings, siteUrl, log, sendMail: mailer.sendOrKeep });
  const store = createStore({
    url: siteUrl,
    secretKey: backend.secretKey,
    fetch: (address, init) => backend.fetch(new Request(address, init)),
  });
  const outbox = startOutbox({
    store,
    sendMail: mailer.send,
    contactTo: owner,
    siteUrl,
    log,
    // The data folder has one process.
    alone: true,
  });
  const app = await loadApp({
    dev,
    server: server.http,
    options: {
      backend,
      siteUrl,
      dev,
      trustProxy: settings.trustProxy,
      functions: {
        env: { siteUrl, captcha: settings.recaptcha, limits: settings.contactLimits },
        store,
        wakeOutbox: outbox.wake,
        corsOrigins: settings.corsOrigins,
        log,
      },
      thirdParties: {
        reviewWidget: settings.reviewWidgetSrc,
        script: settings.thirdPartyScriptSrc,
      },
      extraOrigins: settings.cspExtraOrigins,
      captchaUrl: settings.recaptchaUrl,
      log,
    },
  });
  server.serve(app.fetch, app.before);

  stop = async () => {
    log.info("stopping");
    await server.finish(patience);
    await outbox.stop();
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
