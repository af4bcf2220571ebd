import { AuthClient, isAuthRetryableFetchError } from "@supabase/auth-js";

/** The session is stored, but its access token has expired and the server did not renew it: no answer, or a 5xx. */
export class RenewalError extends Error {
  override name = "RenewalError";
}

/** auth-js's client, whose failed renewals can be repeated at once. */
export class PanelAuthClient extends AuthClient {
  /**
   * Session as it is now, with a valid access token; null when nobody is signed in.
   * @param isUrgent for what a person waits for: after a failed renewal auth-js pauses for a minute
   * @throws {RenewalError} instead of letting a request go out as an anonymous one
   */
  async currentSession(isUrgent = false) {
    if (isUrgent) this.lastRefreshFailure = null;
    const { data, error } = await this.getSession();
    if (isAuthRetryableFetchError(error)) throw new RenewalError("The session was not renewed");
    return data.session;
  }
}
