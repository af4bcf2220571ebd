import { randomBytes } from "node:crypto";

export interface TokenOptions {
  /** Host name of the page that requested it. */
  hostname?: string;
  /** Milliseconds since it was issued. */
  age?: number;
}

const lifetimeMs = 120_000;

/** Issues and verifies tokens as Google documents it: each is valid once, for two minutes. */
export function createTokens(secretKey: string) {
  const issued = new Map<string, { at: number; hostname: string; used: boolean }>();
  const refuse = (code: string) => ({ success: false, "error-codes": [code] });

  return {
    issue({ hostname = "localhost", age = 0 }: TokenOptions = {}): string {
      const token = `03A${randomBytes(300).toString("base64url")}`;
      issued.set(token, { at: Date.now() - age, hostname, used: false });
      return token;
    },
    verify(form: URLSearchParams): object {
      const [secret, response] = [form.get("secret"), form.get("response")];
      if (!secret) return refuse("missing-input-secret");
      if (secret !== secretKey) return refuse("invalid-input-secret");
      if (!response) return refuse("missing-input-response");
      const token = issued.get(response);
      if (!token) return refuse("invalid-input-response");
      if (token.used || Date.now() - token.at > lifetimeMs) return refuse("timeout-or-duplicate");
      token.used = true;
      const { at, hostname } = token;
      return { success: true, challenge_ts: new Date(at).toISOString(), hostname };
    },
  };
}
