import { defaultLocale, locales } from "#shared/locales.ts";
import { appContext } from "~/context";
import { companyContext } from "~/entries/settings.server";
import type { Route } from "./+types/security";
import { textResponse } from "./text-response";

/** RFC 9116 recommends less than a year. The file is made per request, so it never expires while the site runs. */
const validDays = 180;

const dayMs = 86_400_000;

/** `/.well-known/security.txt` (RFC 9116): `SECURITY_CONTACT`, else the company's e-mail, else the contact page. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, securityContact } = context.get(appContext);
  const mailbox = securityContact ?? context.get(companyContext).email;
  // Rounded to days, so that the file changes once a day.
  const expires = new Date((Math.floor(Date.now() / dayMs) + validDays) * dayMs);
  const lines = [
    `Contact: ${mailbox ? `mailto:${encodeURI(mailbox)}` : `${siteUrl}/contact`}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${[defaultLocale, ...locales.filter((each) => each !== defaultLocale)].join(", ")}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return textResponse(`${lines.join("\n")}\n`);
}
