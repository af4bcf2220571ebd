import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { removeFolder } from "../support/remove-folder.ts";
import { startSite } from "../support/site.ts";
import { administrator } from "./administrator.ts";
import { openDatabase, rowsOf, startedFolder } from "./database.ts";

/** A separate panel, for tests that would end other tests' sessions. */
export async function startOwnPanel() {
  const dataDir = await startedFolder("panel");
  const site = await startSite({ DATA_DIR: dataDir, SEED: "none" });
  const { publishableKey } = JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8"));
  const database = openDatabase(site.url, dataDir);
  const roles = await rowsOf(database.from("user_roles").select());

  const client = () => createClient(site.url, publishableKey, { auth: { persistSession: false } });

  return {
    url: site.url,
    publishableKey,
    /** Its database, bypassing row-level security. */
    database,
    /** Adds or removes the administrator role of the site's account. */
    async setRole(admin: boolean) {
      await database.from("user_roles").delete().eq("role", "admin").throwOnError();
      if (admin) await database.from("user_roles").insert(roles).throwOnError();
    },
    /** Ends every session of the account, as its owner can on any device. */
    async revokeSessions(account = administrator) {
      const { auth } = client();
      const { error } = await auth.signInWithPassword(account);
      if (error) throw error;
      await auth.signOut({ scope: "global" });
    },
    /** A session of the account, as on another device. */
    async signInElsewhere(account = administrator) {
      const { auth } = client();
      const { error } = await auth.signInWithPassword(account);
      if (error) throw error;
      return { isOver: async () => (await auth.refreshSession()).error !== null };
    },
    async askForMagicLink({ email }: { email: string }) {
      const { error } = await client().auth.signInWithOtp({ email });
      if (error) throw error;
    },
    async insertEnquiry(row: { name: string }): Promise<string> {
      const enquiry = {
        email: "lucia@correo.example",
        message: "Somos dos y queremos ir.",
        ...row,
      };
      const { data } = await database
        .from("contact_submissions")
        .insert(enquiry)
        .select("id")
        .single()
        .throwOnError();
      return data.id;
    },
    async hasEnquiry(id: string): Promise<boolean> {
      const { data } = await database
        .from("contact_submissions")
        .select("id")
        .eq("id", id)
        .throwOnError();
      return data.length === 1;
    },
    /** Mails sent so far, oldest first. */
    async mails(): Promise<string[]> {
      const folder = join(dataDir, "outbox");
      const names = await readdir(folder).catch(() => []);
      const mails = names.filter((name) => name.endsWith(".eml")).sort();
      return Promise.all(mails.map(async (name) => readable(await readFile(join(folder, name)))));
    },
    async stop() {
      await site.stop();
      await removeFolder(dataDir);
    },
  };
}

/** Decoded text of a quoted-printable mail. */
function readable(mail: Buffer): string {
  return mail
    .toString("latin1")
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
