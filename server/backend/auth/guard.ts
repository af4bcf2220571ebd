import { errorResponse } from "../api/error-responses.ts";
import type { Database } from "../database/database.ts";
import type { ComparePassword } from "../types.ts";
import type { SignInStore } from "./account-limit.ts";
import { type AuthRequest, createAuthLimits } from "./limits.ts";
import { answerMailLink } from "./mail-link.ts";
import { passwordWeakness } from "./password-weakness.ts";
import { bearerToken, decodeClaims, readFields, stringField } from "./request-fields.ts";
import { rotateRefreshToken } from "./rotate-refresh-token.ts";

/** Time after a sign-in in which the password may be changed. */
const recentSignInMinutes = 60;

interface Options {
  database: Pick<Database, "query" | "transaction">;
  jwtSecret: string;
  comparePassword: ComparePassword;
  /** Mails the account owner that the password was changed. */
  notifyPasswordChanged: (email: string) => void;
  /** Current time in milliseconds since the epoch. */
  now?: () => number;
}

export type AuthGuard = (
  context: Omit<AuthRequest, "fields">,
  ask: () => Promise<Response>,
) => Promise<Response>;

/**
 * Runs before lite's auth service: applies the rate limits. A new password requires a recent sign-in and
 * minimum strength; it ends other sessions and sends a mail.
 */
export function createAuthGuard(options: Options): AuthGuard {
  const {
    database,
    jwtSecret,
    comparePassword,
    notifyPasswordChanged,
    now = () => Date.now(),
  } = options;
  const limit = createAuthLimits({ store: database, key: jwtSecret, comparePassword, now });
  return async (context, ask) => {
    if (!context.path.startsWith("/auth/v1/")) return ask();
    if (context.path === "/auth/v1/verify") {
      const answer = answerMailLink(context.request.method, context.url);
      if (answer) return answer;
    }
    const fields = await readFields(context.request);
    const refreshToken = stringField(fields, "refresh_token");
    // Count every `grant_type`: lite may parse it differently.
    if (context.path === "/auth/v1/token" && context.request.method === "POST" && refreshToken)
      return limit(
        { ...context, fields },
        async () => (await rotateRefreshToken(database, refreshToken)) ?? ask(),
      );
    const password = stringField(fields, "password");
    if (context.path !== "/auth/v1/user" || context.request.method !== "PUT" || !password)
      return limit({ ...context, fields }, ask);

    const { userId, sessionId, email } = decodeClaims(bearerToken(context.request));
    if (await isSignInTooOld(database, sessionId)) return reauthenticationRequired();
    const weakness = passwordWeakness(password);
    if (weakness) return weakPasswordResponse(weakness);
    const response = await ask();
    if (response.ok) {
      await endOtherSessions(database, userId, sessionId);
      if (email) notifyPasswordChanged(email);
    }
    return response;
  };
}

/**
 * A new password requires a recent sign-in, by password or mail, so that an unattended browser does not
 * give the account away (OWASP ASVS 4.0.3, 2.1.6; Supabase's "secure password change"). Requests without a
 * session are left to lite.
 */
async function isSignInTooOld(
  database: SignInStore,
  sessionId: string | undefined,
): Promise<boolean> {
  const { rows } = await database.query(
    `select from auth.sessions
       where id::text = $1 and created_at < now() - make_interval(mins => $2)`,
    [sessionId ?? "", recentSignInMinutes],
  );
  return rows.length > 0;
}

/**
 * Ends the other sessions after a password change, with their refresh tokens (OWASP ASVS 4.0.3, 3.3.3).
 * Supabase Auth does this, lite does not.
 */
async function endOtherSessions(
  database: SignInStore,
  userId: string | undefined,
  sessionId: string | undefined,
): Promise<void> {
  await database.query(
    `with ended as (
         delete from auth.refresh_tokens
         where user_id::text = $1 and session_id::text is distinct from $2
       )
       delete from auth.sessions where user_id::text = $1 and id::text is distinct from $2`,
    [userId ?? "", sessionId ?? null],
  );
}

function reauthenticationRequired(): Response {
  const message = "Por seguridad, entra otra vez antes de cambiar la contraseña.";
  return errorResponse("auth", 400, "reauthentication_needed", message);
}

/** Format of lite's error, which supabase-js turns into an AuthWeakPasswordError. */
function weakPasswordResponse({ reason, message }: { reason: string; message: string }): Response {
  const answer = {
    code: 422,
    error_code: "weak_password",
    msg: message,
    weak_password: { reasons: [reason] },
  };
  return Response.json(answer, { status: 422, headers: { "x-sb-error-code": "weak_password" } });
}
