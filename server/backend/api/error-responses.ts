/** Error responses in the format of each Supabase service, as supabase-js expects them. */
import type { Exhausted } from "./shared-limit.ts";

export type Service = "rest" | "auth" | "storage";

/** @returns undefined if the path does not belong to the backend. */
export function serviceOf(pathname: string): Service | undefined {
  return /^\/(rest|auth|storage)\/v1(?:\/|$)/.exec(pathname)?.[1] as Service | undefined;
}

export function errorResponse(
  service: Service,
  status: number,
  code: string,
  message: string,
): Response {
  switch (service) {
    case "rest":
      return Response.json({ code, message, details: null, hint: null }, { status });
    case "auth":
      return Response.json({ code: status, error_code: code, msg: message }, { status });
    case "storage":
      return Response.json({ statusCode: String(status), error: code, message }, { status });
  }
}

/** 429 for an address over its share, 503 when the total limit is reached. */
export function busyResponse(service: Service, exhausted: Exhausted): Response {
  const response =
    exhausted === "address"
      ? errorResponse(service, 429, "over_request_rate_limit", "Too many requests at the same time")
      : errorResponse(service, 503, "busy", "The server is busy");
  response.headers.set("retry-after", "1");
  return response;
}

/** Thrown by our code that lite calls. Mapped to an {@link errorResponse}. */
export class RequestRefused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
