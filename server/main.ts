/** Entry point of `npm start` and `npm run dev`: opens the backend and listens. */
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createDatabaseCall } from "../supabase/functions/_shared/database-call.ts";
import { createStore } from "../supabase/functions/_shared/store.ts";
import { issueInvitation } from "./backend/auth/invitations.ts";
import { passwordWeakness } from "./backend/auth/password-weakness.ts";
import { createBackend } from "./backend/create-backend.ts";
import { createHostedBackend } from "./backend/hosted/create-backend.ts";
import type { PoolClass } from "./backend/types.ts";
import { createBrochures } from "./brochure/brochures.ts";
import { serverStepsOf } from "./http/launch-settings.ts";
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
import { privacyFactsOf } from "./privacy-facts.ts";
import { loadSettings, SettingError } from "./settings.mjs";
import { StartError } from "./start-error.ts";
import { createProposeTranslation } from "./translate/propose-translation.ts";
import { createTranslationService } from "./translate/service.ts";

/**
 * Time after SIGTERM in which the server still serves, with readiness at 503. Longer than the health
 * interval of `deploy/Caddyfile`, so that proxies send no requests when the port closes.
 */
const drainMs = 3_000;
/** Timeout of running requests at shutdown. */
const finishTimeoutMs = 4_000;
/** Timeout of the whole shutdown: containers are killed after ten seconds. */
const stopTimeoutMs = 9_500;

async function start() {
  // Database, uploads and mails contain personal data: files are readable by this user only.
  process.umask(0o077);
  const settings = loadSettings();
  const metrics = new Metrics();
  const log = createLogger(settings.logLevel, metrics.countLine);
  for (const warning of settings.warnings) log.warn(warning);
  const dev = process.argv.includes("--dev");
  if (!dev) logEverything(log);
  // During the start, a signal exits at once: every step can be interrupted.
  let stop: (drained: AbortSignal) => Promise<void> = async () => process.exit(0);
  let stopping = false;
  // SIGINT from a terminal skips the drain period. The launcher forwards signals that the terminal has
  // already sent to this process.
  const drained = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (signal === "SIGINT") drained.abort();
      if (!stopping) void stop(drained.signal);
      stopping = true;
    });
  }

  // The port first, so that a second start fails before it touches the data.
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
    ? await createHostedBackend({ ...settings, hosted, log })
    : await createBackend({ ...settings, siteUrl, log, sendMail: mailer.sendOrSave });
  const backend = {
    ...opened,
    fetch: metrics.countCalls(opened.fetch),
    serve: metrics.countCalls(opened.serve),
  };
  const brochures = createBrochures({ pictures: backend.pictures, log });
  const { pingStorage } = backend;
  const health = createHealth({
    checks: [
      { name: "database", ping: backend.ping },
      ...(pingStorage ? [{ name: "storage" as const, ping: pingStorage }] : []),
    ],
  });
  const databaseFor = (poolClass: PoolClass) => ({
    url: siteUrl,
    secretKey: backend.secretKey,
    fetch: (address: string, init: RequestInit) =>
      backend.fetch(new Request(address, init), { poolClass }),
  });
  const store = createStore(databaseFor("own"));
  const call = createDatabaseCall(databaseFor("own"));
  const sendsMail = (settings.smtpUrl ?? settings.resendApiKey) !== undefined;
  const outbox = startOutbox({
    store,
    sendMail: metrics.countMails(mailer.send),
    removeSaved: mailer.removeSaved,
    removeExpired: mailer.removeExpired,
    contactTo: settings.contactTo,
    siteUrl,
    log,
    isOnlyServer: !backend.shared,
  });
  const stopForgetting = startRetention({
    store,
    call,
    months: settings.enquiryRetentionMonths,
    isDefault: settings.enquiryRetentionIsDefault,
    log,
  });
  const views = startPageViews({ call, log });
  const { translation } = settings;
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
          captcha:
            settings.captcha === "altcha"
              ? { kind: "altcha", secretKey: backend.secretKey }
              : settings.recaptcha,
          limits: settings.contactLimits,
          acknowledge: settings.contactAcknowledge,
        },
        store: createStore(databaseFor("anonymous-call")),
        wakeOutbox: () => outsideRequests(outbox.wake),
        corsOrigins: settings.corsOrigins,
        log,
      },
      administrators: {
        call: createDatabaseCall(databaseFor("anonymous-call")),
        sendMail: metrics.countMails(mailer.send),
        sendsMail,
        passwordWeakness,
        launchSteps: serverStepsOf(settings),
        proposeTranslation:
          translation &&
          createProposeTranslation({
            ...{ backend, siteUrl, settings: translation, log },
            translate: createTranslationService(translation),
            call: createDatabaseCall(databaseFor("anonymous-call")),
          }),
      },
      translation: translation && {
        provider: translation.provider,
        host: new URL(translation.url).host,
      },
      thirdParties: {
        reviewWidget: settings.reviewWidgetSrc,
        script: settings.thirdPartyScriptSrc,
      },
      extraOrigins: settings.cspExtraOrigins,
      mailProblems: settings.mailProblems,
      captcha: { kind: settings.captcha, url: settings.recaptchaUrl },
      privacy: privacyFactsOf(settings),
      securityContact: settings.securityContact,
      webhookSecret: settings.webhookSecret,
      countView: views.count,
      health,
      log,
    },
  });
  metrics.addSources({
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
  if (backups) metrics.addSources({ lastBackup: backups.newest });
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
  server.serve(app.fetch, app.nodeMiddleware);
  if (settings.metrics) metrics.watchProcess();

  stop = async (drained) => {
    log.info("stopping");
    // If this process exits first, the database's guard process stops the database.
    void setTimeout(stopTimeoutMs).then(() => {
      log.warn("stopped before everything had ended");
      process.exit(0);
    });
    health.stop();
    server.drain();
    const finish = async () => {
      await setTimeout(drainMs, undefined, { signal: drained }).catch(() => {});
      await server.finish(finishTimeoutMs);
    };
    await Promise.all([finish(), control?.close(), backups?.stop()]);
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
