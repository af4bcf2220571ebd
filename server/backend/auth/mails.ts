import type { AuthMail, BackendLog } from "../types.ts";
import { linkPage } from "./mail-link.ts";

interface Options {
  siteUrl: string;
  /** Origins that a link may lead back to, besides the site's own. */
  otherOrigins: readonly string[];
  log: BackendLog;
  sendMail?: (mail: AuthMail) => Promise<void>;
}

/** What each mail says, and the page that its link leads to in the end where the request names none. */
const kinds = {
  recovery: {
    subject: "Restablecer tu contraseña",
    lead: "Para elegir una contraseña nueva, abre este enlace:",
    path: "/admin/reset",
  },
  magiclink: {
    subject: "Tu enlace de acceso",
    lead: "Para entrar en el panel, abre este enlace:",
    path: "/admin",
  },
  signup: {
    subject: "Confirma tu cuenta",
    lead: "Para confirmar tu cuenta, abre este enlace:",
    path: "/admin",
  },
  email_change: {
    subject: "Confirma tu nuevo correo",
    lead: "Para confirmar el cambio de correo, abre este enlace:",
    path: "/admin/account",
  },
  reauthentication: {
    subject: "Confirma que eres tú",
    lead: "Tu código de confirmación:",
    path: "/admin",
  },
};
export type AuthMailKind = keyof typeof kinds;

interface Content {
  /** Of the link; a mail without one has the code alone. */
  token?: string;
  code: string;
  /** Where the request wants the link to lead in the end. */
  redirectTo?: string | null;
  /** The address that the account is about to have. */
  newEmail?: string;
}

/**
 * Mails of the auth service, in Spanish as the panel they belong to. They are sent beside the request: a
 * slow mail server would hold up everybody, and its duration would tell which addresses exist.
 */
export class AuthMails {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  send(kind: AuthMailKind, to: string, { token, code, redirectTo, newEmail }: Content): void {
    const { subject, lead: plain, path } = kinds[kind];
    const lead = newEmail ? plain.replace(" correo,", ` correo (${newEmail}),`) : plain;
    const link = token && this.#link(kind, token, this.#target(redirectTo, path));
    const closing = "Si no lo has pedido tú, puedes ignorar este mensaje.";
    this.#mail(to, subject, {
      text: [lead, link ?? "", link ? `O escribe este código: ${code}` : code, closing],
      html: [
        `<p>${escapeHtml(lead)}</p>`,
        link ? `<p><a href="${escapeHtml(link)}">${subject}</a></p>` : "",
        `<p>${link ? "O escribe este código: " : ""}<strong>${code}</strong></p>`,
        `<p>${closing}</p>`,
      ],
    });
  }

  /** So that an owner who did not do it hears of it (OWASP ASVS 4.0.3, 2.5.5). */
  sendPasswordChanged(email: string): void {
    const lead =
      "La contraseña de tu cuenta del panel acaba de cambiar, y las demás sesiones se han cerrado.";
    const link = new URL("/admin/login", this.#options.siteUrl).href;
    this.#mail(email, "Tu contraseña ha cambiado", {
      text: [lead, "Si no has sido tú, pide ahora un enlace en «¿Olvidaste tu contraseña?»:", link],
      html: [
        `<p>${lead}</p>`,
        `<p>Si no has sido tú, <a href="${escapeHtml(link)}">pide ahora un enlace</a>.</p>`,
      ],
    });
  }

  #link(type: AuthMailKind, token: string, redirectTo: string | null): string {
    return new URL(linkPage({ token, type, redirectTo }), this.#options.siteUrl).href;
  }

  /**
   * A link in our mail never leads to a site that is not on the list, whoever asked for it.
   * @returns null for the page where the link leads anyway.
   */
  #target(redirectTo: string | null | undefined, defaultPath: string): string | null {
    const { siteUrl, otherOrigins } = this.#options;
    const wanted = URL.parse(redirectTo ?? "");
    const allowed = wanted && [new URL(siteUrl).origin, ...otherOrigins].includes(wanted.origin);
    return allowed && wanted.href !== new URL(defaultPath, siteUrl).href ? wanted.href : null;
  }

  #mail(to: string, subject: string, { text, html }: { text: string[]; html: string[] }): void {
    const { sendMail, log } = this.#options;
    if (!sendMail) log.warn("auth mail not sent: no mail transport is configured", { subject });
    const mail = { to, subject, text: text.filter(Boolean).join("\n\n"), html: html.join("\n") };
    sendMail?.(mail).catch((error: Error) =>
      log.error("auth mail failed", { subject, error: error.message }),
    );
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
