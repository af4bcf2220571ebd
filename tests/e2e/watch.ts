import { matchesGlob } from "node:path";
import type { BrowserContext } from "@playwright/test";

interface Watched {
  siteUrl: string;
  /** Other origins that the site's pages may ask. */
  otherOrigins: string[];
  /** False where the browser runs no scripts. */
  scripts?: boolean;
}

/**
 * Notes whatever a visitor's browser complains about, one line each, and every request that leaves the site:
 *
 * - `404 /en/lost`: answered with this status
 * - `net::ERR_FAILED /rest/v1/tours`: not answered
 * - `console: …`: the first line of an error, such as a broken policy
 * - `uncaught: …`: the message of an exception
 * - `left the site: https://…`
 *
 * Addresses are without query and hash, and those of the site without its origin.
 *
 * @returns the complaints so far, which grow as more come in
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
    // What became of a request is noted with its address, as below.
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
    // Leaving a page ends what it was still fetching.
    if (reason === "net::ERR_ABORTED") return;
    // So a browser says that it runs no scripts.
    if (reason === "csp" && !scripts) return;
    complaints.push(`${reason} ${short(request.url())}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${short(response.url())}`);
  });
  return complaints;
}

/** Whether a complaint is the expected one, in which `*` stands for one part of an address. */
export const isExpected = (complaint: string, expected: string): boolean =>
  complaint === expected || (expected.includes("*") && matchesGlob(complaint, expected));
