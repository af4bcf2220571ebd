import { BlobsUnavailable } from "../storage/blobs/unavailable.ts";
import { RequestRefused, refusal, type Service } from "./answers.ts";

/** SQLSTATE classes that a client causes, with PostgREST's status; lite answers some of them with 500. */
const clientFaults: Record<string, number> = {
  "08P01": 400, // a parameter that PGlite cannot write as its type: `0` for an array
  "21": 400, // cardinality violation
  "22": 400, // data exception
  "23": 400, // integrity constraint violation, unless listed below
  "42": 400, // syntax error or access rule violation
  P0: 400, // raise exception
  "23503": 409,
  "23505": 409,
  "42501": 403,
  PT401: 401, // a session that has ended (migration sign_in_guards)
};

/** A PostgreSQL error as the drivers give it. */
interface DatabaseError extends Error {
  code?: unknown;
  detail?: unknown;
  hint?: unknown;
}

/**
 * The answer instead of a 5xx of lite. What the request caused becomes a 4xx; what it did not (a full
 * disk, a bug) stays a 500. Neither tells a client more than a message.
 * @param cause what lite reported on the way to its answer.
 */
export function answerForFailure(service: Service, cause: DatabaseError | undefined): Response {
  if (cause instanceof RequestRefused)
    return refusal(service, cause.status, cause.code, cause.message);
  if (isOutage(cause)) return outage(service);
  if (typeof cause?.code === "string") {
    const status = clientFaults[cause.code] ?? clientFaults[cause.code.slice(0, 2)];
    if (status) {
      if (service !== "rest") return refusal(service, status, cause.code, cause.message);
      const { code, message, detail = null, hint = null } = cause;
      return Response.json({ code, message, details: detail, hint }, { status });
    }
  }
  if (cause && isUnexpectedInput(cause)) {
    return refusal(service, 400, "invalid_request", "The request is malformed");
  }
  return refusal(service, 500, "unexpected_failure", "Internal server error");
}

/** The database or the storage is away, full or only to be read: what was asked for may be right. */
function isOutage(cause: DatabaseError | undefined): boolean {
  if (cause instanceof BlobsUnavailable) return true;
  const code = typeof cause?.code === "string" ? cause.code : "";
  return (
    // Of the driver, of the operating system, and PostgreSQL's classes of what an operator has to mend.
    /^CONNECT|^ECONN|^E(?:PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|NOSPC|ROFS|DQUOT|IO|MFILE)$/.test(code) ||
    /^(?:08(?!P01)|53|57P|58)/.test(code) ||
    code === "25006"
  );
}

function outage(service: Service): Response {
  const response = refusal(service, 503, "PGRST001", "The service is not available at the moment");
  response.headers.set("retry-after", "5");
  return response;
}

const unexpected =
  /^(?:invalid|unknown|unsupported|unexpected|malformed|expected|missing closing quote|empty logical) /i;

/**
 * Reading a property of null, a malformed JSON text or URI, a token that is none (jose's codes), and
 * the plain errors of lite's and Kysely's own checks, which begin so and carry no code.
 */
function isUnexpectedInput(cause: DatabaseError): boolean {
  if (cause instanceof TypeError || cause instanceof SyntaxError || cause instanceof URIError)
    return true;
  if (typeof cause.code === "string") return cause.code.startsWith("ERR_JW");
  return unexpected.test(cause.message);
}
