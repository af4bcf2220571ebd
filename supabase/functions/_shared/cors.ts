const methods = "GET, HEAD, POST, PUT, PATCH, DELETE";
const exposed =
  "content-range, content-location, preference-applied, x-sb-error-code, etag, retry-after, x-captcha-pass";
const defaultHeaders =
  "authorization, apikey, content-type, x-client-info, x-upsert, x-metadata, prefer, range, accept-profile, content-profile, cache-control, x-supabase-api-version, x-captcha-pass";
/** Seconds for which browsers cache a preflight response. */
const preflightMaxAge = "86400";

export interface Cors {
  /** @returns the response to a preflight request; undefined for other requests. */
  preflight(request: Request): Response | undefined;
  /** Adds CORS headers for the allowed origins. */
  apply(request: Pick<Request, "headers">, response: Response): Response;
}

/** Same-origin requests need no CORS; `origins` are further allowed origins. */
export function createCors(origins: readonly string[]): Cors {
  const allowed = new Set(origins);

  function setHeaders(request: Pick<Request, "headers">, headers: Headers): boolean {
    for (const name of [...headers.keys()]) {
      if (name.startsWith("access-control-")) headers.delete(name);
    }
    // Without other origins the response does not vary, so caches may share it.
    if (allowed.size === 0) return false;
    headers.append("vary", "Origin");
    const origin = request.headers.get("origin");
    if (!origin || !allowed.has(origin)) return false;
    headers.set("access-control-allow-origin", origin);
    headers.set("access-control-expose-headers", exposed);
    return true;
  }

  return {
    preflight(request) {
      if (request.method !== "OPTIONS" || !request.headers.has("access-control-request-method"))
        return undefined;
      const headers = new Headers();
      if (setHeaders(request, headers)) {
        headers.set("access-control-allow-methods", methods);
        headers.set(
          "access-control-allow-headers",
          request.headers.get("access-control-request-headers") ?? defaultHeaders,
        );
        headers.set("access-control-max-age", preflightMaxAge);
      }
      return new Response(null, { status: 204, headers });
    },
    apply(request, response) {
      const headers = new Headers(response.headers);
      setHeaders(request, headers);
      return new Response(response.body, {
        status: response.status,
        statusText: response.statusText,
        headers,
      });
    },
  };
}
