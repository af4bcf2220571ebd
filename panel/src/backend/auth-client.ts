import { AuthClient, isAuthRetryableFetchError } from "@supabase/auth-js";

/** The access token has expired and could not be refreshed: no response, or a 5xx. The session is still stored. */
export class RenewalError extends Error {
  override name = "RenewalError";
}

/** auth-js's client with an immediate retry of failed renewals. */
export class PanelAuthClient extends AuthClient {
  /**
   * Session with a valid access token; null if signed out.
   * @param isUrgent retries at once, for requests that a person waits for; otherwise auth-js pauses for a
   * minute after a failed renewal
   * @throws {RenewalError} so that no request goes out as an anonymous one
   */
  async currentSession(isUrgent = false) {
    if (isUrgent) this.lastRefreshFailure = null;
    const { data, error } = await this.getSession();
    if (isAuthRetryableFetchError(error)) throw new RenewalError("The session was not renewed");
    return data.session;
  }
}
