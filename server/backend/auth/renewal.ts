import { errorResponse } from "../api/error-responses.ts";
import type { Database, Queryable } from "../database/database.ts";

/** For which a used refresh token may be presented again: `refresh_token_reuse_interval` of Supabase Auth. */
const reuseIntervalSeconds = 10;

/**
 * Rotates a refresh token before lite sees it. One renewal per session at a time, on all replicas: a lock on
 * the session's row. A used token renews the session again, with the active token, where it was used within
 * the reuse interval or is the active token's parent (its answer was lost). Any other reuse revokes the
 * session's tokens, as in Supabase Auth.
 *
 * lite rotates in several statements, so that parallel renewals leave two active tokens, or none. After this
 * it finds a used token, and answers with the active one (`enable_refresh_token_rotation` off, in `lite/app.ts`).
 * @returns a refusal; undefined where lite may answer. An unknown token is lite's to refuse.
 */
export async function rotateRefreshToken(
  database: Pick<Database, "query" | "transaction">,
  token: string,
): Promise<Response | undefined> {
  const { rows } = await database.query<{ session_id: string | null }>(
    "select session_id from auth.refresh_tokens where token = $1",
    [token],
  );
  const sessionId = rows[0]?.session_id;
  if (!sessionId) return undefined;
  const isAccepted = await database.transaction(async (transaction) => {
    // A statement of its own: those after it see what the renewal before this one has committed.
    await transaction.query("select from auth.sessions where id = $1 for update", [sessionId]);
    if ((await rotate(transaction, token)) || (await isReusable(transaction, token))) return true;
    await transaction.query(
      `update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp()
         where session_id = $1 and revoked is not true`,
      [sessionId],
    );
    return false;
  });
  if (isAccepted) return undefined;
  const message = "Invalid Refresh Token: Already Used";
  return errorResponse("auth", 400, "refresh_token_already_used", message);
}

/** @returns whether the token was the active one. */
async function rotate(transaction: Queryable, token: string): Promise<boolean> {
  const { rows } = await transaction.query(
    `with used as (
         update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp()
         where token = $1 and revoked is not true
         returning token, user_id, session_id
       )
       insert into auth.refresh_tokens (id, token, user_id, session_id, parent)
       select gen_random_uuid()::text, gen_random_uuid()::text, user_id, session_id, token
       from used
       returning id`,
    [token],
  );
  return rows.length > 0;
}

async function isReusable(transaction: Queryable, token: string): Promise<boolean> {
  const { rows } = await transaction.query(
    `select from auth.refresh_tokens used
         join auth.refresh_tokens active
           on active.session_id = used.session_id and active.revoked is not true
       where used.token = $1
         and (active.parent = used.token
           or used.updated_at > clock_timestamp() - make_interval(secs => $2))`,
    [token, reuseIntervalSeconds],
  );
  return rows.length > 0;
}
