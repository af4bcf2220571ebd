/**
 * Node flags of the server, for small machines. Plain JavaScript, because the launcher runs on Node 20.
 *
 * The heap needs 50 MB; cached pages are outside of it. Without a limit V8 would let the heap grow to many
 * times that before it collects.
 */
export const serverFlags = [
  "--disable-warning=ExperimentalWarning",
  "--max-old-space-size=256",
  "--max-semi-space-size=16",
];

/** Otherwise glibc keeps freed memory per thread. */
export const serverEnvironment = { MALLOC_ARENA_MAX: "2" };
