/**
 * Check of HEALTHCHECK: exits with 0 unless the server is starting, stopping or stuck. A server whose database is
 * away passes, because it still serves cached pages and a restart would lose them.
 */
const address = `http://127.0.0.1:${process.env.PORT ?? 3000}/readyz?exclude=database&exclude=storage`;
try {
  const answer = await fetch(address, { signal: AbortSignal.timeout(4500) });
  // What a container's state shows to its operator.
  process.stdout.write(await answer.text());
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  process.stdout.write(String(error instanceof Error ? (error.cause ?? error) : error));
  process.exitCode = 1;
}
