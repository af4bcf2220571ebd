/** The process behind `npm start` and `npm run dev`: opens the backend, then listens. */
import { join } from "node:path";
import { createStore } from "../supabase/functions/_shared/store.ts";
import { openHostedBackend } from "./backend/hosted/open.ts";
import { openBackend } from "./backend/open.ts";
import { listen } from "./http/listen.ts";
import { loadApp } from "./http/load-app.ts";
import { createMailer } from "./mail/mail.ts";
import { startOutbox } from "./mail/outbox.ts";
import { watchRequests } from "./observe/access-log.ts";
import { createHealth } from "./observe/health.ts";
import { createLogger, logEverything } from "./observe/log.ts";
import { Metrics } from "./observe/metrics.ts";
import { serveMetrics } from "./observe/metrics-listener.ts";
import { createOutboxStats } from "./observe/outbox-stats.ts";
import { outsideRequests } from "./observe/request-trace.ts";
import { serveControl } from "./ops/control.ts";
import { startBackups } from "./ops/snapshot/schedule.ts";
import { loadSettings, SettingError } from "./settings.mjs";
import { StartError } from "./start-error.ts";

/** Milliseconds for answers under way; ten seconds are promised for the whole stop. */
const patience = 6_000;

async function start() {
  // What is written is its user's alone: database, uploads and mail hold what visitors have sent.
  process.umask(0o077);
  const settings = loadSettings();
  const metrics = new Metrics();
  const log = createLogger(settings.logLevel, metrics.countLine);
  for (const warning of settings.warnings) log.warn(warning);
  const dev = process.argv.includes("--dev");
  if (!dev) logEverything(log);
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
  const proxied = settings.trustProxy > 0;
  const watch = watchRequests({
    log,
    verbose: settings.logLevel === "debug",
    proxied,
    count: (kind, status, milliseconds) => metrics.requests.count(kind, status, milliseconds),
  });
  const server = await listen(settings.port, settings.host, proxied, watch);
  const watched = settings.metrics && (await serveMetrics(metrics, settings.metrics));
  const siteUrl = settings.siteUrl ?? `http://localhost:${server.port}`;
  const owner = settings.contactTo ?? settings.adminEmail;
  const mailer = createMailer({
    ...settings,
    outboxDir: join(settings.dataDir, "outbox"),
    from: settings.mailFrom ?? owner,
    log,
  });
  const { hosted } = settings;
  const opened = hosted
    ? await openHostedBackend({ ...settings, hosted, log })
    : await openBackend({ ...settings, siteUrl, log, sendMail: mailer.sendOrKeep });
  const backend = {
    ...opened,
    fetch: metrics.countCalls(opened.fetch),
    serve: metrics.countCalls(opened.serve),
  };
  const health = createHealth({ ping: backend.ping });
  const store = createStore({
    url: siteUrl,
    secretKey: backend.secretKey,
    fetch: (address, init) => backend.fetch(new Request(address, init)),
  });
  const outbox = startOutbox({
    store,
    sendMail: metrics.countMails(mailer.send),
    contactTo: owner,
    siteUrl,
    log,
    alone: !backend.shared,
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
        wakeOutbox: () => outsideRequests(outbox.wake),
        corsOrigins: settings.corsOrigins,
        log,
      },
      thirdParties: {
        reviewWidget: settings.reviewWidgetSrc,
        script: settings.thirdPartyScriptSrc,
      },
      extraOrigins: settings.cspExtraOrigins,
      captchaUrl: settings.recaptchaUrl,
      webhookSecret: settings.webhookSecret,
      health: health.answer,
      log,
    },
  });
  metrics.know({
    pages: app.pages,
    database: () => backend.load,
    outbox: createOutboxStats({ siteUrl, secretKey: backend.secretKey, fetch: backend.fetch }),
  });
  const backups =
    backend.backupSource && (await startBackups(backend.backupSource, settings.backups, log));
  if (backups) metrics.know({ lastBackup: backups.newest });
  const control = backups && (await serveControl(settings.dataDir, backups));
  server.serve(app.fetch, app.before);
  if (settings.metrics) metrics.watchEventLoop();

  stop = async () => {
    log.info("stopping");
    health.stop();
    await server.finish(patience);
    await control?.close();
    await backups?.stop();
    await outbox.stop();
    await app.close();
    await backend.close();
    watched?.close();
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
