/**
 * HEALTHCHECK of the image: exits with 0 unless the server is starting, stopping or hanging. Without its
 * database the server passes: it still serves cached pages, which a restart would lose.
 */
const address = `http://127.0.0.1:${process.env.PORT ?? 3000}/readyz?exclude=database&exclude=storage`;
try {
  const answer = await fetch(address, { signal: AbortSignal.timeout(4500) });
  // Shown in the container's state.
  process.stdout.write(await answer.text());
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  process.stdout.write(String(error instanceof Error ? (error.cause ?? error) : error));
  process.exitCode = 1;
}
