import { errorResponse } from "../api/error-responses.ts";
import { withBody } from "../api/request-body.ts";
import { attachment } from "../storage/public-object.ts";
import { listFolder } from "./storage-list.ts";

type CallLite = (request: Request) => Promise<Response>;

const prefix = "/storage/v1/object";
const asksForAddress = /^\/storage\/v1\/object\/(upload\/)?sign\/[^/]+\/./;
const asksForAddresses = /^\/storage\/v1\/object\/sign\/([^/]+)\/?$/;
const asksForList = /^\/storage\/v1\/object\/list\/([^/]+)$/;
const isVersion2 = /^\/storage\/v1\/object\/list-v2\//;

const maxAddresses = 1000;

/**
 * Storage requests where lite's answers differ from Supabase's: lists, signed addresses, downloads under a
 * name, codes of errors. `docs/programs.md` names the rest.
 * @param path as lite's router reads it
 */
export async function serveStorage(
  request: Request,
  url: URL,
  path: string,
  callLite: CallLite,
): Promise<Response> {
  const { method } = request;
  if (method === "POST") {
    if (isVersion2.test(path))
      return errorResponse("storage", 404, "not_supported", "listV2 is not supported");
    if (asksForList.test(path)) return listFolder(request, callLite).then(withErrorCode);
    if (asksForAddresses.test(path)) return signAddresses(request, url, callLite);
    const isUpload = asksForAddress.exec(path)?.[1] !== undefined;
    if (asksForAddress.test(path)) return signAddress(request, isUpload, callLite);
  }
  const response = await callLite(request);
  return method === "GET" ? withFileName(response, url, path) : withErrorCode(response);
}

interface SignRequest {
  expiresIn?: unknown;
  paths?: unknown;
  transform?: Record<string, unknown>;
}

/**
 * Adds the field of hosted Storage's response, with the URL relative to Storage's base. supabase-js expects
 * it and would otherwise report a missing token. With a transformation it is the address of the variant.
 */
async function signAddress(
  request: Request,
  isUpload: boolean,
  callLite: CallLite,
): Promise<Response> {
  const { transform } = isUpload ? {} : await readJson(request.clone());
  const response = await callLite(request);
  if (!response.ok) return withErrorCode(response);
  const { signedUrl, ...rest }: { signedUrl: string } = await response.json();
  const relative = signedUrl.replace(/^\/storage\/v1/, "");
  if (isUpload) return Response.json({ ...rest, url: relative });
  return Response.json({
    ...rest,
    signedURL: transform ? rendered(relative, transform) : relative,
  });
}

function rendered(address: string, transform: Record<string, unknown>): string {
  const query = Object.entries(transform).map(
    ([name, value]) => `&${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  );
  return address.replace(/^\/object\//, "/render/image/") + query.join("");
}

/** lite signs one address per request. As on Supabase, a missing object is an error of its own entry. */
async function signAddresses(request: Request, url: URL, callLite: CallLite): Promise<Response> {
  const { paths, expiresIn } = await readJson(request.clone());
  const isList = Array.isArray(paths) && paths.every((each) => typeof each === "string");
  if (!isList || paths.length > maxAddresses || typeof expiresIn !== "number")
    return withErrorCode(
      errorResponse(
        "storage",
        400,
        "InvalidRequest",
        `expiresIn must be a number, and paths at most ${maxAddresses} names`,
      ),
    );
  const body = new TextEncoder().encode(JSON.stringify({ expiresIn }));
  const base = url.href.replace(/\/?(\?.*)?$/, "");
  const entries: object[] = [];
  for (const path of paths as string[]) {
    const address = `${base}/${path.split("/").map(encodeURIComponent).join("/")}`;
    const one = withBody(new Request(address, { method: "POST", headers: request.headers }), body);
    const response = path ? await signAddress(one, false, callLite) : undefined;
    // Without the right to read any, all are refused.
    if (response?.status === 401 || response?.status === 403) return response;
    const signedURL = response?.ok ? (await response.json()).signedURL : null;
    const error = signedURL
      ? null
      : "Either the object does not exist or you do not have access to it";
    entries.push({ error, path, signedURL });
  }
  return Response.json(entries);
}

async function readJson(request: Request): Promise<SignRequest> {
  const body: unknown = await request.json().catch(() => undefined);
  return typeof body === "object" && body !== null ? body : {};
}

/** `?download` or `?download=NAME` of an object that is not read by its public address. */
function withFileName(response: Response, url: URL, path: string): Promise<Response> | Response {
  const download = url.searchParams.get("download");
  if (!response.ok || download === null || !path.startsWith(`${prefix}/`))
    return withErrorCode(response);
  const headers = new Headers(response.headers);
  const name = download || decodeURIComponent(url.pathname.split("/").at(-1) ?? "");
  headers.set("content-disposition", attachment(name));
  return new Response(response.body, { status: response.status, headers });
}

/** Codes by lite's `error`, which supabase-js compares, for example in `exists`. */
const codes: Record<string, string> = {
  "Bucket not found": "NoSuchBucket",
  Duplicate: "ResourceAlreadyExists",
  "Invalid key": "InvalidKey",
  "Payload too large": "EntityTooLarge",
  InvalidJWT: "InvalidJWT",
  InvalidRequest: "InvalidRequest",
  Unauthorized: "AccessDenied",
  invalid_mime_type: "InvalidMimeType",
  not_found: "NoSuchKey",
};

async function withErrorCode(response: Response): Promise<Response> {
  if (response.ok || response.status >= 500 || response.body === null) return response;
  const body: { error?: string; message?: string; code?: string } | undefined = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (typeof body?.error !== "string" || body.code) return response;
  const code = codes[body.error];
  if (!code) return response;
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return Response.json({ ...body, code }, { status: response.status, headers });
}
