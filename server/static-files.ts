import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import { getMimeType } from "hono/utils/mime";
import type { Middleware } from "./listen.ts";
import { fileHeaders } from "./security-headers.ts";
import { acceptable, type Encoding, type Sendable, send, sendable } from "./sendable.ts";

/** Hashed names never change. */
const cacheControl = (path: string) =>
  path.includes("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";

/** Serves the browser's part of the build from the disk, precompressed. */
export function serveFiles(folder: URL) {
  return serveStatic({
    root: fileURLToPath(folder),
    precompressed: true,
    onFound: (path, c) => c.header("cache-control", cacheControl(path)),
  });
}

/**
 * Bytes of one file in one encoding. What is larger is read from the disk as it is taken: of an answer
 * out of memory all may wait for a slow client.
 */
const mostKept = 64 << 10;

const suffixes: Partial<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };

/**
 * Answers requests for the small files of the build out of memory, before anything else looks at them: a
 * first visit asks for twenty. Passes on what it does not have.
 * @param folder read once: a build that is made under a running server does not take its files away.
 */
export async function keepFiles(folder: URL, siteUrl: string): Promise<Middleware> {
  const files = await readFiles(fileURLToPath(folder), siteUrl);
  return (incoming, outgoing, next) => {
    const { method, url = "", headers } = incoming;
    const query = url.indexOf("?");
    const file = files.get(query < 0 ? url : url.slice(0, query));
    if (!file || (method !== "GET" && method !== "HEAD")) return next();
    const encoding = acceptable(headers["accept-encoding"]).find((each) =>
      file.encodings.has(each),
    );
    const kept = encoding && file.kept.get(encoding);
    if (!kept) return next();
    try {
      send(kept, incoming, outgoing);
    } catch (error) {
      next(error);
    }
  };
}

interface File {
  /** That the build has it in, however large. */
  encodings: Set<Encoding>;
  kept: Map<Encoding, Sendable>;
}

/** By the path of its address. */
async function readFiles(root: string, siteUrl: string): Promise<Map<string, File>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(names);
  const files = await Promise.all(
    names
      .filter((name) => !Object.values(suffixes).includes(extname(name)))
      .map(async (name): Promise<[string, File]> => {
        const path = `/${relative(root, name).split(sep).join("/")}`;
        return [path, await readEncodings(name, path, all, siteUrl)];
      }),
  );
  return new Map(files);
}

async function readEncodings(
  name: string,
  path: string,
  all: ReadonlySet<string>,
  siteUrl: string,
): Promise<File> {
  const places = new Map<Encoding, string>([["identity", name]]);
  for (const [encoding, suffix] of Object.entries(suffixes) as [Encoding, string][])
    if (all.has(name + suffix)) places.set(encoding, name + suffix);
  const type = getMimeType(name) ?? "application/octet-stream";
  const headers = {
    "content-type": type,
    "cache-control": cacheControl(path),
    ...(places.size > 1 && { vary: "Accept-Encoding" }),
    ...fileHeaders(type, siteUrl),
  };
  const content = await readFile(name);
  const tag = createHash("sha256").update(content).digest("base64url").slice(0, 22);
  const kept = new Map<Encoding, Sendable>();
  for (const [encoding, place] of places) {
    if ((await stat(place)).size > mostKept) continue;
    const body = encoding === "identity" ? content : await readFile(place);
    kept.set(encoding, sendable(headers, tag, body, encoding));
  }
  return { encodings: new Set(places.keys()), kept };
}
