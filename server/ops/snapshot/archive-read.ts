import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { z } from "zod";
import type { Secrets } from "../../backend/data-dir/secrets.ts";
import { StartError } from "../../start-error.ts";
import {
  fileMember,
  type Manifest,
  manifestName,
  secretsName,
  tableMember,
} from "./archive-write.ts";
import type { Snapshot } from "./types.ts";

const rowsPerChunk = 200;
/**
 * Maximum size of a member read into memory. Uploads have up to 5 MB; the manifest lists each of them.
 */
const maxMemberBytes = 256 << 20;

const manifestSchema = z.object({
  format: z.literal(1),
  id: z.string(),
  site: z.string().optional(),
  created: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  objects: z.array(
    z.object({
      bucket: z.string(),
      name: z.string(),
      mimetype: z.string(),
      cacheControl: z.string(),
      eTag: z.string().nullish(),
      member: z.string(),
    }),
  ),
  missing: z.array(z.string()).optional(),
  sha256: z.record(z.string(), z.string()),
});

/**
 * Opens a backup after verifying the hashes of its members.
 * @throws {StartError} if the file is missing, damaged or incomplete.
 */
export async function openArchive(file: string): Promise<Snapshot & { manifest: Manifest }> {
  const manifest = await verified(file);
  const { id, migrations, tables, objects } = manifest;
  const secrets = secretsName in manifest.sha256 ? await readSecrets(file) : undefined;
  /** The file last yielded by `objects`. */
  let current: { member: string; content: Uint8Array } | undefined;
  return {
    manifest,
    id,
    site: manifest.site,
    migrations,
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    secrets,
    async *rows(table) {
      for await (const [name, content] of membersOf(file)) {
        if (name === tableMember(table)) yield* chunksOf(content);
        else content.resume();
      }
    },
    async *objects() {
      const byMember = new Map(objects.map((object) => [object.member, object]));
      // In archive order, so that the archive is read once for all files.
      for await (const [member, content] of membersOf(file)) {
        const object = byMember.get(member);
        if (!object) {
          content.resume();
          continue;
        }
        current = { member, content: await whole(content) };
        yield object;
      }
    },
    async content(object) {
      return current?.member === fileMember(object) ? current.content : undefined;
    },
  };
}

async function* membersOf(file: string): AsyncGenerator<[string, Readable]> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  const members = extract();
  source.on("error", (error) => gunzip.destroy(error));
  gunzip.on("error", (error) => members.destroy(error));
  source.pipe(gunzip).pipe(members);
  try {
    for await (const entry of members) {
      yield [entry.header.name, entry as unknown as Readable];
      entry.resume();
    }
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

async function verified(file: string): Promise<Manifest> {
  const found = new Map<string, string>();
  let manifest: Manifest | undefined;
  try {
    for await (const [name, content] of membersOf(file)) {
      if (name === manifestName) {
        manifest = manifestSchema.parse(JSON.parse((await whole(content)).toString()));
        continue;
      }
      const hash = createHash("sha256");
      for await (const chunk of content) hash.update(chunk);
      found.set(name, hash.digest("hex"));
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new StartError(`there is no backup at ${file}`);
    throw new StartError(
      `the backup ${file} is damaged, nothing was changed: ${firstLine(message)}`,
    );
  }
  if (!manifest)
    throw new StartError(
      `the backup ${file} is not whole, nothing was changed: its end is missing`,
    );
  const expected = Object.entries(manifest.sha256);
  const wrong = expected.find(([name, sha256]) => found.get(name) !== sha256);
  if (wrong)
    throw new StartError(`the backup ${file} is damaged, nothing was changed: ${wrong[0]}`);
  return manifest;
}

function firstLine(message: string): string {
  return message.split("\n", 1)[0] ?? "";
}

async function readSecrets(file: string): Promise<Secrets | undefined> {
  for await (const [name, content] of membersOf(file)) {
    if (name === secretsName) return JSON.parse((await whole(content)).toString());
    content.resume();
  }
  return undefined;
}

async function* chunksOf(content: Readable): AsyncIterable<string[]> {
  let lines: string[] = [];
  for await (const line of linesOf(content)) {
    lines.push(line);
    if (lines.length < rowsPerChunk) continue;
    yield lines;
    lines = [];
  }
  if (lines.length > 0) yield lines;
}

/** Splits at line feeds only: `node:readline` also splits at U+2028, which texts may contain. */
async function* linesOf(content: Readable): AsyncIterable<string> {
  let rest = "";
  // Not `setEncoding`: chunks that were buffered before the call stay bytes, and a character between two is broken.
  const decoder = new TextDecoder();
  for await (const chunk of content) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest) yield rest;
}

async function whole(content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += (chunk as Buffer).length;
    if (size > maxMemberBytes) throw new Error("a member is larger than any that is written");
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
