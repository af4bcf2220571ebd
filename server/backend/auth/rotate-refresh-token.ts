import { errorResponse } from "../api/error-responses.ts";
import type { Database, Queryable } from "../database/database.ts";

/**
 * Time in which a used refresh token is still accepted: `refresh_token_reuse_interval` of Supabase Auth.
 */
const reuseIntervalSeconds = 10;

/**
 * Rotates a refresh token before lite sees it. Renewals of a session are serialised on all replicas by a
 * lock on its row. A used token renews the session again, with the active token, if it was used within the
 * reuse interval or is the active token's parent (its response was lost). Any other reuse revokes the
 * session's tokens, as in Supabase Auth.
 *
 * lite rotates in several statements, so that concurrent renewals leave two active tokens, or none. After
 * this function it finds a used token, and responds with the active one (`enable_refresh_token_rotation`
 * off, in `lite/app.ts`).
 * @returns an error response; undefined if lite should answer. Unknown tokens are left to lite.
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
    // A separate statement: the following ones see what the previous renewal committed.
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
