import type { BrowserContext } from "@playwright/test";

/**
 * Writes down whatever a visitor's browser complains about, and every request that leaves the site.
 * @returns the complaints so far, which grow as more come in
 */
export function watch(context: BrowserContext, siteUrl: string, scripts = true): string[] {
  const problems: string[] = [];
  // The port is another one every time, and must not look like a status.
  const short = (url: string) => url.replace(siteUrl, "");
  const isOurs = (url: string) => url.startsWith(`${siteUrl}/`) || /^(data|blob|about):/.test(url);
  context.on("console", (message) => {
    // A broken policy and a failed hydration are reported here too.
    if (message.type() === "error") problems.push(`console: ${message.text()}`);
  });
  context.on("weberror", (error) => problems.push(`uncaught: ${error.error().message}`));
  context.on("request", (request) => {
    if (!isOurs(request.url())) problems.push(`left the site: ${request.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Leaving a page ends what it was still fetching.
    if (reason === "net::ERR_ABORTED") return;
    // So a browser says that it runs no scripts.
    if (reason === "csp" && !scripts) return;
    problems.push(`request failed: ${short(request.url())} ${reason}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400)
      problems.push(`answered ${response.status()}: ${short(response.url())}`);
  });
  return problems;
}
