import type { Cors } from "../../../supabase/functions/_shared/cors.ts";
import { limits } from "../../limits.ts";
import { givenApiKey } from "../auth/api-key.ts";
import { disableSignUpByMail, rejectInvalidAuthBody } from "../auth/body.ts";
import { type ClientRole, createRoleCheck, isSignedUpload } from "../auth/client-role.ts";
import { type AuthGuard, createAuthGuard } from "../auth/guard.ts";
import { bearerToken, type RequestHead } from "../auth/request-fields.ts";
import type { Secrets } from "../data-dir/secrets.ts";
import type { Database } from "../database/database.ts";
import type { PictureQueue } from "../pictures/queue.ts";
import { renderPublicImage } from "../pictures/render-image.ts";
import { servePublicObject } from "../storage/public-object.ts";
import type { OwnPictures, StoredPictures } from "../storage/stored-pictures.ts";
import {
  isDuplicate,
  isUpsert,
  parseUpload,
  readUploadedFile,
  type Upload,
  validateUpload,
  withFile,
} from "../storage/upload.ts";
import type { BackendLog, ComparePassword, PoolClass, Services } from "../types.ts";
import { Admission, type TakeTurn } from "./admission.ts";
import {
  busyResponse,
  errorResponse,
  RequestRefused,
  type Service,
  serviceOf,
} from "./error-responses.ts";
import { exactCount } from "./exact-count.ts";
import { describeError, policyErrorResponse, responseForError } from "./map-errors.ts";
import { withPoolClass } from "./pool-class.ts";
import { renderAuthorizedImage } from "./render-authorized-image.ts";
import {
  rejectForbiddenMethod,
  rejectInvalidAddress,
  rejectLongQuery,
  routedPath,
} from "./request-address.ts";
import { RequestBodies, rejectInvalidRows, withBody } from "./request-body.ts";

interface HandlerOptions {
  services: Services;
  database: Database;
  secrets: Secrets;
  comparePassword: ComparePassword;
  /** Mails the account owner that the password was changed. */
  notifyPasswordChanged: (email: string) => void;
  pictures: OwnPictures;
  queue: PictureQueue;
  cors: Cors;
  log: BackendLog;
  /** For Auth requests without a verified session. */
  admission: Admission;
}

interface Deps extends HandlerOptions {
  roleOf: (request: RequestHead) => Promise<ClientRole>;
  guardAuth: AuthGuard;
  bodies: RequestBodies;
  /** Admission control of external requests, by pool class. */
  admissions: Partial<Record<PoolClass, Admission>>;
  pictureAdmission: Admission;
}

interface RequestOrigin {
  peerAddress: string | undefined;
  /** True for requests over the network, false for the server's own. */
  isExternal: boolean;
  /** Pool class for a request of the server itself. Default: `own`. */
  poolClass?: PoolClass | undefined;
}

/** A request and what was determined about it. */
interface RequestContext extends RequestOrigin {
  request: Request;
  url: URL;
  service: Service;
  /** The path as lite's router reads it. */
  path: string;
  poolClass: PoolClass;
  /** Authenticated by a session, the secret key or a signed upload URL. */
  isAuthenticated: boolean;
  upload: Upload | undefined;
}

/** Handles `/rest/v1`, `/auth/v1` and `/storage/v1`. Rejects input that lite cannot handle. */
export function createHandler(options: HandlerOptions) {
  const { database, secrets, comparePassword, notifyPasswordChanged, cors, log } = options;
  const deps: Deps = {
    ...options,
    roleOf: createRoleCheck(secrets),
    guardAuth: createAuthGuard({
      database,
      jwtSecret: secrets.jwtSecret,
      comparePassword,
      notifyPasswordChanged,
    }),
    bodies: new RequestBodies(),
    admissions: {
      "anonymous-call": options.admission,
      "anonymous-query": new Admission(limits.turns.queries),
    },
    pictureAdmission: new Admission(limits.turns.pictures),
  };
  async function handle(request: Request, origin: RequestOrigin): Promise<Response> {
    const url = new URL(request.url);
    const service = serviceOf(url.pathname);
    if (!service) return Response.json({ message: "Not found" }, { status: 404 });
    const preflight = cors.preflight(request);
    if (preflight) return preflight;
    const finish = (response: Response) => {
      // lite sets no Cache-Control; only pictures and public keys have one.
      if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
      return cors.apply(request, response);
    };
    try {
      return finish(await answer(request, url, service, origin, deps));
    } catch (error) {
      // The client closed the connection while sending.
      if (request.signal.aborted)
        return errorResponse(service, 400, "aborted", "The request was aborted");
      const response = responseForError(service, error);
      if (response.status >= 500)
        log.error("backend request failed", {
          method: request.method,
          path: url.pathname,
          error: describeError(error),
        });
      return finish(response);
    }
  }

  return handle;
}

async function answer(
  request: Request,
  url: URL,
  service: Service,
  origin: RequestOrigin,
  deps: Deps,
): Promise<Response> {
  const broken = rejectForbiddenMethod(request, service) ?? rejectInvalidAddress(url, service);
  if (broken) return broken;
  const pictures = picturesFor(origin, deps);
  const object = await servePublicObject(request, url, pictures);
  if (object) return object;
  const image = await renderPublicImage(request, url, { ...deps, pictures }, origin.peerAddress);
  if (image) return image;

  const path = routedPath(url);
  const role = await deps.roleOf(request);
  const upload = service === "storage" ? parseUpload(request, path) : undefined;
  // A signed URL authorizes the upload, whatever the client's role.
  const isAuthenticated = upload?.isSigned
    ? await isSignedUpload(url, deps.secrets.jwtSecret)
    : role !== "anonymous";
  if (upload && !isAuthenticated && !isForLite(request, upload)) return policyErrorResponse();
  const poolClass = origin.isExternal
    ? poolClassOf(service, isAuthenticated)
    : (origin.poolClass ?? "own");
  const context: RequestContext = {
    ...origin,
    request,
    url,
    service,
    path,
    poolClass,
    isAuthenticated,
    upload,
  };
  if (service === "rest" && poolClass === "anonymous-query") {
    const tooLong = rejectLongQuery(url);
    if (tooLong) return tooLong;
  }
  const admission = origin.isExternal ? deps.admissions[poolClass] : undefined;
  if (!admission) return handleAdmitted(context, deps, (task) => task((wait) => wait()));
  return admission.run(
    origin.peerAddress,
    (takeTurn) => handleAdmitted(context, deps, takeTurn),
    (reason) => busyResponse(service, reason),
  );
}

/**
 * Pictures whose metadata a client reads from the database in its turn. Names that do not exist are never
 * cached: without turns, a client that invents them would take the server's own sessions from others.
 */
function picturesFor(
  { isExternal, peerAddress }: RequestOrigin,
  { pictures, pictureAdmission }: Deps,
): StoredPictures {
  if (!isExternal) return pictures;
  return {
    ...pictures,
    async metadataOf(keys, options) {
      const read = () => pictures.metadataOf(keys, options);
      if (pictures.areCached(keys)) return read();
      return pictureAdmission.run(
        peerAddress,
        (takeTurn) => takeTurn(read),
        () => {
          throw new RequestRefused(429, "over_request_rate_limit", "Too many pictures at a time");
        },
      );
    },
  };
}

async function handleAdmitted(
  context: RequestContext,
  deps: Deps,
  takeTurn: TakeTurn,
): Promise<Response> {
  const { request, upload, isAuthenticated } = context;
  const image = await renderAuthorizedImage(
    context,
    { ...deps, pictures: picturesFor(context, deps) },
    (original) => takeTurn(() => callServices(context, original, deps)),
  );
  if (image) return image;
  if (upload && !isAuthenticated)
    return takeTurn(() => callServices(context, withBody(request, new Uint8Array()), deps));
  const body = await deps.bodies.read(request, context);
  if (body instanceof Response) return body;
  try {
    if (upload) return await handleUpload(context, upload, body.bytes, deps);
    return await takeTurn(() => handleWithBody(context, body.bytes, deps));
  } finally {
    body.free();
  }
}

function poolClassOf(service: Service, isAuthenticated: boolean): PoolClass {
  if (isAuthenticated) return "authenticated";
  return service === "auth" ? "anonymous-call" : "anonymous-query";
}

/** Whether lite should report what is wrong with an upload's token. lite does not get the body. */
function isForLite(request: Request, { isSigned }: Upload): boolean {
  const token = bearerToken(request);
  return isSigned || (token !== "" && token !== givenApiKey(request));
}

async function handleUpload(
  context: RequestContext,
  upload: Upload,
  body: Uint8Array<ArrayBuffer>,
  deps: Deps,
): Promise<Response> {
  const { request, peerAddress, poolClass } = context;
  const file = await readUploadedFile(request, body);
  if (file instanceof Response) return file;
  return withPoolClass(poolClass, async () => {
    const bodiless = withBody(request, new Uint8Array());
    const picture = await validateUpload(bodiless, upload, file, { ...deps, peerAddress });
    if (picture instanceof Response) return picture;
    const { type, content } = picture ?? file;
    const stored = { ...file, type, content: content as Uint8Array<ArrayBuffer> };
    const store = () => deps.services.fetch(withFile(request, stored), { peerAddress, picture });
    const response = await store();
    // Another client has created or removed the object since lite checked: retry once.
    return isUpsert(request, upload) && (await isDuplicate(response)) ? store() : response;
  });
}

async function handleWithBody(
  context: RequestContext,
  received: Uint8Array<ArrayBuffer>,
  deps: Deps,
): Promise<Response> {
  const { request, url, service, path, peerAddress } = context;
  let body = received;
  if (service === "auth" && request.method !== "GET") {
    const refused = rejectInvalidAuthBody(body);
    if (refused) return refused;
    if (path === "/auth/v1/otp") body = disableSignUpByMail(body);
  }
  if (service === "rest") {
    const refused = rejectInvalidRows(url, body);
    if (refused) return refused;
  }
  const prepared = withBody(request, body, exactCount(request.headers));
  return deps.guardAuth({ request: prepared, url, path, peerAddress }, () =>
    callServices(context, prepared, deps),
  );
}

function callServices(
  { poolClass, peerAddress }: RequestContext,
  request: Request,
  { services }: Deps,
): Promise<Response> {
  return withPoolClass(poolClass, () => services.fetch(request, { peerAddress }));
}
