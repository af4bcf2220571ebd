import { verifyAltcha } from "../_shared/altcha.ts";
import { readJson } from "../_shared/body.ts";
import { captchaFailedText, captchaPassHeader, verifyToken } from "../_shared/captcha.ts";
import { refusalsFor } from "../_shared/refuse.ts";
import type {
  CaptchaSettings,
  FunctionContext,
  ServerFunction,
} from "../_shared/server-function.ts";

/** Google's tokens have about 2,000 characters. */
const maxTokenLength = 8192;

/**
 * `POST {token}` (G5). A valid token of this site, used for the first time, is exchanged for a pass: 200
 * `{success: true}` with the pass in the header `x-captcha-pass`. With ALTCHA the token is a solved challenge
 * of `get-recaptcha-key`.
 *
 * Otherwise `{success: false, error}`: 403 without a token or with a forged, expired, used or foreign one;
 * 400 to an unreadable body; 405; 413; 429 with `Retry-After`; 503 if Google does not respond or the pass
 * cannot be stored. Texts are in the language of `Accept-Language`.
 */
export const verifyRecaptcha: ServerFunction = async (request, context) => {
  const { env, store, fetch, log, address } = context;
  const { refuse, limited } = refusalsFor(request);
  const failed = { success: false };
  const failedText = captchaFailedText(env.captcha);
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
  if (!env.captcha || token.length > maxTokenLength) return refuse(403, failedText, failed);

  try {
    const wait = await store.countCaptchaAttempt(address);
    if (wait > 0) return limited("contact.error.many", wait);
    const { verdict, reason, proof } = await verify(token, { ...env, captcha: env.captcha }, fetch);
    if (verdict === "unreachable") {
      log.error("captcha not verified", { reason });
      return refuse(503, failedText, failed, { "retry-after": "10" });
    }
    const pass = proof === undefined ? undefined : await store.issueCaptchaPass(proof);
    if (!pass) {
      log.warn("captcha refused", { reason: reason ?? "token used before" });
      return refuse(403, failedText, failed);
    }
    return Response.json({ success: true }, { headers: { [captchaPassHeader]: pass } });
  } catch (error) {
    log.error("captcha not verified", { reason: String(error) });
    return refuse(503, failedText, failed, { "retry-after": "10" });
  }
};

interface Verdict {
  verdict: "passed" | "refused" | "unreachable";
  reason?: string;
  /** Text that identifies the token when it is used again; undefined unless it passed. */
  proof?: string;
}

async function verify(
  token: string,
  { captcha, siteUrl }: Pick<FunctionContext["env"], "siteUrl"> & { captcha: CaptchaSettings },
  fetch: FunctionContext["fetch"],
): Promise<Verdict> {
  if (captcha.kind === "altcha") {
    const proof = await verifyAltcha(token, captcha.secretKey);
    return proof === undefined
      ? { verdict: "refused", reason: "wrong or expired solution" }
      : { verdict: "passed", proof };
  }
  const found = await verifyToken({ captcha, siteUrl, token, fetch });
  return { ...found, ...(found.verdict === "passed" && { proof: token }) };
}
