/**
 * How Node runs the server: within the memory of the smallest servers that are rented. Plain JavaScript,
 * because the launcher runs on Node 20.
 *
 * PostgreSQL is one WebAssembly module. V8 takes 600 MB for seconds to optimise a single function of it
 * (its interpreter of expressions), at each start: a server with less memory would be killed. Without
 * optimising, a start takes a third less work and a select a tenth more.
 */
export const leanCompiler = ["--liftoff-only"];

/**
 * What lives in the heap is 50 MB, what is kept of pages lies outside of it. Without a bound V8 would
 * rather grow to many times that than collect.
 */
export const serverFlags = [
  "--disable-warning=ExperimentalWarning",
  ...leanCompiler,
  "--max-old-space-size=256",
  "--max-semi-space-size=16",
];

/** The C library otherwise keeps freed memory apart for each thread. */
export const serverEnvironment = { MALLOC_ARENA_MAX: "2" };
