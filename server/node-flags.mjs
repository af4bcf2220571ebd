/**
 * How Node runs the server: within the memory of the smallest servers that are rented. Plain JavaScript,
 * because the launcher runs on Node 20.
 *
 * What lives in the heap is 50 MB, cached pages lie outside of it. Without a bound V8 would rather grow to
 * many times that than collect.
 */
export const serverFlags = [
  "--disable-warning=ExperimentalWarning",
  "--max-old-space-size=256",
  "--max-semi-space-size=16",
];

/** The C library otherwise keeps freed memory apart for each thread. */
export const serverEnvironment = { MALLOC_ARENA_MAX: "2" };
