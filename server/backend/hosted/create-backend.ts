import { mkdir } from "node:fs/promises";
import path from "node:path";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../../../shared/database.types.ts";
import { seedOnce } from "../../../supabase/seed/apply.ts";
import { makeSettings } from "../../../supabase/seed/settings.ts";
import { limits } from "../../limits.ts";
import { Admission } from "../api/admission.ts";
import { errorResponse, serviceOf } from "../api/error-responses.ts";
import { responseForError } from "../api/map-errors.ts";
import { rejectInvalidAddress } from "../api/request-address.ts";
import { newestMigration } from "../database/migrations.ts";
import { createPagePictures } from "../pictures/page-pictures.ts";
import { PictureQueue } from "../pictures/queue.ts";
import { renderPublicImage } from "../pictures/render-image.ts";
import {
  type DueDrafts,
  mayBeScheduled,
  type Publications,
  PublicationTimer,
} from "../publication-timer.ts";
import { DiskBlobs } from "../storage/blobs/disk.ts";
import { servePublicObject } from "../storage/public-object.ts";
import { startSweep } from "../storage/sweep.ts";
import type { Backend, BackendOptions } from "../types.ts";
import { ensureHostedAdmin } from "./first-admin.ts";
import { createHostedPictures } from "./pictures.ts";
import { connectProject, type HostedProject, requireSchema } from "./project.ts";
import { sweepProject } from "./sweep.ts";

/** Maximum age of a page: changes in the project are announced only by its webhooks. */
const freshForMs = 15_000;

type HostedOptions = Pick<
  BackendOptions,
  "dataDir" | "adminEmail" | "adminPassword" | "seed" | "log"
> & { hosted: HostedProject };

/**
 * Uses a Supabase project as the backend: the panel talks to it directly, the server queries it for pages
 * and serves its pictures in the site's sizes.
 * @throws {StartError} if the operator must fix the cause.
 */
export async function createHostedBackend(options: HostedOptions): Promise<Backend> {
  const { hosted, log } = options;
  const project = connectProject(hosted);
  await requireSchema(project, await newestMigration());
  const { secretKey, publishableKey } = project;
  const supabase = createClient<Database>(project.url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const own = { siteUrl: project.url, secretKey, fetch: project.fetch, log };
  await makeSettings(own);
  const seeded = options.seed === "demo" && (await seedOnce(own));
  const admin = await ensureHostedAdmin(supabase, {
    email: options.adminEmail,
    password: options.adminPassword,
  });
  if (admin) log.info("first administrator made");

  const made = path.join(options.dataDir, "made");
  await mkdir(made, { recursive: true, mode: 0o700 });
  const pictures = createHostedPictures(project, await DiskBlobs.open(made), log);
  const queue = new PictureQueue();
  const stopSweeping = startSweep((now) => sweepProject(project, supabase, now), project.call, log);
  const watchers: ((changed: readonly string[]) => void)[] = [];

  async function serve(request: Request, context?: { peerAddress?: string }): Promise<Response> {
    const url = new URL(request.url);
    const service = serviceOf(url.pathname);
    if (!service) return Response.json({ message: "Not found" }, { status: 404 });
    try {
      const answer =
        rejectInvalidAddress(url, service) ??
        (await servePublicObject(request, url, pictures)) ??
        (await renderPublicImage(request, url, { pictures, queue, log }, context?.peerAddress));
      return answer ?? errorResponse(service, 404, "not_found", `This is served at ${project.url}`);
    } catch (error) {
      log.error("a picture could not be served", { path: url.pathname, error: String(error) });
      return responseForError(service, error as Error);
    }
  }

  const notifyOfChange = (changed: readonly string[]) => {
    for (const watcher of watchers) watcher(changed);
  };
  const publications = new PublicationTimer({
    query: async (since) =>
      (await project.call<[Publications]>("scheduled_publications", { since }))[0],
    publishDue: async () => (await project.call<[DueDrafts]>("publish_due"))[0],
    notify: notifyOfChange,
    log,
  });
  publications.look();

  return {
    fetch: project.fetch,
    serve,
    admission: new Admission(limits.turns.calls),
    publicUrl: project.url,
    freshForMs,
    onContentChange: (callback) => void watchers.push(callback),
    // No notifications that could be missed: pages expire by age.
    onContentUncertain: () => {},
    notifyOfChange(changed) {
      notifyOfChange(changed);
      if (mayBeScheduled(changed)) publications.look();
    },
    pictures: createPagePictures({ pictures, queue, log }),
    async ping() {
      await project.call("schema_version");
    },
    shared: true,
    confirmSweep: () => sweepProject(project, supabase, Date.now(), true),
    publishableKey,
    secretKey,
    generatedAdminPassword: admin?.generatedPassword,
    seeded,
    async close() {
      await Promise.all([publications.stop(), stopSweeping()]);
      await queue.close();
    },
  };
}
