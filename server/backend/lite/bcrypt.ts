import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import type { ComparePassword } from "../types.ts";

let loaded: Promise<ComparePassword> | undefined;

/** Uses lite's bcrypt, so that it takes the same time. */
export const comparePassword: ComparePassword = async (password, hash) => {
  loaded ??= load();
  return (await loaded)(password, hash);
};

async function load(): Promise<ComparePassword> {
  const { resolve } = createRequire(import.meta.resolve("@supabase/lite"));
  const { default: bcrypt } = await import(pathToFileURL(resolve("bcryptjs")).href);
  return bcrypt.compare;
}
