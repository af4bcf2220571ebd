import { createCors } from "../../supabase/functions/_shared/cors.ts";
import type {
  FunctionContext,
  ServerFunction,
} from "../../supabase/functions/_shared/server-function.ts";
import { getRecaptchaKey } from "../../supabase/functions/get-recaptcha-key/handler.ts";
import { sendContactEmail } from "../../supabase/functions/send-contact-email/handler.ts";
import { verifyRecaptcha } from "../../supabase/functions/verify-recaptcha/handler.ts";

export type FunctionOptions = Omit<FunctionContext, "address" | "fetch"> & {
  /** Other origins that may call from a browser. */
  corsOrigins: readonly string[];
  fetch?: FunctionContext["fetch"];
};

const handlers = new Map<string, ServerFunction>([
  ["get-recaptcha-key", getRecaptchaKey],
  ["verify-recaptcha", verifyRecaptcha],
  ["send-contact-email", sendContactEmail],
]);

/** Serves `supabase/functions/` at `/functions/v1/{name}`, as Supabase's edge runtime would. */
export function createFunctions({
  corsOrigins,
  fetch = globalThis.fetch,
  ...given
}: FunctionOptions) {
  const cors = createCors(corsOrigins);
  return async (name: string, request: Request, address?: string): Promise<Response> => {
    const preflight = cors.preflight(request);
    if (preflight) return preflight;
    const handler = handlers.get(name);
    const response = handler
      ? await handler(request, { ...given, fetch, address })
      : Response.json({ error: "Function not found" }, { status: 404 });
    response.headers.set("cache-control", "no-store");
    return cors.apply(request, response);
  };
}
