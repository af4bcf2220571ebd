import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** bcrypt ignores further bytes: longer passwords with the same start would be equal. */
const maxBytes = 72;
const bytesOfHash = 5;

let common: Set<string> | undefined;

/**
 * The 10,000 most frequent published passwords of eight or more characters, as hash prefixes
 * (`scripts/make-common-passwords.mjs`).
 */
function commonPasswords(): Set<string> {
  if (common) return common;
  const file = readFileSync(new URL("./common-passwords.bin", import.meta.url));
  common = new Set();
  for (let start = 0; start < file.length; start += bytesOfHash)
    common.add(file.toString("hex", start, start + bytesOfHash));
  return common;
}

/**
 * Reason why a password is too weak. lite checks the minimum length (OWASP ASVS 4.0.3, 2.1.2, 2.1.3,
 * 2.1.7).
 */
export function passwordWeakness(
  password: string,
): { reason: string; message: string } | undefined {
  if (Buffer.byteLength(password) > maxBytes)
    return {
      reason: "length",
      message: `La contraseña puede tener ${maxBytes} caracteres como máximo; las letras con acento cuentan doble.`,
    };
  const hash = createHash("sha256").update(password.toLowerCase()).digest("hex");
  if (commonPasswords().has(hash.slice(0, bytesOfHash * 2)))
    return {
      reason: "pwned",
      message: "Esa contraseña es de las más usadas, y se adivina enseguida. Elige otra.",
    };
  return undefined;
}
