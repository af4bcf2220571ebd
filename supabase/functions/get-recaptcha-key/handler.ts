import { refusalsFor } from "../_shared/refuse.ts";
import type { ServerFunction } from "../_shared/server-function.ts";

/**
 * No request body (G5). Responds 200 `{siteKey}`: the public key, or null if the captcha is off; 405 to
 * methods other than GET and POST.
 */
export const getRecaptchaKey: ServerFunction = async (request, { env }) => {
  if (request.method !== "POST" && request.method !== "GET") {
    return refusalsFor(request).refuse(405, "contact.error.body", {}, { allow: "GET, POST" });
  }
  return Response.json({ siteKey: env.captcha?.siteKey ?? null });
};
