import { refusalsFor } from "../_shared/refuse.ts";
import type { ServerFunction } from "../_shared/server-function.ts";

/**
 * No payload (G5). Answers 200 `{siteKey}`: the public key while the captcha is on,
 * null while it is off; 405 to anything but GET and POST.
 */
export const getRecaptchaKey: ServerFunction = async (request, { env }) => {
  if (request.method !== "POST" && request.method !== "GET") {
    return refusalsFor(request).refuse(405, "contact.error.body", {}, { allow: "GET, POST" });
  }
  return Response.json({ siteKey: env.captcha?.siteKey ?? null });
};
