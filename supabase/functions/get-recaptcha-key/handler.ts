import { createAltchaChallenge } from "../_shared/altcha.ts";
import { refusalsFor } from "../_shared/refuse.ts";
import type { ServerFunction } from "../_shared/server-function.ts";

/**
 * No request body (G5). Responds 200 `{siteKey}`: the public key of reCAPTCHA, or null if it is off; with
 * ALTCHA also `altcha`, a new challenge; 405 to methods other than GET and POST.
 */
export const getRecaptchaKey: ServerFunction = async (request, { env }) => {
  if (request.method !== "POST" && request.method !== "GET") {
    return refusalsFor(request).refuse(405, "contact.error.body", {}, { allow: "GET, POST" });
  }
  const { captcha } = env;
  if (captcha?.kind !== "altcha") return Response.json({ siteKey: captcha?.siteKey ?? null });
  return Response.json({ siteKey: null, altcha: await createAltchaChallenge(captcha.secretKey) });
};
