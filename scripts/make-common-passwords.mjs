/**
 * Generates `server/backend/auth/common-passwords.bin` from a list of passwords, one per line, most
 * frequent first: `node scripts/make-common-passwords.mjs LIST`. Source of the committed file:
 * `10-million-password-list-top-1000000.txt` of OWASP SecLists (MIT).
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

const listedPasswords = 10_000;
const shortest = 8;
const bytesOfHash = 5;

const passwords = new Set(
  readFileSync(process.argv[2] ?? "", "utf8")
    .split("\n")
    .map((line) => line.trim().toLowerCase())
    .filter((password) => password.length >= shortest),
);
const hashes = [...passwords]
  .slice(0, listedPasswords)
  .map((password) => createHash("sha256").update(password).digest().subarray(0, bytesOfHash));
writeFileSync(
  new URL("../server/backend/auth/common-passwords.bin", import.meta.url),
  Buffer.concat(hashes),
);
