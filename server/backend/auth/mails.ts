import {
  defaultLook,
  type MailBrand,
  type MailLook,
  mailLook,
  mailPage,
  styled,
} from "../../../supabase/functions/_shared/mail-page.ts";
import type { AuthMail, BackendLog } from "../types.ts";
import { linkPage } from "./mail-link.ts";

interface Options {
  siteUrl: string;
  /** Origins that links may redirect to, besides the site's. */
  otherOrigins: readonly string[];
  log: BackendLog;
  sendMail?: (mail: AuthMail) => Promise<void>;
  readBrand: () => Promise<MailBrand | null>;
}

interface Written {
  text: string[];
  /** @param link attributes of links */
  html: (link: string) => string[];
}

/** Text of each mail, and the default page of its link. */
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
  /** Token of the link; a mail without it contains only the code. */
  token?: string;
  code: string;
  /** Redirect target of the request. */
  redirectTo?: string | null;
  /** The account's future address. */
  newEmail?: string;
}

/**
 * Mails of the auth service, in Spanish like the panel. They are sent in the background: a slow mail server
 * would delay requests, and the duration would reveal which accounts exist.
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
      html: (attributes) => [
        `<p>${escapeHtml(lead)}</p>`,
        link ? `<p><a href="${escapeHtml(link)}"${attributes}>${subject}</a></p>` : "",
        `<p>${link ? "O escribe este código: " : ""}<strong>${code}</strong></p>`,
        `<p>${closing}</p>`,
      ],
    });
  }

  /** Notifies an owner who did not change the password (OWASP ASVS 4.0.3, 2.5.5). */
  sendPasswordChanged(email: string): void {
    const lead =
      "La contraseña de tu cuenta del panel acaba de cambiar, y las demás sesiones se han cerrado.";
    const link = new URL("/admin/login", this.#options.siteUrl).href;
    this.#mail(email, "Tu contraseña ha cambiado", {
      text: [lead, "Si no has sido tú, pide ahora un enlace en «¿Olvidaste tu contraseña?»:", link],
      html: (attributes) => [
        `<p>${lead}</p>`,
        `<p>Si no has sido tú, <a href="${escapeHtml(link)}"${attributes}>pide ahora un enlace</a>.</p>`,
      ],
    });
  }

  #link(type: AuthMailKind, token: string, redirectTo: string | null): string {
    return new URL(linkPage({ token, type, redirectTo }), this.#options.siteUrl).href;
  }

  /**
   * Restricts redirect targets to allowed origins.
   * @returns null for the default page.
   */
  #target(redirectTo: string | null | undefined, defaultPath: string): string | null {
    const { siteUrl, otherOrigins } = this.#options;
    const wanted = URL.parse(redirectTo ?? "");
    const allowed = wanted && [new URL(siteUrl).origin, ...otherOrigins].includes(wanted.origin);
    return allowed && wanted.href !== new URL(defaultPath, siteUrl).href ? wanted.href : null;
  }

  #mail(to: string, subject: string, { text, html }: Written): void {
    const { sendMail, log } = this.#options;
    if (!sendMail) log.warn("auth mail not sent: no mail transport is configured", { subject });
    else
      this.#look()
        .then((look) =>
          sendMail({
            to,
            subject,
            text: text.filter(Boolean).join("\n\n"),
            html: look.brand
              ? mailPage("es", html(styled(look, "link")), look)
              : html("").join("\n"),
          }),
        )
        .catch((error: Error) => log.error("auth mail failed", { subject, error: error.message }));
  }

  /** A mail in the wrong colours is better than none. */
  async #look(): Promise<MailLook> {
    const { readBrand, siteUrl, log } = this.#options;
    try {
      return mailLook(await readBrand(), siteUrl);
    } catch (error) {
      log.error("the brand of a mail was not read", { error: String(error) });
      return defaultLook;
    }
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
