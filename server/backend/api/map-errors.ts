import { BlobsUnavailable } from "../storage/blobs/unavailable.ts";
import { errorResponse, RequestRefused, type Service } from "./error-responses.ts";

/** HTTP status by SQLSTATE or SQLSTATE class. */
const statusOf: Record<string, number> = {
  "23503": 409,
  "23505": 409,
  "25006": 405, // A function that writes, called with GET.
  "42501": 403,
  "42883": 404,
  "42P01": 404,
  "55P03": 503, // Lock timeout.
  "57014": 503, // Statement timeout.
  P0: 400,
  // SQLSTATE classes caused by the client.
  "21": 400,
  "22": 400,
  "23": 400,
  "42": 400,
  "54": 400, // Program limit exceeded: too many columns, or a result that is too large.
  "08P01": 400, // The driver cannot serialise a parameter as its type.
};

/** Errors of Storage's tables, in Storage's words. Storage sends them with status 400. */
const storageErrors = {
  "23503": [404, "InvalidRequest", "The related resource does not exist"],
  "23505": [409, "Duplicate", "The resource already exists"],
  "42501": [403, "Unauthorized", "new row violates row-level security policy"],
} satisfies Record<string, [status: number, error: string, message: string]>;
const isStorageErrorCode = (code: string): code is keyof typeof storageErrors =>
  code in storageErrors;

/** PostgreSQL error as the drivers expose it. */
interface DatabaseError extends Error {
  code?: unknown;
  detail?: unknown;
  hint?: unknown;
  severity?: unknown;
  /** PostgreSQL source file that raised the error. */
  file?: unknown;
}

/** Storage's error for a violated row-level security policy. */
export function policyErrorResponse(): Response {
  return storageErrorResponse(...storageErrors["42501"]);
}

function storageErrorResponse(status: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(status), error, message }, { status: 400 });
}

/**
 * Maps an error to a response: 4xx if the request caused it, 5xx otherwise (a full disk, a bug). Clients
 * get a message only.
 * @param isAnonymous true if the request had no session: a policy violation is then 401 instead of 403.
 */
export function responseForError(service: Service, error: unknown, isAnonymous = false): Response {
  if (error instanceof RequestRefused)
    return errorResponse(service, error.status, error.code, error.message);
  const cause: Partial<DatabaseError> = error instanceof Error ? error : {};
  const code = sqlStateOf(cause);
  if (isOutage(cause) || (code === "25006" && service !== "rest"))
    return unavailableResponse(service);
  if (service === "storage" && isStorageErrorCode(code))
    return storageErrorResponse(...storageErrors[code]);
  // Status chosen by our SQL, such as 401 for a session that has ended.
  const chosen = Number(/^PT(4\d\d)$/.exec(code)?.[1]);
  const status = chosen || statusOf[code] || statusOf[code.slice(0, 2)];
  const { message = "", detail = null, hint = null } = cause;
  if (code && status) {
    if (service !== "rest") return errorResponse(service, status, code, message);
    const restStatus = code === "42501" && isAnonymous ? 401 : status;
    return Response.json({ code, message, details: detail, hint }, { status: restStatus });
  }
  if (isParseError(cause))
    return service === "rest"
      ? errorResponse(service, 400, "PGRST100", message)
      : errorResponse(service, 400, "invalid_request", "The request is malformed");
  if (isInvalidToken(cause))
    return errorResponse(service, 400, "invalid_request", "The request is malformed");
  return errorResponse(service, 500, "unexpected_failure", "Internal server error");
}

/** Statement timeout. A client may have caused it on purpose. */
export function isTimeout(error: unknown): boolean {
  return (error as DatabaseError | undefined)?.code === "57014";
}

/** @returns "" if the error is not PostgreSQL's. */
function sqlStateOf({ code }: Partial<DatabaseError>): string {
  return typeof code === "string" && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : "";
}

/** Database or storage is unreachable, full or read-only. The request may be valid. */
function isOutage(cause: Partial<DatabaseError>): boolean {
  if (cause instanceof BlobsUnavailable || cause.severity === "FATAL") return true;
  const code = typeof cause.code === "string" ? cause.code : "";
  return (
    // Codes of the driver and of the operating system; SQLSTATE classes that need an operator.
    /^CONNECT|^ECONN|^E(?:PIPE|TIMEDOUT|NOTFOUND|NOENT|AI_AGAIN|NOSPC|ROFS|DQUOT|IO|MFILE)$/.test(
      code,
    ) ||
    /^(?:08(?!P01)|53|57P|58)/.test(code) ||
    // A read-only disk is 42501, too, raised by PostgreSQL's file access code.
    cause.file === "fd.c" ||
    cause.file === "md.c"
  );
}

function unavailableResponse(service: Service): Response {
  const response = errorResponse(
    service,
    503,
    "PGRST001",
    "The service is not available at the moment",
  );
  response.headers.set("retry-after", "5");
  return response;
}

const parseErrorPattern =
  /^"?(?:invalid|unknown|unsupported|unexpected|malformed|expected|failed to parse|missing closing quote|empty logical) /i;

/**
 * Errors of lite's and Kysely's query parsing and of `Request.formData`: no code, and a message that starts
 * like this. A RangeError or SyntaxError ("Invalid time value", "Unexpected token") is a bug.
 */
function isParseError({ code, name = "", message = "" }: Partial<DatabaseError>): boolean {
  if (name === "RangeError" || name === "SyntaxError") return false;
  return code === undefined && parseErrorPattern.test(message);
}

/**
 * A token that jose cannot parse. Other TypeErrors, SyntaxErrors and URIErrors are bugs: invalid bodies and
 * addresses are rejected before lite sees them.
 */
function isInvalidToken({ code }: Partial<DatabaseError>): boolean {
  return typeof code === "string" && code.startsWith("ERR_JW");
}

/** Text for the log: the stack for a bug, otherwise the message of the database or storage. */
export function describeError(error: unknown): string {
  const isReported = !(error instanceof Error) || (error as DatabaseError).code !== undefined;
  return isReported ? String(error) : (error.stack ?? String(error));
}
