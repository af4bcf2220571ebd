/** Link in a mail from Auth. */
export const linkInMail = (mail: { text: string } | undefined) =>
  new URL(/https?:\S+/.exec(mail?.text ?? "")?.[0] ?? "about:blank");

/** Address that spends the token of such a link, for programs. */
export function verifyAddress(link: URL, more: Record<string, string> = {}): string {
  const { token_hash = "", ...fields } = Object.fromEntries(
    new URLSearchParams(link.hash.slice(1)),
  );
  return `/auth/v1/verify?${new URLSearchParams({ token: token_hash, ...fields, ...more })}`;
}
