import { randomBytes } from "node:crypto";
import { chmod, readFile } from "node:fs/promises";
import path from "node:path";
import { StartError } from "../../start-error.ts";
import { writeFileAtomically } from "./atomic-file.ts";

export interface Secrets {
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
}

/**
 * Loads the keys: configured ones, else those of `secrets.json`, else new ones, which are stored there.
 * @throws {StartError} if the file is damaged or belongs to another user. New keys would sign everybody out
 * and break all configured clients, so they are never generated silently.
 */
export async function loadSecrets(dataDir: string, configured: Partial<Secrets>): Promise<Secrets> {
  const file = path.join(dataDir, "secrets.json");
  let stored = await readSecrets(file);
  if (stored) {
    await chmod(file, 0o600).catch((error: NodeJS.ErrnoException) => {
      throw new StartError(
        `${file} cannot be closed to others (${error.code}): give it to the user who runs this`,
      );
    });
  } else {
    stored = makeSecrets();
    await writeFileAtomically(file, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
  }
  return chooseSecrets(configured, stored);
}

/** Stores imported keys in a data folder. */
export async function storeSecrets(dataDir: string, secrets: Secrets): Promise<void> {
  const file = path.join(dataDir, "secrets.json");
  await writeFileAtomically(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
}

export function makeSecrets(): Secrets {
  return {
    publishableKey: `sb_publishable_${randomBytes(24).toString("base64url")}`,
    secretKey: `sb_secret_${randomBytes(24).toString("base64url")}`,
    jwtSecret: randomBytes(48).toString("base64url"),
  };
}

/**
 * Merges keys: configured ones override stored ones.
 * @throws {StartError} if both API keys are equal: every client would have the server's rights.
 */
export function chooseSecrets(configured: Partial<Secrets>, stored: Secrets): Secrets {
  const secrets = {
    publishableKey: configured.publishableKey || stored.publishableKey,
    secretKey: configured.secretKey || stored.secretKey,
    jwtSecret: configured.jwtSecret || stored.jwtSecret,
  };
  if (secrets.publishableKey === secrets.secretKey) {
    throw new StartError("SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY must differ");
  }
  return secrets;
}

async function readSecrets(file: string): Promise<Secrets | undefined> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new StartError(`${file} cannot be read: ${(error as Error).message}`);
  }
  const value = parseObject(text);
  const { publishableKey, secretKey, jwtSecret } = value;
  if (!isSecret(publishableKey) || !isSecret(secretKey) || !isSecret(jwtSecret)) {
    throw new StartError(
      `${file} is damaged: restore it from a backup, or delete it to make new keys (signs everybody out)`,
    );
  }
  return { publishableKey, secretKey, jwtSecret };
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

function isSecret(value: unknown): value is string {
  return typeof value === "string" && value.length >= 16;
}
