import type { App } from "@supabase/lite";
import type { Cors } from "../../../supabase/functions/_shared/cors.ts";
import { createKeyCheck } from "../auth/api-key.ts";
import { closeSignUpByMail, refuseBrokenAuthBody } from "../auth/body.ts";
import { type AuthGuard, createAuthGuard } from "../auth/guard.ts";
import type { BackendLog } from "../contract.ts";
import type { Secrets } from "../data-dir/secrets.ts";
import type { Database } from "../database/database.ts";
import { askLite } from "../lite/ask.ts";
import type { AuthMailer } from "../lite/auth-mailer.ts";
import { exactCount } from "../lite/exact-count.ts";
import { withSignedAddress } from "../lite/signed-address.ts";
import { renderPublicImage } from "../pictures/render-image.ts";
import type { Workshop } from "../pictures/workshop.ts";
import { servePublicObject } from "../storage/public-object.ts";
import type { StoredPictures } from "../storage/stored-pictures.ts";
import { isUpload, normaliseUpload } from "../storage/upload.ts";
import { refusal, type Service, serviceOf } from "./answers.ts";
import { answerForFailure } from "./failures.ts";
import { refuseBrokenAddress, refuseForbiddenMethod, routedPath } from "./request-address.ts";
import { HeldBodies, readBody, withBody } from "./request-body.ts";

interface HandlerOptions {
  app: App;
  database: Database;
  secrets: Secrets;
  mailer: AuthMailer;
  pictures: StoredPictures;
  workshop: Workshop;
  cors: Cors;
  log: BackendLog;
}

interface AnswerOptions extends HandlerOptions {
  checkKey: (request: Request) => Request;
  guardAuth: AuthGuard;
  held: HeldBodies;
}
type Context = { peerAddress?: string } | undefined;

/** Answers `/rest/v1`, `/auth/v1` and `/storage/v1`: what lite does not stand is dealt with in front of it. */
export function createHandler(given: HandlerOptions) {
  const { database, secrets, mailer } = given;
  const options = {
    ...given,
    checkKey: createKeyCheck(secrets),
    guardAuth: createAuthGuard({
      database,
      jwtSecret: secrets.jwtSecret,
      tellChanged: (email) => mailer.sendPasswordChanged(email),
    }),
    held: new HeldBodies(),
  };
  const { cors, log } = options;
  return async (request: Request, context?: Context): Promise<Response> => {
    const url = new URL(request.url);
    const service = serviceOf(url.pathname);
    if (!service) return Response.json({ message: "Not found" }, { status: 404 });
    const preflight = cors.preflight(request);
    if (preflight) return preflight;
    const finish = (response: Response) => {
      // lite leaves it open who may keep an answer; only pictures and public keys say it.
      if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
      return cors.apply(request, response);
    };
    try {
      return finish(await answer(request, url, service, context, options));
    } catch (error) {
      // The client went away while it was still sending.
      if (request.signal.aborted)
        return refusal(service, 400, "aborted", "The request was aborted");
      log.error("backend request failed", {
        method: request.method,
        path: url.pathname,
        error: String(error),
      });
      return finish(answerForFailure(service, error as Error));
    }
  };
}

async function answer(
  request: Request,
  url: URL,
  service: Service,
  context: Context,
  options: AnswerOptions,
): Promise<Response> {
  const broken = refuseForbiddenMethod(request, service) ?? refuseBrokenAddress(url, service);
  if (broken) return broken;
  const object = await servePublicObject(request, url, options.pictures);
  if (object) return object;
  const image = await renderPublicImage(request, url, options, context?.peerAddress);
  if (image) return image;

  const body = await readBody(request, service, options.held);
  if (body instanceof Response) return body;
  try {
    return await answerWithBody(request, body, url, service, context, options);
  } finally {
    options.held.free(body.byteLength);
  }
}

async function answerWithBody(
  request: Request,
  received: Uint8Array<ArrayBuffer>,
  url: URL,
  service: Service,
  context: Context,
  options: AnswerOptions,
): Promise<Response> {
  const path = routedPath(url);
  let body = received;
  if (service === "auth" && request.method !== "GET") {
    const refused = refuseBrokenAuthBody(body);
    if (refused) return refused;
    if (path === "/auth/v1/otp") body = closeSignUpByMail(body);
  }
  const prepared = isUpload(request, path)
    ? await normaliseUpload(request, body)
    : withBody(request, body, exactCount(request.headers));
  if (prepared instanceof Response) return prepared;
  const checked = options.checkKey(prepared);
  const peerAddress = context?.peerAddress;
  const response = await options.guardAuth({ request: checked, url, path, peerAddress }, () =>
    askLite({ request: checked, url, service, peerAddress }, options),
  );
  return withSignedAddress(request, path, response);
}
