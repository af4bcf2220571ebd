import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "../../../shared/database.types.ts";
import { StartError } from "../../start-error.ts";
import { type FirstAdmin, generatePassword } from "../auth/first-admin.ts";

/**
 * Creates the first administrator of a project through its Auth service.
 * @param supabase with the secret key.
 * @returns undefined if there is an administrator already.
 * @throws {StartError} if the project refuses.
 */
export async function ensureHostedAdmin(
  supabase: SupabaseClient<Database>,
  configured: { email: string; password?: string },
): Promise<FirstAdmin | undefined> {
  const email = configured.email.trim().toLowerCase();
  const { data: admins, error } = await supabase
    .from("user_roles")
    .select("user_id")
    .eq("role", "admin")
    .limit(1);
  if (error)
    throw new StartError(`SUPABASE_SECRET_KEY is refused by the project: ${error.message}`);
  if (admins.length > 0) return undefined;

  const password = configured.password || generatePassword();
  const { data, error: refused } = await supabase.auth.admin.createUser({
    email,
    password,
    email_confirm: true,
  });
  const taken = refused?.code === "email_exists";
  if (refused && !taken)
    throw new StartError(`the project made no administrator: ${refused.message}`);
  // Existing account without the role: grant it, and keep the password.
  const id = data.user?.id ?? (await findUser(supabase, email));
  const role = await supabase.from("user_roles").insert({ user_id: id, role: "admin" });
  if (role.error && role.error.code !== "23505")
    throw new StartError(`the project made no administrator: ${role.error.message}`);
  return { email, generatedPassword: configured.password || taken ? undefined : password };
}

async function findUser(supabase: SupabaseClient<Database>, email: string): Promise<string> {
  for (let page = 1; ; page++) {
    const { data, error } = await supabase.auth.admin.listUsers({ page, perPage: 200 });
    const found = data?.users.find((user) => user.email === email);
    if (found) return found.id;
    if (error || data.users.length < 200)
      throw new StartError(`the project has an account of ADMIN_EMAIL, but does not show it`);
  }
}
