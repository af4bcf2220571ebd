import type { EmailOtpType } from "@supabase/auth-js";

/** What the link of a mail brings behind `#`; nothing is spent yet. */
export interface MailLink {
  token: string;
  type: EmailOtpType;
  /** Another page than the panel's own for such a link. */
  redirectTo: string | null;
}

export function mailLinkIn(hash: string): MailLink | undefined {
  const fields = new URLSearchParams(hash.slice(1));
  const [token, type] = [fields.get("token_hash"), fields.get("type")];
  if (!token || !type) return undefined;
  return { token, type: type as EmailOtpType, redirectTo: fields.get("redirect_to") };
}

/** Whether a mail's link was refused: too old, or used before. The address says so behind `#`. */
export const isRefusedLink = (hash: string): boolean =>
  new URLSearchParams(hash.slice(1)).has("error");
