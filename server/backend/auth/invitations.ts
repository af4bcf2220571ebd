import { randomBytes } from "node:crypto";
import type { DatabaseCall } from "../../../supabase/functions/_shared/database-call.ts";
import { fingerprint } from "../../../supabase/functions/_shared/fingerprint.ts";
import { escapeHtml, type Mail } from "../../../supabase/functions/_shared/mail.ts";
import {
  type MailBrand,
  mailLook,
  mailPage,
  styled,
} from "../../../supabase/functions/_shared/mail-page.ts";

/**
 * Link of an invitation. The token is in the fragment, which is sent to no server and no log. The validity and the other
 * rules of invitations are in `supabase/schemas/20_accounts.sql`.
 */
export interface Invitation {
  email: string;
  link: string;
  /** ISO 8601, by the database's clock. */
  expiresAt: string;
}

/** Made by the server, which mails it in the company's colours. */
export interface IssuedInvitation extends Invitation {
  brand: MailBrand | null;
}

/** Result of `public.accept_invitation`. */
export type Acceptance = { outcome: "open" | "accepted"; email: string } | { outcome: "gone" };

/** 256 random bits: too many to guess, so attempts are not counted. */
const tokenBytes = 32;

/**
 * Invites an address. Earlier invitations of this address become invalid.
 * @param write stores the hash of the token and returns the expiry time.
 */
export async function makeInvitation(
  email: string,
  siteUrl: string,
  write: (invitation: { email: string; token_hash: string }) => Promise<string>,
): Promise<Invitation> {
  const given = email.trim().toLowerCase();
  const token = randomBytes(tokenBytes).toString("base64url");
  const expiresAt = await write({ email: given, token_hash: await fingerprint(token) });
  return { email: given, link: `${siteUrl}/admin/invitation#${token}`, expiresAt };
}

/** Issues an invitation as the server, which may invite an existing administrator again. */
export async function issueInvitation(
  email: string,
  siteUrl: string,
  call: DatabaseCall,
): Promise<IssuedInvitation> {
  const brand = await call<MailBrand | null>("mail_brand");
  const made = await makeInvitation(email, siteUrl, (written) =>
    call<string>("issue_invitation", written),
  );
  return { ...made, brand };
}

/**
 * Looks an invitation up, and with a password accepts it.
 */
export async function acceptInvitation(
  call: DatabaseCall,
  token: string,
  password: string | undefined,
): Promise<Acceptance> {
  return call<Acceptance>("accept_invitation", {
    token_hash: await fingerprint(token),
    password: password ?? null,
  });
}

/** In Spanish, like the panel. */
export function invitationMail(
  { email, link }: Invitation,
  brand: MailBrand | null | undefined,
): Mail {
  const { host: site, origin } = new URL(link);
  const look = mailLook(brand, origin);
  const lead = `Te han invitado a administrar la web ${site}.`;
  const next = "Abre este enlace y elige una contraseña. Vale una sola vez, y durante siete días:";
  const closing =
    "Si no esperabas esta invitación, puedes ignorar este mensaje: sin abrir el enlace no pasa nada.";
  return {
    to: email,
    subject: `Invitación para administrar ${site}`,
    text: [lead, next, link, closing, ""].join("\n\n"),
    html: mailPage(
      "es",
      [
        `<p>${escapeHtml(lead)}</p>`,
        `<p>${escapeHtml(next)}</p>`,
        `<p><a href="${escapeHtml(link)}"${styled(look, "link")}>Aceptar la invitación</a></p>`,
        `<p${styled(look, "mute", (color) => `${color};font-size:14px;overflow-wrap:anywhere`)}>${escapeHtml(link)}</p>`,
        `<p${styled(look, "mute", (color) => `${color};font-size:14px`)}>${escapeHtml(closing)}</p>`,
      ],
      look,
    ),
  };
}
