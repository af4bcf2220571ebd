import type { EmailOtpType } from "@supabase/auth-js";

/** Token of a mail's link, from the fragment of the address. It is not used yet. */
export interface MailLink {
  token: string;
  type: EmailOtpType;
  /** Address to redirect to after verification; null for the panel's own pages. */
  redirectTo: string | null;
}

export function mailLinkIn(hash: string): MailLink | undefined {
  const fields = new URLSearchParams(hash.slice(1));
  const [token, type] = [fields.get("token_hash"), fields.get("type")];
  if (!token || !type) return undefined;
  return { token, type: type as EmailOtpType, redirectTo: fields.get("redirect_to") };
}

/** Whether Auth has redirected an expired or used link here, with an error in the fragment. */
export const isRefusedLink = (hash: string): boolean =>
  new URLSearchParams(hash.slice(1)).has("error");
