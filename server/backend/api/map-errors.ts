import { BlobsUnavailable } from "../storage/blobs/unavailable.ts";
import { errorResponse, RequestRefused, type Service } from "./error-responses.ts";

/** Of what the client cannot help, and of codes that PostgREST answers otherwise than with 400. */
const statusOf: Record<string, number> = {
  "23503": 409,
  "23505": 409,
  "25006": 405, // A function that writes, asked for by GET.
  "42501": 403,
  "42883": 404,
  "42P01": 404,
  "55P03": 503, // A row was locked for too long.
  "57014": 503, // The statement took too long.
  P0: 400,
  // SQLSTATE classes that a client causes.
  "21": 400,
  "22": 400,
  "23": 400,
  "42": 400,
  "54": 400, // More columns, or a larger answer, than there may be.
  "08P01": 400, // A parameter that the driver cannot write as its type.
};

/** What Storage says of refusals that come from its tables. It answers them with 400. */
const storageWords = {
  "23503": [404, "InvalidRequest", "The related resource does not exist"],
  "23505": [409, "Duplicate", "The resource already exists"],
  "42501": [403, "Unauthorized", "new row violates row-level security policy"],
} satisfies Record<string, [status: number, error: string, message: string]>;
const hasStorageWords = (code: string): code is keyof typeof storageWords => code in storageWords;

/** A PostgreSQL error as the drivers give it. */
interface DatabaseError extends Error {
  code?: unknown;
  detail?: unknown;
  hint?: unknown;
  severity?: unknown;
  /** Source file of PostgreSQL that gave the error. */
  file?: unknown;
}

/** What Storage says to whom its policies do not let write. */
export function policyErrorResponse(): Response {
  return storageErrorResponse(...storageWords["42501"]);
}

function storageErrorResponse(status: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(status), error, message }, { status: 400 });
}

/**
 * The answer to a request that ended in an error. What the request caused becomes a 4xx; what it did not (a
 * full disk, a bug) a 5xx. Neither tells a client more than a message.
 * @param isAnonymous whether it was asked without a session, so that one might help.
 */
export function responseForError(service: Service, error: unknown, isAnonymous = false): Response {
  if (error instanceof RequestRefused)
    return errorResponse(service, error.status, error.code, error.message);
  const cause: Partial<DatabaseError> = error instanceof Error ? error : {};
  const code = sqlStateOf(cause);
  if (isOutage(cause) || (code === "25006" && service !== "rest"))
    return unavailableResponse(service);
  if (service === "storage" && hasStorageWords(code))
    return storageErrorResponse(...storageWords[code]);
  // A status that SQL of ours has chosen, such as 401 for a session that has ended.
  const chosen = Number(/^PT(4\d\d)$/.exec(code)?.[1]);
  const status = chosen || statusOf[code] || statusOf[code.slice(0, 2)];
  const { message = "", detail = null, hint = null } = cause;
  if (code && status) {
    if (service !== "rest") return errorResponse(service, status, code, message);
    const restStatus = code === "42501" && isAnonymous ? 401 : status;
    return Response.json({ code, message, details: detail, hint }, { status: restStatus });
  }
  if (isUnreadable(cause))
    return service === "rest"
      ? errorResponse(service, 400, "PGRST100", message)
      : errorResponse(service, 400, "invalid_request", "The request is malformed");
  if (isMalformed(cause))
    return errorResponse(service, 400, "invalid_request", "The request is malformed");
  return errorResponse(service, 500, "unexpected_failure", "Internal server error");
}

/** Whether a statement was ended because it took too long, which who asked for it may have wanted. */
export function isTimeout(error: unknown): boolean {
  return (error as DatabaseError | undefined)?.code === "57014";
}

/** Empty where the error is none of PostgreSQL's. */
function sqlStateOf({ code }: Partial<DatabaseError>): string {
  return typeof code === "string" && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : "";
}

/** The database or the storage is away, full or only to be read: what was asked for may be right. */
function isOutage(cause: Partial<DatabaseError>): boolean {
  if (cause instanceof BlobsUnavailable || cause.severity === "FATAL") return true;
  const code = typeof cause.code === "string" ? cause.code : "";
  return (
    // Of the driver, of the operating system, and PostgreSQL's classes of what an operator has to mend.
    /^CONNECT|^ECONN|^E(?:PIPE|TIMEDOUT|NOTFOUND|NOENT|AI_AGAIN|NOSPC|ROFS|DQUOT|IO|MFILE)$/.test(
      code,
    ) ||
    /^(?:08(?!P01)|53|57P|58)/.test(code) ||
    // A disk that can only be read is 42501 as well, said by what opens files.
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

const beginnings =
  /^"?(?:invalid|unknown|unsupported|unexpected|malformed|expected|failed to parse|missing closing quote|empty logical) /i;

/** The plain errors of lite's and Kysely's own checks of a query, which begin so and carry no code. */
function isUnreadable({ code, message = "" }: Partial<DatabaseError>): boolean {
  return code === undefined && beginnings.test(message);
}

/**
 * A token that jose cannot read. Other TypeErrors, SyntaxErrors and URIErrors are faults of the code: bodies and
 * addresses that cannot be parsed are refused before lite gets them.
 */
function isMalformed({ code }: Partial<DatabaseError>): boolean {
  return typeof code === "string" && code.startsWith("ERR_JW");
}

/** Text for the log: the stack of a fault of the code, else the message of the database or the storage. */
export function describeError(error: unknown): string {
  const isReported = !(error instanceof Error) || (error as DatabaseError).code !== undefined;
  return isReported ? String(error) : (error.stack ?? String(error));
}
