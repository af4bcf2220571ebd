import { hash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import type { Middleware } from "./listen.ts";
import {
  acceptedEncodings,
  type Encoding,
  type PreparedResponse,
  prepareResponse,
  send,
} from "./prepared-response.ts";
import { fileHeaders, type TransportOptions } from "./security-headers.ts";

/** Hashed names never change. */
const cacheControl = (path: string) =>
  path.includes("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";

/** Serves precompressed build files from disk, at paths that start with `prefix`. */
export function serveFiles(folder: URL, prefix = ""): MiddlewareHandler {
  const root = fileURLToPath(folder);
  const serve = serveStatic({
    root,
    rewriteRequestPath: (path) => path.slice(prefix.length),
    precompressed: true,
    onFound: (path, c) => c.header("cache-control", cacheControl(path)),
  });
  // Avoids a disk access per request for unknown paths.
  const paths = new Set(namesOf(root).map((name) => addressOf(root, name, prefix)));
  return (c, next) => (paths.has(c.req.path) ? serve(c, next) : next());
}

const namesOf = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const addressOf = (root: string, name: string, prefix: string) =>
  `${prefix}/${relative(root, name).split(sep).join("/")}`;

/**
 * Maximum size of a cached file in one encoding. Larger files are streamed from disk, because an unread
 * response from memory counts against the memory limit of all clients.
 */
const maxFileBytes = 64 << 10;

const suffixes: Partial<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };

/**
 * Serves small build files from memory, before other middleware: a first visit requests twenty. Passes on
 * other requests.
 * @param folder read once, so that a build under a running server does not remove its files.
 */
export function serveCachedFiles(
  folder: URL,
  transport: TransportOptions,
  prefix = "",
): Middleware {
  const files = readFiles(fileURLToPath(folder), prefix, transport);
  return (incoming, outgoing, next, trace) => {
    const { method, url = "", headers } = incoming;
    const query = url.indexOf("?");
    const file = files.get(query < 0 ? url : url.slice(0, query));
    if (!file || (method !== "GET" && method !== "HEAD")) return next();
    const encoding = acceptedEncodings(headers["accept-encoding"]).find((each) => file.has(each));
    const cached = encoding && file.get(encoding);
    if (!cached) return next();
    try {
      send(cached, incoming, outgoing, trace);
    } catch (error) {
      next(error);
    }
  };
}

/** Encodings of a file; undefined for large ones. */
type File = Map<Encoding, PreparedResponse | undefined>;

/** Files by URL path. */
function readFiles(root: string, prefix: string, transport: TransportOptions): Map<string, File> {
  const sizes = new Map(namesOf(root).map((name) => [name, statSync(name).size]));
  const files = new Map<string, File>();
  for (const name of sizes.keys()) {
    if (Object.values(suffixes).includes(extname(name))) continue;
    const path = addressOf(root, name, prefix);
    files.set(path, readEncodings(name, path, sizes, transport));
  }
  return files;
}

function readEncodings(
  name: string,
  path: string,
  sizes: ReadonlyMap<string, number>,
  transport: TransportOptions,
): File {
  const places = new Map<Encoding, string>([["identity", name]]);
  for (const [encoding, suffix] of Object.entries(suffixes) as [Encoding, string][])
    if (sizes.has(name + suffix)) places.set(encoding, name + suffix);
  const type = getMimeType(name) ?? "application/octet-stream";
  const headers = {
    "content-type": type,
    "cache-control": cacheControl(path),
    ...(places.size > 1 && { vary: "Accept-Encoding" }),
    ...fileHeaders(type, transport),
  };
  const file: File = new Map();
  for (const [encoding, place] of places) {
    const isLarge = (sizes.get(place) ?? 0) > maxFileBytes;
    const body = isLarge ? undefined : readFileSync(place);
    file.set(encoding, body && prepareResponse(headers, tagOf(body), body, encoding));
  }
  return file;
}

const tagOf = (body: Buffer) => hash("sha256", body, "base64url").slice(0, 22);
