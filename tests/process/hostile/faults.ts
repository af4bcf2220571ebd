import { homedir } from "node:os";
import { injectedHeader, markup } from "./odd-strings.ts";
import type { HostileRequest } from "./request.ts";
import type { Answer } from "./send.ts";

/** Patterns that reveal internals of the server. */
const insides: [string, RegExp][] = [
  ["a stack", /^\s+at .+(?::\d+:\d+|<anonymous>|\(native\))/m],
  ["a file", /node_modules|file:\/\/|\.ts:\d+|server\/index\.js:\d/],
  ["SQL", /\b(?:select|insert into|update|delete from|with) (?:distinct )?"\w+"/i],
  ["SQL", /\b(?:set local|set_config|current_setting\(')/i],
  ["what the database is", /PostgreSQL 1\d|Kysely|postgres:\/\//],
];

export interface Hidden {
  /** Words that the client may not see, by what they belong to. */
  canaries: Record<string, string>;
  /** Folders of this machine. */
  folders: readonly string[];
}

/** Descriptions of the faults in a response; empty if there are none. */
export function findFaults(
  { method, subject }: Pick<HostileRequest, "method" | "subject">,
  { status, headers, rawHeaders, text }: Answer,
  { canaries, folders }: Hidden,
): string[] {
  const faults: string[] = [];
  if (status >= 500 && !isDocumentedLimit(subject, status, text)) faults.push(`status ${status}`);
  const all = `${rawHeaders}\n${text}`;
  const lower = all.toLowerCase();
  for (const [what, canary] of Object.entries(canaries))
    if (lower.includes(canary.toLowerCase())) faults.push(`shows ${what}`);
  for (const [what, pattern] of insides) if (pattern.test(all)) faults.push(`shows ${what}`);
  for (const folder of [process.cwd(), homedir(), ...folders])
    if (folder.length > 1 && all.includes(`${folder}/`)) faults.push("shows a folder");
  if (headers[injectedHeader] !== undefined) faults.push("has a header that the request made");
  const type = headers["content-type"];
  if (text !== "") {
    if (!type) faults.push("has a body of no type");
    if (headers["x-content-type-options"] !== "nosniff") faults.push("lets its type be guessed");
    if (type?.includes("html") && text.includes(markup)) faults.push("shows markup of the request");
    if (method === "HEAD") faults.push("has a body that nobody asked for");
  }
  return faults;
}

/** The only expected status above 499: too many concurrent bodies. */
const isDocumentedLimit = (subject: string, status: number, text: string) =>
  subject === "storage" && status === 503 && text.includes("Too many uploads at the same time");
