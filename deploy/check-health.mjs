/** Ends with 0 where the server of this machine says that it can serve; asks as HEALTHCHECK does. */
const address = `http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`;
try {
  const answer = await fetch(address, { signal: AbortSignal.timeout(4500) });
  // What a container's state shows to its operator.
  process.stdout.write(await answer.text());
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  process.stdout.write(String(error instanceof Error ? (error.cause ?? error) : error));
  process.exitCode = 1;
}
