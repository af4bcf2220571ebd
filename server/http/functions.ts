import { maxBodyBytes, readBytes } from "../../supabase/functions/_shared/body.ts";
import { createCors } from "../../supabase/functions/_shared/cors.ts";
import { refusalsFor } from "../../supabase/functions/_shared/refuse.ts";
import type {
  FunctionContext,
  ServerFunction,
} from "../../supabase/functions/_shared/server-function.ts";
import { getRecaptchaKey } from "../../supabase/functions/get-recaptcha-key/handler.ts";
import { sendContactEmail } from "../../supabase/functions/send-contact-email/handler.ts";
import { verifyRecaptcha } from "../../supabase/functions/verify-recaptcha/handler.ts";
import type { Admission } from "../backend/api/admission.ts";
import type { Exhausted } from "../backend/api/shared-limit.ts";

export type FunctionOptions = Omit<FunctionContext, "address" | "fetch"> & {
  /** Further origins allowed by CORS. */
  corsOrigins: readonly string[];
  fetch?: FunctionContext["fetch"];
};

export type Functions = ReturnType<typeof createFunctions>;

const handlers = new Map<string, ServerFunction>([
  ["get-recaptcha-key", getRecaptchaKey],
  ["verify-recaptcha", verifyRecaptcha],
  ["send-contact-email", sendContactEmail],
]);

/**
 * Serves `supabase/functions/` at `/functions/v1/{name}`, like Supabase's edge runtime. Client addresses
 * take turns; a function that waits for another server releases its turn.
 */
export function createFunctions({
  corsOrigins,
  fetch = globalThis.fetch,
  admission,
  ...given
}: FunctionOptions & { admission: Admission }) {
  const cors = createCors(corsOrigins);
  return async (name: string, request: Request, address?: string): Promise<Response> => {
    const preflight = cors.preflight(request);
    if (preflight) return preflight;
    const handler = handlers.get(name);
    const response = handler
      ? await admission.run(
          address,
          async (takeTurn) => {
            const received = await withBodyReceived(request);
            return takeTurn((releaseWhile) => {
              const fetchMeanwhile: typeof fetch = (...asked) =>
                releaseWhile(() => fetch(...asked));
              return handler(received, { ...given, fetch: fetchMeanwhile, address });
            });
          },
          (reason) => refused(request, reason),
        )
      : Response.json({ error: "Function not found" }, { status: 404 });
    response.headers.set("cache-control", "no-store");
    return cors.apply(request, response);
  };
}

/** Buffers the body. A body over the limit is not read; functions reject it by its size. */
async function withBodyReceived(request: Request): Promise<Request> {
  // Rejected by `content-length`. Reading the body would make Node reset the connection before the
  // response.
  if (Number(request.headers.get("content-length")) > maxBodyBytes) return request;
  if (!request.body) return request;
  const bytes = await readBytes(request, maxBodyBytes);
  const headers = new Headers(request.headers);
  headers.delete("transfer-encoding");
  headers.set("content-length", String(bytes?.byteLength ?? maxBodyBytes + 1));
  return new Request(request.url, { method: request.method, headers, body: bytes ?? null });
}

function refused(request: Request, reason: Exhausted): Response {
  const { limited, refuse } = refusalsFor(request);
  if (reason === "address") return limited("contact.error.many", 1);
  return refuse(503, "contact.error.unavailable", {}, { "retry-after": "1" });
}
