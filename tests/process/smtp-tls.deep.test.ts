import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { generate } from "selfsigned";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { mailReason } from "../../panel/src/contact/mail.ts";
import type { Database } from "../../shared/database.types.ts";
import { type FakeSmtp, type SmtpSecurity, startSmtp } from "../fakes/smtp.ts";
import { admin, enquiry } from "../integration/backend/harness.ts";
import { eventually } from "../support/eventually.ts";
import { startSite } from "../support/site.ts";
import { initializedFolder } from "./temporary-folders.ts";

const login = { user: "buzón@example.com", password: "contraseña: @/secreta" };
let certificate: SmtpSecurity["certificate"];
let certificateOfAnother: SmtpSecurity["certificate"];

beforeAll(async () => {
  certificate = await makeCertificate({ type: 7, ip: "127.0.0.1" });
  certificateOfAnother = await makeCertificate({ type: 2, value: "mail.example.com" });
});

async function makeCertificate(name: { type: 7; ip: string } | { type: 2; value: string }) {
  const { private: key, cert } = await generate(undefined, {
    keyType: "ec",
    algorithm: "sha256",
    extensions: [{ name: "subjectAltName", altNames: [name] }],
  });
  return { key, cert };
}

interface Scene {
  smtp: FakeSmtp;
  security: SmtpSecurity;
  /** Sends an enquiry, waits for the attempt to mail it, and returns the panel's data about it. */
  enquire(): Promise<{ error: string | null; sent: boolean }>;
  /** Action of the panel's button. */
  retry(): Promise<void>;
}

/** Site that sends by this mail server with the right password, and trusts only this certificate. */
async function startScene(
  security: SmtpSecurity,
  trusted?: SmtpSecurity["certificate"],
  query = "",
): Promise<Scene> {
  const smtp = await startSmtp(0, security);
  onTestFinished(() => smtp.close());
  const dataDir = await initializedFolder();
  const authorities = join(dataDir, "authorities.pem");
  if (trusted) await writeFile(authorities, trusted.cert);
  const [user, password] = [login.user, login.password].map(encodeURIComponent);
  const site = await startSite({
    DATA_DIR: dataDir,
    SEED: "none",
    CONTACT_TO: "owner@example.com",
    SMTP_URL: smtp.url.replace("//", `//${user}:${password}@`) + query,
    ...(trusted && { NODE_EXTRA_CA_CERTS: authorities }),
  });
  onTestFinished(async () => void (await site.stop("SIGKILL")));
  const { publishableKey } = JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8"));
  const panel = createClient<Database>(site.url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  expect((await panel.auth.signInWithPassword(admin)).error).toBeNull();
  return {
    smtp,
    security,
    async enquire() {
      const sent = await panel.functions.invoke("send-contact-email", { body: enquiry });
      expect(sent.error).toBeNull();
      return eventually(async () => {
        const { data } = await panel.from("contact_submissions").select("message, outbox(*)");
        expect(data).toMatchObject([{ message: enquiry.message }]);
        const mail = data?.[0]?.outbox[0];
        if (!mail?.last_error && !mail?.sent_at) throw new Error("not tried yet");
        expect(site.output()).not.toContain(login.password);
        return { error: mail.last_error, sent: mail.sent_at !== null };
      });
    },
    async retry() {
      const now = { next_attempt_at: new Date().toISOString() };
      const { data } = await panel.from("outbox").update(now).is("sent_at", null).select("claim");
      expect(data).toHaveLength(1);
    },
  };
}

describe("SMTP without TLS", () => {
  test("G7: a server without TLS gets neither login nor mail, the enquiry is stored, and the panel reports it", async () => {
    const scene = await startScene({ tls: "none", certificate, login });
    const { error, sent } = await scene.enquire();
    expect(sent).toBe(false);
    expect(mailReason(error)).toBe(
      "no se pudo abrir una conexión segura con el servidor de correo",
    );
    expect([scene.smtp.logins, scene.smtp.mails]).toEqual([[], []]);
  });

  test("G7: an address with requireTLS=false sends the login unencrypted", async () => {
    const scene = await startScene(
      { tls: "none", certificate, login },
      undefined,
      "?requireTLS=false",
    );
    expect(await scene.enquire()).toEqual({ error: null, sent: true });
    expect(scene.smtp.logins).toEqual([{ ...login, encrypted: false }]);
  });
});

describe.each(["implicit", "starttls"] as const)("SMTP with %s TLS", (tls) => {
  /** Whether anything but greetings was sent unencrypted. */
  const saidInClear = ({ smtp }: Scene) =>
    smtp.unencrypted.replace(/^(EHLO \S+|STARTTLS|QUIT)\r\n/gm, "");

  test("G7: with a valid login the enquiry's mail is sent encrypted", async () => {
    const scene = await startScene({ tls, certificate, login }, certificate);
    expect(await scene.enquire()).toEqual({ error: null, sent: true });
    expect(scene.smtp.mails[0]?.text).toContain(enquiry.message);
    expect(scene.smtp.logins).toEqual([{ ...login, encrypted: true }]);
    expect(saidInClear(scene)).toBe("");
  });

  test("G7: with a wrong password the enquiry is kept and the panel reports it; once the server accepts it, a retry sends", async () => {
    const security = { tls, certificate, login: { ...login, password: "otra" } };
    const scene = await startScene(security, certificate);
    const { error, sent } = await scene.enquire();
    expect(sent).toBe(false);
    expect(error).toContain("535");
    expect(error).not.toContain(login.password);
    expect(mailReason(error)).toBe("el servidor de correo no acepta el usuario o la contraseña");
    expect(scene.smtp.mails).toEqual([]);
    security.login = login;
    await scene.retry();
    await scene.smtp.taken(1);
    expect(scene.smtp.logins.every(({ encrypted }) => encrypted)).toBe(true);
  });

  test.each([
    ["that nobody vouches for", () => certificate, () => undefined],
    ["of another name", () => certificateOfAnother, () => certificateOfAnother],
  ])(
    "G7: with a certificate %s the server gets neither login nor mail, the enquiry is stored, and the panel reports it",
    async (_what, shown, trusted) => {
      const scene = await startScene({ tls, certificate: shown(), login }, trusted());
      const { error, sent } = await scene.enquire();
      expect(sent).toBe(false);
      expect(mailReason(error)).toBe(
        "no se pudo abrir una conexión segura con el servidor de correo",
      );
      expect(scene.smtp.logins).toEqual([]);
      expect(scene.smtp.mails).toEqual([]);
      expect(saidInClear(scene)).toBe("");
    },
  );
});
