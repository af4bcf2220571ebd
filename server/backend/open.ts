import { mkdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { createCors } from "../../supabase/functions/_shared/cors.ts";
import { seedOnce } from "../../supabase/seed/apply.ts";
import { AuthMailer } from "./auth-mailer.ts";
import type { Backend, BackendOptions } from "./backend.ts";
import { watchContent } from "./content-changes.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import { bootstrapDatabase, openDatabase, readSchema } from "./database.ts";
import { FileStorage } from "./file-storage.ts";
import { ensureFirstAdmin } from "./first-admin.ts";
import { createHandler } from "./handler.ts";
import { createLiteApp } from "./lite-app.ts";
import { applyMigrations } from "./migrations.ts";
import { createPagePictures } from "./page-pictures.ts";
import { keepSwept } from "./picture-sweep.ts";
import { Workshop } from "./pictures/workshop.ts";
import { loadSecrets } from "./secrets.ts";
import { keepTidy } from "./upkeep.ts";

/** Milliseconds for which a stop waits for clients that are still sending. */
const longestWait = 5000;

/**
 * Opens the embedded backend: claims the data folder, brings the database to the newest migration,
 * makes the first administrator and puts in the demonstration content where they are missing.
 * @throws {StartError} when the start cannot go on for a reason the operator can fix.
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { siteUrl, log, corsOrigins = [], sendMail } = options;
  const dataDir = path.resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });

  // Whatever was opened is closed again, last first, when the start fails or the server stops.
  const opened: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    const lock = await lockDataDir(dataDir);
    opened.push(() => lock.release());
    const secrets = await loadSecrets(dataDir, options);
    const database = await openDatabase(dataDir);
    opened.push(() => database.connection.close());

    const app = await createLiteApp({ database, secrets, siteUrl, corsOrigins, log });
    await bootstrapDatabase(database);
    const applied = await applyMigrations(database);
    if (applied.length > 0) log.info("migrations applied", { migrations: applied });
    await readSchema(database);

    const files = await FileStorage.open(path.join(dataDir, "storage"), database, log);
    const workshop = new Workshop();
    opened.push(() => workshop.close());
    app._storageAdapter = files;
    app._mailer = new AuthMailer({ siteUrl, otherOrigins: corsOrigins, log, sendMail });
    const handle = createHandler({
      app,
      database,
      files,
      workshop,
      cors: createCors(corsOrigins),
      log,
    });

    const seeded =
      options.seed === "demo" &&
      (await seedOnce({ database, siteUrl, secretKey: secrets.secretKey, fetch: handle, log }));

    // Last, because a generated password is shown once, when the start is done: a start that is cut
    // short before must make another.
    const admin = await ensureFirstAdmin(database, {
      email: options.adminEmail,
      password: options.adminPassword,
    });
    if (admin) log.info("first administrator made", { email: admin.email });

    opened.push(keepSwept({ database, files, log, ...options.sweep }));
    opened.push(keepTidy({ database, log, ...options.upkeep }));

    const watchers: ((changed: readonly string[]) => void)[] = [];
    await watchContent(database, (changed) => {
      for (const watcher of watchers) watcher(changed);
    });

    const underWay = new Set<Promise<Response>>();
    opened.push(async () => {
      const patience = setTimeout(longestWait, undefined, { ref: false });
      await Promise.race([Promise.allSettled(underWay), patience]);
      await database.drained();
    });
    let closing = false;
    return {
      async fetch(request, context) {
        if (closing) return Response.json({ message: "The server is stopping" }, { status: 503 });
        const response = handle(request, context);
        underWay.add(response);
        return response.finally(() => underWay.delete(response));
      },
      onContentChange: (callback) => void watchers.push(callback),
      pictures: createPagePictures({ database, files, workshop }),
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
