/** The process behind `npm start` and `npm run dev`: opens the backend, then listens. */
import { join } from "node:path";
import { createDatabaseCall } from "../supabase/functions/_shared/database-call.ts";
import { createStore } from "../supabase/functions/_shared/store.ts";
import { issueInvitation } from "./backend/auth/invitations.ts";
import { weaknessOf } from "./backend/auth/passwords.ts";
import { openHostedBackend } from "./backend/hosted/open.ts";
import { openBackend } from "./backend/open.ts";
import { createBrochures } from "./brochure/brochures.ts";
import { listen } from "./http/listen.ts";
import { loadApp } from "./load-app.ts";
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
import { startPageViews } from "./ops/page-views.ts";
import { createBackupRecord } from "./ops/record-backups.ts";
import { startRetention } from "./ops/retention.ts";
import { startBackups } from "./ops/snapshot/schedule.ts";
import { openSource } from "./ops/snapshot/source.ts";
import { loadSettings, SettingError } from "./settings.mjs";
import { StartError } from "./start-error.ts";

/** For requests under way. */
const finishTimeoutMs = 6_000;
/** After which a stop waits for nothing more: containers are killed ten seconds after they are told to end. */
const stopTimeoutMs = 9_500;

async function start() {
  // Files are readable by the server's user alone: database, uploads and mail hold what visitors have sent.
  process.umask(0o077);
  const settings = loadSettings();
  const metrics = new Metrics();
  const log = createLogger(settings.logLevel, metrics.countLine);
  for (const warning of settings.warnings) log.warn(warning);
  const dev = process.argv.includes("--dev");
  if (!dev) logEverything(log);
  // Until the server serves, a stop ends the process at once: every step of the start can be interrupted.
  let stop = async () => process.exit(0);
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // The launcher forwards signals that a terminal has sent to this process already.
    process.on(signal, () => {
      if (!stopping) void stop();
      stopping = true;
    });
  }

  // The port comes first, so that a second start fails before it touches the data.
  const proxied = settings.trustProxy > 0;
  const watch = watchRequests({
    log,
    verbose: settings.logLevel === "debug",
    proxied,
    count: (kind, status, milliseconds) => metrics.requests.count(kind, status, milliseconds),
  });
  const server = await listen(settings.port, settings.host, proxied, watch);
  const watched = settings.metrics && (await serveMetrics(metrics, settings.metrics));
  const inPublic = settings.siteUrl?.startsWith("https:") ?? false;
  const siteUrl = settings.siteUrl ?? `http://localhost:${server.port}`;
  const mailer = createMailer({
    ...settings,
    outboxDir: join(settings.dataDir, "outbox"),
    from: settings.mailFrom ?? settings.contactTo,
    log,
  });
  const { hosted } = settings;
  const opened = hosted
    ? await openHostedBackend({ ...settings, hosted, log })
    : await openBackend({ ...settings, siteUrl, log, sendMail: mailer.sendOrSave });
  const backend = {
    ...opened,
    fetch: metrics.countCalls(opened.fetch),
    serve: metrics.countCalls(opened.serve),
  };
  const brochures = createBrochures({ pictures: backend.pictures, log });
  const health = createHealth({ ping: backend.ping });
  const ownDatabase = {
    url: siteUrl,
    secretKey: backend.secretKey,
    fetch: (address: string, init: RequestInit) => backend.fetch(new Request(address, init)),
  };
  const store = createStore(ownDatabase);
  const call = createDatabaseCall(ownDatabase);
  const sendsMail = (settings.smtpUrl ?? settings.resendApiKey) !== undefined;
  const outbox = startOutbox({
    store,
    sendMail: metrics.countMails(mailer.send),
    contactTo: settings.contactTo,
    siteUrl,
    log,
    alone: !backend.shared,
  });
  const stopForgetting = startRetention({
    store,
    call,
    months: settings.enquiryRetentionMonths,
    log,
  });
  const views = startPageViews({ call, log });
  const app = await loadApp({
    dev,
    server: server.http,
    options: {
      backend,
      brochures,
      siteUrl,
      dev,
      hstsIncludeSubdomains: settings.hstsIncludeSubdomains,
      trustProxy: settings.trustProxy,
      functions: {
        env: {
          siteUrl,
          captcha: settings.recaptcha,
          limits: settings.contactLimits,
          acknowledge: settings.contactAcknowledge,
        },
        store,
        wakeOutbox: () => outsideRequests(outbox.wake),
        corsOrigins: settings.corsOrigins,
        log,
      },
      administrators: {
        call,
        sendMail: metrics.countMails(mailer.send),
        sendsMail,
        weaknessOf,
      },
      thirdParties: {
        reviewWidget: settings.reviewWidgetSrc,
        script: settings.thirdPartyScriptSrc,
      },
      extraOrigins: settings.cspExtraOrigins,
      mailProblems: settings.mailProblems,
      inPublic,
      captchaUrl: settings.recaptchaUrl,
      enquiryMonths: settings.enquiryRetentionMonths,
      webhookSecret: settings.webhookSecret,
      countView: views.count,
      health: health.answer,
      log,
    },
  });
  metrics.know({
    pages: app.pages,
    database: () => backend.load,
    outbox: createOutboxStats({ siteUrl, secretKey: backend.secretKey, fetch: backend.fetch }),
  });
  const { everyHours } = settings.backups;
  const onNewest = createBackupRecord({ ...backend, siteUrl, everyHours, log });
  const source =
    backend.backupSource ??
    (settings.hostedDatabaseUrl
      ? await openSource(settings).catch((error) => {
          log.error("no backups: SUPABASE_DB_URL cannot be used", { error: String(error) });
        })
      : undefined);
  const backups = source && (await startBackups(source, { ...settings.backups, onNewest }, log));
  if (backups) metrics.know({ lastBackup: backups.newest });
  if (backups && inPublic && settings.backups.everyHours > 0 && settings.backups.besideData) {
    log.info("backups are on the disk of the data and lost with it: set BACKUP_DIR to another one");
  }
  const control =
    backups &&
    (await serveControl(settings.dataDir, {
      backup: () => backups.make(),
      confirmSweep: () => backend.confirmSweep(),
      invite: (email) => issueInvitation(email, siteUrl, call),
    }));
  server.serve(app.fetch, app.before);
  if (settings.metrics) metrics.watchProcess();

  stop = async () => {
    log.info("stopping");
    // The database's guard ends it where this process does not wait for it.
    setTimeout(() => {
      log.warn("stopped before everything had ended");
      process.exit(0);
    }, stopTimeoutMs);
    health.stop();
    await Promise.all([server.finish(finishTimeoutMs), control?.close(), backups?.stop()]);
    await Promise.all([outbox.stop(), stopForgetting(), views.stop()]);
    await Promise.all([app.close(), brochures.close()]);
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
