import { limits } from "../../limits.ts";
import { errorResponse, type Service } from "./error-responses.ts";

/** Methods that the `Request` constructor rejects. */
const forbidden = ["TRACE", "TRACK", "CONNECT"];

export function rejectForbiddenMethod({ method }: Request, service: Service): Response | undefined {
  if (!forbidden.includes(method.toUpperCase())) return undefined;
  return errorResponse(service, 405, "method_not_allowed", `${method} is not allowed here`);
}

const { maxBytes: maxQueryBytes } = limits.anonymousQuery;

/** Rejects long queries of anonymous clients. */
export function rejectLongQuery({ search }: URL): Response | undefined {
  if (search.length <= maxQueryBytes) return undefined;
  const message = `The query is longer than ${maxQueryBytes} bytes`;
  return errorResponse("rest", 414, "uri_too_long", message);
}

/** Rejects addresses that lite would answer with 500: invalid percent-encoding, zero bytes. */
export function rejectInvalidAddress(url: URL, service: Service): Response | undefined {
  const decoded = [decode(url.pathname), decode(url.search.replaceAll("+", " "))];
  if (decoded.includes(undefined)) {
    return errorResponse(
      service,
      400,
      "invalid_encoding",
      "The address is not properly percent-encoded",
    );
  }
  if (decoded.some((text) => text?.includes("\0"))) {
    return errorResponse(service, 400, "invalid_encoding", "The address contains a zero byte");
  }
  return undefined;
}

/**
 * The path as lite's router reads it: escaped letters are decoded (`/auth/v1/%6Ftp` is `/auth/v1/otp`),
 * escaped separators are not. Guards must check this path, otherwise they can be bypassed.
 */
export function routedPath({ pathname }: URL): string {
  return decodeURI(pathname.replaceAll("%25", "%2525"));
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
