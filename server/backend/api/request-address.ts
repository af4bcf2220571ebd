import { errorResponse, type Service } from "./error-responses.ts";

/** Methods of which no `Request` can be made: what comes with one could not be passed on to lite. */
const forbidden = ["TRACE", "TRACK", "CONNECT"];

export function refuseForbiddenMethod({ method }: Request, service: Service): Response | undefined {
  if (!forbidden.includes(method.toUpperCase())) return undefined;
  return errorResponse(service, 405, "method_not_allowed", `${method} is not allowed here`);
}

/** Bytes: those of the panel, which is signed in, are longer. */
const maxQueryBytes = 8 * 1024;

/** Refuses a question of a stranger that is longer than any that makes sense. */
export function refuseLongQuery({ search }: URL): Response | undefined {
  if (search.length <= maxQueryBytes) return undefined;
  const message = `The query is longer than ${maxQueryBytes} bytes`;
  return errorResponse("rest", 414, "uri_too_long", message);
}

/** Refuses an address that lite would answer with a 500: broken percent-encoding, zero bytes. */
export function refuseBrokenAddress(url: URL, service: Service): Response | undefined {
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
 * The path as lite's router reads it, which undoes escapes of letters (`/auth/v1/%6Ftp` is
 * `/auth/v1/otp`) but not those of separators. Guards must look at this one, or they are walked around.
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
