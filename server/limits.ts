/**
 * All limits on what clients may use. An external request passes them in this order:
 *
 * 1. `connections` (`http/connections.ts`): slow, unread and idle connections are closed.
 * 2. `turns` (`backend/api/admission.ts`): requests without a session wait in a queue per client address.
 *    Queues are served in rotation (`jobs/fair-queue.ts`). Over `admitted` they get 429 or 503.
 * 3. `bodies` (`backend/api/request-body.ts`) and `anonymousQuery` (`backend/lite/query-guard.ts`).
 * 4. `signIn` (`backend/auth/limits.ts`): guesses of passwords, and mails.
 * 5. `queues`: work in child processes, with its timeout.
 *
 * Limits of enquiries are settings (`CONTACT_LIMIT_*`, `supabase/functions/_shared/contact-limits.mjs`), sizes of
 * uploads are those of the buckets (`supabase/schemas/08_storage.sql`). Decisions 17, 18 and 26 give the reasons.
 * An address is an IPv4 address or an IPv6 network (`addressGroup`); unknown addresses count as one.
 */
const kB = 1024;
const MB = 1024 * kB;
const minuteMs = 60_000;

export const limits = {
  connections: {
    /** Time until a request's head is complete, and until a new connection sends anything. */
    headMs: 10_000,
    /** Grace period of a body. After it the average must be at least `minBytesPerSecond`. */
    bodyMs: 10_000,
    minBytesPerSecond: 4_000,
    /** Timeout of a request including its body, Node's default: 5 MB at 17 kB/s. */
    requestMs: 300_000,
    /** Time without progress after which an unread response is aborted. */
    unreadMs: 8_000,
    /** Total size of unread responses in memory; above it the oldest are aborted. */
    maxUnsentBytes: 64 * MB,
    /** Connections per address; above it the oldest idle ones older than `newcomerMs` are closed. */
    maxOfOne: 100,
    newcomerMs: 2_000,
    /** Total connections; further ones are closed at once. */
    maxConnections: 4_000,
    /** Browsers send about twenty, proxies some more. */
    maxHeaders: 100,
    /** Pipelined requests, which are answered in order. */
    maxPipelined: 20,
  },

  /**
   * Requests waiting or running, per kind of turn. An office or a hotel behind one address stays far below
   * its share.
   */
  admitted: { total: 2_000, perAddress: 50 },
  /** Delays of a refusal. A client that repeats refused requests gets about a hundred a second. */
  refusalMs: { first: 1_000, each: 10, max: 10_000 },

  /** Concurrent requests of all clients, and of one client address, by kind of work. */
  turns: {
    /** Calls with fixed statements: sign-in, token renewal, recovery, enquiries, preview links. */
    calls: { parallel: 8, parallelPerClient: 2 },
    /**
     * Data API and Storage queries, which clients write. With the default `DATABASE_POOL_SIZE` their pool has as many
     * sessions; with a smaller one it has one, with a larger one more (`splitSessions`).
     */
    queries: { parallel: 2, parallelPerClient: 1 },
    /** Metadata of pictures that is not cached: mostly names that do not exist. */
    pictures: { parallel: 2, parallelPerClient: 1, perAddress: 500 },
    /** Visitors' searches, which read all entries. */
    searches: { parallel: 2, parallelPerClient: 1 },
    /**
     * Pages that are not cached. A render blocks the process for milliseconds: a client that requests
     * hundreds gets at most half of the processor (L2). Waiting requests take little memory.
     */
    pages: { parallel: 8, parallelPerClient: 2, maxWaiting: 2_000, maxWaitingPerClient: 500 },
  },
  /**
   * Pause of a client's turn after each request, as a multiple of the request's duration, within these
   * limits.
   */
  turnPause: { factor: 3, minMs: 20, maxMs: 1_000 },

  /**
   * Bytes of one body, and of all bodies of a kind in memory. One address of an anonymous client may use a
   * quarter. Texts in three languages stay far below 1 MB; a bucket's limit for a picture is 5 MiB. Anonymous
   * clients send passwords, filters and function parameters.
   */
  bodies: {
    rest: {
      anonymous: { max: 16 * kB, total: 1 * MB },
      authenticated: { max: 1 * MB, total: 16 * MB },
    },
    auth: {
      anonymous: { max: 64 * kB, total: 2 * MB },
      authenticated: { max: 64 * kB, total: 2 * MB },
    },
    storage: {
      anonymous: { max: 16 * kB, total: 1 * MB },
      authenticated: { max: 6 * MB, total: 64 * MB },
    },
  },

  /** Data API queries of anonymous clients. Columns and resources include nested ones. */
  anonymousQuery: { maxBytes: 8 * kB, maxColumns: 60, maxResources: 8 },

  signIn: {
    perAddress: { periodMs: 5 * minuteMs, maxFailures: 20, maxMails: 5 },
    /**
     * Wrong guesses per account: 100 in all, the maximum of OWASP ASVS 4.0.3 (2.2.1). Unknown addresses share
     * one budget. A known address has its own and cannot use up the others.
     */
    perAccount: { periodSeconds: 3600, maxUnknown: 50, maxKnown: 50, maxPerKnownAddress: 20 },
    /** Mails per account. Within `minSpacingSeconds` a request does not replace an unused link. */
    mailsPerAccount: { periodSeconds: 3600, max: 10, minSpacingSeconds: 60 },
  },

  /** Texts for a translation service in one request of the panel, calls of the service at once, and waiting ones. */
  translation: {
    request: { maxBytes: 256 * kB, maxTexts: 200, maxLines: 1_000, maxCharacters: 60_000 },
    calls: { parallel: 2, maxWaiting: 8, maxWaitingPerClient: 8 },
  },

  /** Jobs in child processes. A job over its timeout is killed with its process. */
  queues: {
    /** `maxWaitingPerClient`: all pictures of one page; a browser requests those in view. */
    pictures: { maxWaiting: 300, maxWaitingPerClient: 60, timeoutMs: 30_000 },
    /** Each takes at most a second, so the wait stays below half a minute. */
    brochures: { maxWaiting: 24, maxWaitingPerClient: 6, timeoutMs: 20_000 },
  },
};
