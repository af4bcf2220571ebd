import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { createCors } from "../../supabase/functions/_shared/cors.ts";
import type { MailBrand } from "../../supabase/functions/_shared/mail-page.ts";
import { seedOnce } from "../../supabase/seed/apply.ts";
import { makeSettings } from "../../supabase/seed/settings.ts";
import { limits } from "../limits.ts";
import { Admission } from "./api/admission.ts";
import { createHandler } from "./api/handler.ts";
import { ensureFirstAdmin } from "./auth/first-admin.ts";
import { AuthMails } from "./auth/mails.ts";
import { openDataDir } from "./data-dir/data-dir.ts";
import { watchContent } from "./database/content-changes.ts";
import { bootstrapDatabase, type Database } from "./database/database.ts";
import { applyMigrations } from "./database/migrations.ts";
import { separateRequestLogin } from "./database/request-login.ts";
import { serverCallOf } from "./deletion-guard.ts";
import { createServices, makeSystemTables } from "./lite/app.ts";
import { comparePassword } from "./lite/bcrypt.ts";
import { createPagePictures } from "./pictures/page-pictures.ts";
import { PictureQueue } from "./pictures/queue.ts";
import {
  mayBeScheduled,
  PublicationTimer,
  publishDueDrafts,
  queryPublications,
} from "./publication-timer.ts";
import { ObjectStorage } from "./storage/object-storage.ts";
import { claimUnmarked, ownsStorage } from "./storage/site-marker.ts";
import { createStoredPictures } from "./storage/stored-pictures.ts";
import { confirmSweep, runSweep, startSweep } from "./storage/sweep.ts";
import { openStoresWithKeys } from "./stores.ts";
import type { Backend, BackendOptions } from "./types.ts";

/** Longest wait for clients that are still sending when the server stops. */
const stopTimeoutMs = 5000;

/**
 * Creates the embedded or PostgreSQL backend: locks the data folder, applies migrations, creates the first
 * administrator and the demonstration content if missing.
 * @throws {StartError} if the operator must fix the cause.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { siteUrl, log, corsOrigins = [], sendMail } = options;
  const dataDir = path.resolve(options.dataDir);
  await openDataDir(dataDir, log);

  // Close functions, run in reverse order when the start fails or the server stops.
  const opened: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    const { database, blobs, secrets } = await openStoresWithKeys({ ...options, dataDir }, opened);
    const files = new ObjectStorage(blobs, database, log);
    const pictures = createStoredPictures(database, files);
    const queue = new PictureQueue();
    const admission = new Admission(limits.turns.calls);
    opened.push(() => queue.close());

    // Replicas that start at the same time wait for the first one.
    const { handle, seeded, admin } = await database.withStartupLock(async () => {
      await makeSystemTables(database);
      await bootstrapDatabase(database);
      await separateRequestLogin(database, secrets.jwtSecret, log);
      const applied = await applyMigrations(database, undefined, log);
      if (applied.length > 0) log.info("migrations applied", { migrations: applied });
      await claimUnmarked(blobs, database, () => files.storedKeys());
      if (!(await ownsStorage(blobs, database)))
        log.error("the storage of uploads belongs to another database: nothing is deleted there");
      const readBrand = () => serverCallOf(database)<MailBrand | null>("mail_brand");
      const mails = new AuthMails({
        ...{ siteUrl, log, sendMail, readBrand },
        otherOrigins: corsOrigins,
      });
      const services = await createServices({
        database,
        secrets,
        siteUrl,
        corsOrigins,
        files,
        mails,
        log,
      });
      const handle = createHandler({
        services,
        database,
        secrets,
        comparePassword,
        notifyPasswordChanged: (email) => mails.sendPasswordChanged(email),
        pictures,
        queue,
        cors: createCors(corsOrigins),
        log,
        admission,
      });

      const client = {
        siteUrl,
        secretKey: secrets.secretKey,
        fetch: (request: Request) => handle(request, { peerAddress: undefined, isExternal: false }),
        log,
      };
      await makeSettings(client);
      const seeded = options.seed === "demo" && (await seedOnce(client));

      // Last: a generated password is shown once, after the start. If the start fails before, the next one
      // must generate another.
      const admin = await ensureFirstAdmin(database, {
        email: options.adminEmail,
        password: options.adminPassword,
      });
      if (admin) log.info("first administrator made");
      return { handle, seeded, admin };
    });

    const stores = { database, blobs, files };
    const sweep = (now: number) => runSweep(stores, now);
    opened.push(startSweep(sweep, serverCallOf(database), log, options.sweep));

    const watchers: ((changed: readonly string[]) => void)[] = [];
    const notifyOfChange = (changed: readonly string[]) => {
      for (const watcher of watchers) watcher(changed);
    };
    const publications = new PublicationTimer({
      query: queryPublications(database),
      publishDue: publishDueDrafts(database),
      notify: notifyOfChange,
      log,
    });
    opened.push(() => publications.stop());
    const uncertainListeners: (() => void)[] = [];
    const onChange = (changed: string[]) => {
      notifyOfChange(changed);
      if (mayBeScheduled(changed)) publications.look();
    };
    await watchContent(database, onChange, () => {
      for (const listener of uncertainListeners) listener();
      publications.look();
    });
    publications.look();
    const pictureWatchers: ((key: string) => void)[] = [];
    await pictures.watch((key) => {
      for (const watcher of pictureWatchers) watcher(key);
    });

    const inFlight = new Set<Promise<Response>>();
    opened.push(async () => {
      const timeout = setTimeout(stopTimeoutMs, undefined, { ref: false });
      await Promise.race([Promise.allSettled(inFlight), timeout]);
    });
    let closing = false;
    async function answer(request: Request, context: Parameters<typeof handle>[1]) {
      if (closing) return Response.json({ message: "The server is stopping" }, { status: 503 });
      const response = handle(request, context).then(async (answered) => {
        await waitForNotifications(answered, request, database);
        return answered;
      });
      inFlight.add(response);
      return response.finally(() => inFlight.delete(response));
    }
    return {
      fetch: (request, context) =>
        answer(request, { peerAddress: undefined, ...context, isExternal: false }),
      serve: (request, { peerAddress }) => answer(request, { peerAddress, isExternal: true }),
      admission,
      publicUrl: siteUrl,
      shared: database.shared,
      onContentChange: (callback) => void watchers.push(callback),
      onContentUncertain: (callback) => void uncertainListeners.push(callback),
      onPictureChange: (callback) => void pictureWatchers.push(callback),
      notifyOfChange,
      pictures: createPagePictures({ pictures, queue, log }),
      ping: async () => {
        if (closing) throw new Error("the backend is closing");
        await database.ping();
      },
      pingStorage: () => blobs.ping(),
      load: database.load,
      backupSource: {
        database,
        secrets,
        readFile: (file) => files.readWhole(file),
        ownAuth: true,
      },
      confirmSweep: () => confirmSweep(stores, log),
      publishableKey: secrets.publishableKey,
      secretKey: secrets.secretKey,
      generatedAdminPassword: admin?.generatedPassword,
      seeded,
      close() {
        closing = true;
        return closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/**
 * Waits until caches are invalidated before a write is answered. Read-only database functions are called
 * with GET and do not wait.
 */
async function waitForNotifications(
  answer: Response,
  request: Request,
  database: Database,
): Promise<void> {
  const reads = ["GET", "HEAD", "OPTIONS"].includes(request.method);
  const isData = /^\/(?:rest|storage)\//.test(new URL(request.url).pathname);
  if (!reads && isData && answer.ok) await database.flushNotifications();
}
