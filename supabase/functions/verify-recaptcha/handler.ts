import { readJson } from "../_shared/body.ts";
import { captchaPassHeader, verifyToken } from "../_shared/captcha.ts";
import { refusalsFor } from "../_shared/refuse.ts";
import type { ServerFunction } from "../_shared/server-function.ts";

/** Google's tokens have about 2,000 characters. */
const maxTokenLength = 8192;

/**
 * `POST {token}` (G5). A valid token of this site, used for the first time, is exchanged for a pass: 200
 * `{success: true}` with the pass in the header `x-captcha-pass`.
 *
 * Otherwise `{success: false, error}`: 403 without a token or with a forged, expired, used or foreign one;
 * 400 to an unreadable body; 405; 413; 429 with `Retry-After`; 503 if Google does not respond or the pass
 * cannot be stored. Texts are in the language of `Accept-Language`.
 */
export const verifyRecaptcha: ServerFunction = async (request, context) => {
  const { env, store, fetch, log, address } = context;
  const { refuse, limited } = refusalsFor(request);
  const failed = { success: false };
  if (request.method !== "POST") {
    return refuse(405, "contact.error.body", failed, { allow: "POST" });
  }
  const body = await readJson(request);
  if (body.problem === "size") return refuse(413, "contact.error.size", failed);
  if (body.problem) return refuse(400, "contact.error.body", failed);
  const { token } = body.value as { token?: unknown };
  if (typeof token !== "string" || !token.trim()) {
    return refuse(403, "contact.captcha.incomplete", failed);
  }
  if (!env.captcha || token.length > maxTokenLength) {
    return refuse(403, "contact.captcha.failed", failed);
  }

  try {
    const wait = await store.countCaptchaAttempt(address);
    if (wait > 0) return limited("contact.error.many", wait);
    const { captcha, siteUrl } = env;
    const { verdict, reason } = await verifyToken({ captcha, siteUrl, token, fetch });
    if (verdict === "unreachable") {
      log.error("captcha not verified", { reason });
      return refuse(503, "contact.captcha.failed", failed, { "retry-after": "10" });
    }
    const pass = verdict === "passed" ? await store.issueCaptchaPass(token) : undefined;
    if (!pass) {
      log.warn("captcha refused", { reason: reason ?? "token used before" });
      return refuse(403, "contact.captcha.failed", failed);
    }
    return Response.json({ success: true }, { headers: { [captchaPassHeader]: pass } });
  } catch (error) {
    log.error("captcha not verified", { reason: String(error) });
    return refuse(503, "contact.captcha.failed", failed, { "retry-after": "10" });
  }
};
