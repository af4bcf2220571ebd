import type { App } from "@supabase/lite";
import { refusal, type Service, serviceOf } from "./answers.ts";
import { closeSignUpByMail, refuseBrokenAuthBody } from "./auth-body.ts";
import { withRequestedRedirect } from "./auth-mailer.ts";
import type { BackendLog } from "./backend.ts";
import { type Captured, capturingConsole } from "./captured-console.ts";
import type { Cors } from "./cors.ts";
import type { Database } from "./database.ts";
import { answerForFailure } from "./failures.ts";
import type { FileStorage } from "./file-storage.ts";
import { servePublicObject } from "./public-object.ts";
import { refuseBrokenAddress } from "./request-address.ts";
import { readBody, withBody } from "./request-body.ts";
import { isUpload, normaliseUpload } from "./upload.ts";

interface HandlerOptions {
  app: App;
  database: Database;
  files: FileStorage;
  cors: Cors;
  log: BackendLog;
}

type Context = { peerAddress?: string } | undefined;

/** Answers `/rest/v1`, `/auth/v1` and `/storage/v1`: what lite does not stand is dealt with in front of it. */
export function createHandler(options: HandlerOptions) {
  const { cors, log } = options;
  return async (request: Request, context?: Context): Promise<Response> => {
    const url = new URL(request.url);
    const service = serviceOf(url.pathname);
    if (!service) return Response.json({ message: "Not found" }, { status: 404 });
    const preflight = cors.preflight(request);
    if (preflight) return preflight;
    try {
      return cors.apply(request, await answer(request, url, service, context, options));
    } catch (error) {
      // The client went away while it was still sending.
      if (request.signal.aborted)
        return refusal(service, 400, "aborted", "The request was aborted");
      log.error("backend request failed", {
        method: request.method,
        path: url.pathname,
        error: String(error),
      });
      return cors.apply(request, answerForFailure(service, error as Error));
    }
  };
}

async function answer(
  request: Request,
  url: URL,
  service: Service,
  context: Context,
  options: HandlerOptions,
): Promise<Response> {
  const broken = refuseBrokenAddress(url, service);
  if (broken) return broken;
  const object = await servePublicObject(request, url, options.database, options.files);
  if (object) return object;

  let body = await readBody(request, service);
  if (body instanceof Response) return body;
  if (service === "auth" && request.method !== "GET") {
    const refused = refuseBrokenAuthBody(body);
    if (refused) return refused;
    if (url.pathname === "/auth/v1/otp") body = closeSignUpByMail(body);
  }
  const prepared = isUpload(request, url)
    ? await normaliseUpload(request, body)
    : withBody(request, body);
  if (prepared instanceof Response) return prepared;
  return askLite(prepared, url, service, context, options);
}

async function askLite(
  request: Request,
  url: URL,
  service: Service,
  context: Context,
  { app, database, log }: HandlerOptions,
): Promise<Response> {
  const captured: Captured = { errors: [], lines: [] };
  const response = await capturingConsole(captured, () =>
    withRequestedRedirect(url, () =>
      // A null address fails closed wherever lite asks for it.
      database.exclusively(async () => {
        const answer = await app.fetch(request, { peerAddress: context?.peerAddress ?? null });
        if (answer.status >= 500) await database.recover();
        return answer;
      }),
    ),
  );
  if (response.status < 500) {
    const headers = new Headers(response.headers);
    headers.set("x-content-type-options", "nosniff");
    return new Response(response.body, {
      status: response.status,
      statusText: response.statusText,
      headers,
    });
  }
  const replacement = answerForFailure(service, captured.errors.at(-1));
  log[replacement.status < 500 ? "warn" : "error"]("backend answered a failure", {
    method: request.method,
    path: url.pathname,
    status: replacement.status,
    reported: captured.lines,
  });
  return replacement;
}
