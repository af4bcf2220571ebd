import { errorResponse } from "../api/error-responses.ts";

/**
 * String fields of `/auth/v1` bodies, as supabase-js sends them. lite does not check their types.
 */
const texts = [
  "email",
  "phone",
  "password",
  "nonce",
  "token",
  "token_hash",
  "type",
  "refresh_token",
  "auth_code",
  "code_verifier",
  "code_challenge",
  "code_challenge_method",
  "scope",
];
const objects = ["data", "options", "gotrue_meta_security"];

/** Length of the column. */
const maxEmailLength = 255;

/**
 * Sets `create_user` to false for sign-in by mail. lite would otherwise create an account for an unknown
 * address, whatever the sign-up setting.
 */
export function disableSignUpByMail(body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (body.byteLength === 0) return body;
  const fields: Record<string, unknown> = JSON.parse(new TextDecoder().decode(body));
  return new TextEncoder().encode(JSON.stringify({ ...fields, create_user: false }));
}

/**
 * Rejects bodies that lite would answer with 500: `null`, a list, a number instead of an address.
 */
export function rejectInvalidAuthBody(body: Uint8Array): Response | undefined {
  if (body.byteLength === 0) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return errorResponse("auth", 400, "bad_json", "Could not parse request body as JSON");
  }
  if (!isObject(value))
    return errorResponse("auth", 400, "bad_json", "The body must be a JSON object");
  for (const [field, content] of Object.entries(value)) {
    if (content === null || content === undefined) continue;
    if (texts.includes(field) && (typeof content !== "string" || content.includes("\0"))) {
      return errorResponse("auth", 400, "validation_failed", `${field} must be a text`);
    }
    if (field === "email" && [...String(content)].length > maxEmailLength) {
      const message = `email must not be longer than ${maxEmailLength} characters`;
      return errorResponse("auth", 400, "validation_failed", message);
    }
    if (objects.includes(field) && !isObject(content)) {
      return errorResponse("auth", 400, "validation_failed", `${field} must be an object`);
    }
  }
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
