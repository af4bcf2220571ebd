import { matchesGlob } from "node:path";
import type { BrowserContext } from "@playwright/test";

interface Watched {
  siteUrl: string;
  /** Other origins that pages may request. */
  otherOrigins: string[];
  /** False if JavaScript is off. */
  scripts?: boolean;
}

/**
 * Records console errors, exceptions and failed requests of a browser context, one line each, and
 * every request that leaves the site:
 * - `404 /en/lost`: response with this status
 * - `net::ERR_FAILED /rest/v1/tours`: no response
 * - `console: …`: first line of a console error, such as a CSP violation
 * - `uncaught: …`: message of an exception
 * - `left the site: https://…`
 * URLs are without query and hash, and without the site's origin.
 * @returns the live list of complaints
 */
export function watch(
  context: BrowserContext,
  { siteUrl, otherOrigins, scripts = true }: Watched,
): string[] {
  const complaints: string[] = [];
  const short = (url: string) => url.replace(siteUrl, "").replace(/[?#].*/, "");
  const ours = [siteUrl, ...otherOrigins].map((origin) => `${origin}/`);
  const isOurs = (url: string) =>
    ours.some((start) => url.startsWith(start)) || /^(data|blob|about):/.test(url);
  context.on("console", (message) => {
    if (message.type() !== "error") return;
    const text = message.text();
    // Failed requests are recorded with their URL, as below.
    const outcome =
      /^Failed to load resource: (?:the server responded with a status of )?(\d+|net::\w+)/;
    const [, reason] = text.match(outcome) ?? [];
    const { url } = message.location();
    complaints.push(reason ? `${reason} ${short(url)}` : `console: ${text.split("\n")[0]}`);
  });
  context.on("weberror", (error) => complaints.push(`uncaught: ${error.error().message}`));
  context.on("request", (request) => {
    if (!isOurs(request.url())) complaints.push(`left the site: ${request.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Navigation aborts pending requests.
    if (reason === "net::ERR_ABORTED") return;
    // Reported by browsers with JavaScript off.
    if (reason === "csp" && !scripts) return;
    complaints.push(`${reason} ${short(request.url())}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${short(response.url())}`);
  });
  return complaints;
}

/** Whether a complaint matches the expected one, in which `*` matches one path segment. */
export const isExpected = (complaint: string, expected: string): boolean =>
  complaint === expected || (expected.includes("*") && matchesGlob(complaint, expected));
