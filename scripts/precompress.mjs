/** Compresses the browser's files at the highest level during the build. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folders = ["client", "panel/assets"].map((name) =>
  fileURLToPath(new URL(`../build/${name}`, import.meta.url)),
);
const text = /\.(js|css|svg|html|txt|xml|json|webmanifest|ico)$/;

const entries = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }),
);
for (const entry of entries) {
  const file = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !text.test(entry.name)) continue;
  const content = readFileSync(file);
  const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  for (const [suffix, packed] of /** @type {const} */ ([
    [".br", brotliCompressSync(content, brotli)],
    [".gz", gzipSync(content, { level: 9 })],
  ])) {
    if (packed.length < content.length) writeFileSync(file + suffix, packed);
  }
}
