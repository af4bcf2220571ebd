import { AsyncLocalStorage } from "node:async_hooks";
import type { App } from "@supabase/lite";
import type { AuthMail, BackendLog } from "../contract.ts";
import { outsideCapture } from "./captured-console.ts";

// lite does not export it by name.
type Mailer = NonNullable<App["_mailer"]>;

interface AuthMailerOptions {
  siteUrl: string;
  /** Origins that a link may lead back to, besides the site's own. */
  otherOrigins: readonly string[];
  log: BackendLog;
  sendMail?: (mail: AuthMail) => Promise<void>;
}

/** Where the request under way wants its mail's link to lead; lite does not hand it on. */
const requestedRedirect = new AsyncLocalStorage<string | null>();

export function withRequestedRedirect<Result>(
  url: URL,
  task: () => Promise<Result>,
): Promise<Result> {
  return requestedRedirect.run(url.searchParams.get("redirect_to"), task);
}

/**
 * Mails of the auth service, in Spanish as the panel they belong to. They are sent beside the request:
 * a slow mail server would hold up everybody, and its duration would tell which addresses exist.
 */
export class AuthMailer implements Mailer {
  readonly #options: AuthMailerOptions;

  constructor(options: AuthMailerOptions) {
    this.#options = options;
  }

  async sendRecovery(email: string, token: string, code: string) {
    this.#send(
      email,
      "Restablecer tu contraseña",
      "Para elegir una contraseña nueva, abre este enlace:",
      {
        link: this.#link(token, "recovery", "/admin/reset"),
        code,
      },
    );
  }

  async sendMagicLink(email: string, token: string, code: string) {
    this.#send(email, "Tu enlace de acceso", "Para entrar en el panel, abre este enlace:", {
      link: this.#link(token, "magiclink", "/admin"),
      code,
    });
  }

  async sendConfirmation(email: string, token: string, code: string) {
    this.#send(email, "Confirma tu cuenta", "Para confirmar tu cuenta, abre este enlace:", {
      link: this.#link(token, "signup", "/admin"),
      code,
    });
  }

  async sendEmailChange(email: string, token: string, code: string, meta?: { newEmail?: string }) {
    const address = meta?.newEmail ? ` (${meta.newEmail})` : "";
    this.#send(
      email,
      "Confirma tu nuevo correo",
      `Para confirmar el cambio de correo${address}, abre este enlace:`,
      {
        link: this.#link(token, "email_change", "/admin"),
        code,
      },
    );
  }

  async sendReauthentication(email: string, code: string) {
    this.#send(email, "Confirma que eres tú", "Tu código de confirmación:", { code });
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

  #link(token: string, type: string, defaultPath: string): string {
    const link = new URL("/auth/v1/verify", this.#options.siteUrl);
    link.searchParams.set("token", token);
    link.searchParams.set("type", type);
    link.searchParams.set("redirect_to", this.#redirect(defaultPath));
    return link.href;
  }

  /** A link in our mail never leads to a site that is not on the list, whoever asked for it. */
  #redirect(defaultPath: string): string {
    const { siteUrl, otherOrigins } = this.#options;
    const wanted = URL.parse(requestedRedirect.getStore() ?? "");
    const allowed = wanted && [new URL(siteUrl).origin, ...otherOrigins].includes(wanted.origin);
    return allowed ? wanted.href : new URL(defaultPath, siteUrl).href;
  }

  #send(
    to: string,
    subject: string,
    lead: string,
    { link, code }: { link?: string; code: string },
  ): void {
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

  /** Sends beside the request; see the class. */
  #mail(to: string, subject: string, { text, html }: { text: string[]; html: string[] }): void {
    const { sendMail, log } = this.#options;
    const mail = {
      to,
      subject,
      text: text.filter(Boolean).join("\n\n"),
      html: html.join("\n"),
    };
    outsideCapture(() => {
      if (!sendMail) log.warn("auth mail not sent: no mail transport is configured", { subject });
      sendMail?.(mail).catch((error: Error) =>
        log.error("auth mail failed", { subject, error: error.message }),
      );
    });
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
