import { errorResponse } from "../api/error-responses.ts";
import type { Database } from "../database/database.ts";
import type { ComparePassword } from "../types.ts";
import type { SignInStore } from "./account-limit.ts";
import { accountOfToken, bearerOf, fieldsOf, textIn } from "./fields.ts";
import { type AuthRequest, createAuthLimits } from "./limits.ts";
import { answerMailLink } from "./mail-link.ts";
import { weaknessOf } from "./passwords.ts";
import { rotateRefreshToken } from "./renewal.ts";

/** After a sign-in, within which the password may be changed. */
const recentSignInMinutes = 60;

interface Options {
  database: Pick<Database, "query" | "transaction">;
  jwtSecret: string;
  comparePassword: ComparePassword;
  /** Tells the owner of an account that its password is another now. */
  notifyPasswordChanged: (email: string) => void;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

export type AuthGuard = (
  asked: Omit<AuthRequest, "fields">,
  ask: () => Promise<Response>,
) => Promise<Response>;

/**
 * Stands between clients and lite's auth service: limits how often they may try, and sees to what a new
 * password needs (a recent sign-in, some strength) and brings with it (the end of other sessions, a mail).
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
  return async (asked, ask) => {
    if (!asked.path.startsWith("/auth/v1/")) return ask();
    if (asked.path === "/auth/v1/verify") {
      const answer = answerMailLink(asked.request.method, asked.url);
      if (answer) return answer;
    }
    const fields = await fieldsOf(asked.request);
    const refreshToken = textIn(fields, "refresh_token");
    // Whatever the address says of the grant's type: lite may read it otherwise.
    if (asked.path === "/auth/v1/token" && asked.request.method === "POST" && refreshToken)
      return limit(
        { ...asked, fields },
        async () => (await rotateRefreshToken(database, refreshToken)) ?? ask(),
      );
    const password = textIn(fields, "password");
    if (asked.path !== "/auth/v1/user" || asked.request.method !== "PUT" || !password)
      return limit({ ...asked, fields }, ask);

    const { userId, sessionId, email } = accountOfToken(bearerOf(asked.request));
    if (await isOld(database, sessionId)) return signInFirst();
    const weakness = weaknessOf(password);
    if (weakness) return tooWeak(weakness);
    const response = await ask();
    if (response.ok) {
      await endOthers(database, userId, sessionId);
      if (email) notifyPasswordChanged(email);
    }
    return response;
  };
}

/**
 * Whoever finds a browser with a session must not get to keep the account: a new password wants a
 * sign-in not long ago, by the old one or by a mail (OWASP ASVS 4.0.3, 2.1.6; "secure password change"
 * of Supabase). One that is not there is lite's to refuse.
 */
async function isOld(database: SignInStore, sessionId: string | undefined): Promise<boolean> {
  const { rows } = await database.query(
    `select from auth.sessions
       where id::text = $1 and created_at < now() - make_interval(mins => $2)`,
    [sessionId ?? "", recentSignInMinutes],
  );
  return rows.length > 0;
}

/**
 * Supabase's Auth ends the other sessions with a new password, lite does not: whoever knew the old one
 * is to be out (OWASP ASVS 4.0.3, 3.3.3). Their refresh tokens go with them.
 */
async function endOthers(
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

function signInFirst(): Response {
  const message = "Por seguridad, entra otra vez antes de cambiar la contraseña.";
  return errorResponse("auth", 400, "reauthentication_needed", message);
}

/** In the shape of lite's own refusal, of which supabase-js makes an AuthWeakPasswordError. */
function tooWeak({ reason, message }: { reason: string; message: string }): Response {
  const answer = {
    code: 422,
    error_code: "weak_password",
    msg: message,
    weak_password: { reasons: [reason] },
  };
  return Response.json(answer, { status: 422, headers: { "x-sb-error-code": "weak_password" } });
}
