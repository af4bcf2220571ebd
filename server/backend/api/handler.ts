import type { Cors } from "../../../supabase/functions/_shared/cors.ts";
import { givenApiKey } from "../auth/api-key.ts";
import { closeSignUpByMail, refuseBrokenAuthBody } from "../auth/body.ts";
import { bearerOf, type Head } from "../auth/fields.ts";
import { type AuthGuard, createAuthGuard } from "../auth/guard.ts";
import { createSenderCheck, isSignedUpload, type Sender } from "../auth/sender.ts";
import type { BackendLog, Caller, ClientContext, ComparePassword, Services } from "../contract.ts";
import type { Secrets } from "../data-dir/secrets.ts";
import type { Database } from "../database/database.ts";
import type { PictureQueue } from "../pictures/queue.ts";
import { renderPublicImage } from "../pictures/render-image.ts";
import { servePublicObject } from "../storage/public-object.ts";
import type { StoredPictures } from "../storage/stored-pictures.ts";
import {
  readSentFile,
  type Upload,
  uploadOf,
  validateUpload,
  withFile,
} from "../storage/upload.ts";
import { busy, refusal, type Service, serviceOf } from "./answers.ts";
import { withCaller } from "./caller.ts";
import { exactCount } from "./exact-count.ts";
import { answerForFailure, describeFailure, refusedByPolicy } from "./failures.ts";
import {
  refuseBrokenAddress,
  refuseForbiddenMethod,
  refuseLongQuery,
  routedPath,
} from "./request-address.ts";
import { RequestBodies, withBody } from "./request-body.ts";
import { SharedLimit } from "./shared-limit.ts";

/** Requests of strangers that the database works on, or that wait for it. */
const maxOfStrangers = { total: 100, perAddress: 10 };

interface HandlerOptions {
  services: Services;
  database: Database;
  secrets: Secrets;
  comparePassword: ComparePassword;
  /** Tells the owner of an account that its password is another now. */
  notifyPasswordChanged: (email: string) => void;
  pictures: StoredPictures;
  queue: PictureQueue;
  cors: Cors;
  log: BackendLog;
}

interface Deps extends HandlerOptions {
  senderOf: (request: Head) => Promise<Sender>;
  guardAuth: AuthGuard;
  bodies: RequestBodies;
  strangers: SharedLimit;
}

interface Context {
  peerAddress: string | undefined;
  /** Whether the request comes over the network. */
  isOutside: boolean;
}

/** A request, and what has been found out about it. */
interface Asked extends Context {
  request: Request;
  url: URL;
  service: Service;
  /** As lite's router reads it. */
  path: string;
  sender: Sender;
  caller: Caller;
}

/** Answers `/rest/v1`, `/auth/v1` and `/storage/v1`: what lite does not stand is dealt with in front of it. */
export function createHandler(options: HandlerOptions) {
  const { database, secrets, comparePassword, notifyPasswordChanged, cors, log } = options;
  const deps: Deps = {
    ...options,
    senderOf: createSenderCheck(secrets),
    guardAuth: createAuthGuard({
      database,
      jwtSecret: secrets.jwtSecret,
      comparePassword,
      notifyPasswordChanged,
    }),
    bodies: new RequestBodies(),
    strangers: new SharedLimit(maxOfStrangers),
  };
  async function handle(request: Request, context: Context): Promise<Response> {
    const url = new URL(request.url);
    const service = serviceOf(url.pathname);
    if (!service) return Response.json({ message: "Not found" }, { status: 404 });
    const preflight = cors.preflight(request);
    if (preflight) return preflight;
    const finish = (response: Response) => {
      // lite leaves it open who may cache an answer; only pictures and public keys say it.
      if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
      return cors.apply(request, response);
    };
    try {
      return finish(await answer(request, url, service, context, deps));
    } catch (error) {
      // The client went away while it was still sending.
      if (request.signal.aborted)
        return refusal(service, 400, "aborted", "The request was aborted");
      const response = answerForFailure(service, error);
      if (response.status >= 500)
        log.error("backend request failed", {
          method: request.method,
          path: url.pathname,
          error: describeFailure(error),
        });
      return finish(response);
    }
  }

  async function refuse(request: Head, { peerAddress }: ClientContext) {
    const exhausted = deps.strangers.exhaustedFor(peerAddress, 1);
    if (!exhausted || request.method === "OPTIONS") return undefined;
    const url = new URL(request.url);
    const service = serviceOf(url.pathname);
    if (!service || refuseBrokenAddress(url, service)) return undefined;
    const path = routedPath(url);
    // Public files and uploads take no place.
    if (path.includes("/public/") || uploadOf(request, path)) return undefined;
    const sender = await deps.senderOf(request);
    if (callerOf(request, service, path, sender) !== "anonymous") return undefined;
    const response = busy(service, exhausted);
    response.headers.set("cache-control", "no-store");
    return cors.apply(request, response);
  }

  return { handle, refuse };
}

async function answer(
  request: Request,
  url: URL,
  service: Service,
  context: Context,
  deps: Deps,
): Promise<Response> {
  const broken = refuseForbiddenMethod(request, service) ?? refuseBrokenAddress(url, service);
  if (broken) return broken;
  const object = await servePublicObject(request, url, deps.pictures);
  if (object) return object;
  const image = await renderPublicImage(request, url, deps, context.peerAddress);
  if (image) return image;

  const path = routedPath(url);
  const sender = await deps.senderOf(request);
  const caller = context.isOutside ? callerOf(request, service, path, sender) : "own";
  const asked: Asked = { ...context, request, url, service, path, sender, caller };
  if (service === "rest" && caller === "anonymous") {
    const tooLong = refuseLongQuery(url);
    if (tooLong) return tooLong;
  }
  const upload = service === "storage" ? uploadOf(request, path) : undefined;
  // A signed address is the permission itself, whoever brings it.
  const isKnown = upload?.isSigned
    ? await isSignedUpload(url, deps.secrets.jwtSecret)
    : sender !== "anonymous";
  if (upload && !isKnown) return refuseUpload(asked, upload, deps);

  const body = await deps.bodies.read(request, { ...context, service, isKnown });
  if (body instanceof Response) return body;
  try {
    if (upload) return await answerUpload(asked, upload, body.bytes, deps);
    return await answerWithBody(asked, body.bytes, deps);
  } finally {
    body.free();
  }
}

/** Sign-in has limits of its own, and must not wait behind strangers who only look around. */
function callerOf(request: Head, service: Service, path: string, sender: Sender): Caller {
  if (sender !== "anonymous") return "signed-in";
  const reads = request.method === "GET" || request.method === "HEAD";
  // The link of a mail is a GET, and counts as a guess.
  const signsIn = service === "auth" && (!reads || path === "/auth/v1/verify");
  return signsIn ? "signed-in" : "anonymous";
}

/** Answers as lite does, without having read the body. */
async function refuseUpload(asked: Asked, { isSigned }: Upload, deps: Deps): Promise<Response> {
  const { request } = asked;
  const token = bearerOf(request);
  // What is wrong with a token is lite's to say.
  if (isSigned || (token && token !== givenApiKey(request)))
    return askServices(asked, withBody(request, new Uint8Array()), deps);
  return refusedByPolicy();
}

async function answerUpload(
  asked: Asked,
  upload: Upload,
  body: Uint8Array<ArrayBuffer>,
  deps: Deps,
): Promise<Response> {
  const { request, peerAddress, caller } = asked;
  const file = await readSentFile(request, body);
  if (file instanceof Response) return file;
  return withCaller(caller, async () => {
    const bodiless = withBody(request, new Uint8Array());
    const picture = await validateUpload(bodiless, upload, file, { ...deps, peerAddress });
    if (picture instanceof Response) return picture;
    const content = (picture?.content ?? file.content) as Uint8Array<ArrayBuffer>;
    const prepared = withFile(request, { ...file, content });
    return deps.services.fetch(prepared, { peerAddress, picture });
  });
}

async function answerWithBody(
  asked: Asked,
  received: Uint8Array<ArrayBuffer>,
  deps: Deps,
): Promise<Response> {
  const { request, url, service, path, peerAddress } = asked;
  let body = received;
  if (service === "auth" && request.method !== "GET") {
    const refused = refuseBrokenAuthBody(body);
    if (refused) return refused;
    if (path === "/auth/v1/otp") body = closeSignUpByMail(body);
  }
  const prepared = withBody(request, body, exactCount(request.headers));
  return deps.guardAuth({ request: prepared, url, path, peerAddress }, () =>
    askServices(asked, prepared, deps),
  );
}

/** Strangers have a number of places among them all; nobody else waits for one. */
async function askServices(
  { caller, peerAddress, service }: Asked,
  request: Request,
  { services, strangers }: Deps,
): Promise<Response> {
  const ask = () => withCaller(caller, () => services.fetch(request, { peerAddress }));
  if (caller !== "anonymous") return ask();
  const exhausted = strangers.take(peerAddress, 1);
  if (exhausted) return busy(service, exhausted);
  try {
    return await ask();
  } finally {
    strangers.free(peerAddress, 1);
  }
}
