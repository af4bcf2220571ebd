import type { AuthError } from "@supabase/auth-js";

/** Nothing answered, or only to say that it cannot: nothing is known about the session then. */
export function isUnanswered({ status }: AuthError): boolean {
  return status === undefined || status === 0 || status >= 500;
}

/** What the provider's English messages mean, by its codes, or by the name of an error that has none. */
const inSpanish: Record<string, string> = {
  invalid_credentials: "El correo o la contraseña no son correctos.",
  email_not_confirmed: "Falta confirmar este correo con el enlace que recibiste.",
  AuthSessionMissingError: "Tu sesión ha terminado. Ingresa otra vez.",
  user_banned: "Esta cuenta está bloqueada.",
  otp_expired: "El código o el enlace ya no vale. Pide otro.",
  email_exists: "Ya hay otra cuenta con ese correo.",
  same_password: "La contraseña nueva tiene que ser distinta de la anterior.",
  weak_password: "La contraseña es demasiado fácil de adivinar.",
  over_request_rate_limit: "Demasiados intentos. Espera unos minutos.",
  over_email_send_rate_limit: "Ya se han enviado varios correos. Espera unos minutos.",
};

/**
 * The provider's own message, with a line in Spanish beneath it where its code is known; ours alone
 * where no provider was reached.
 */
export function reasonOfAuth(error: AuthError): string {
  if (!isUnanswered(error)) {
    const meaning = inSpanish[error.code ?? error.name];
    return meaning ? `${error.message}\n${meaning}` : error.message;
  }
  return "El servidor no contesta. Comprueba la conexión e inténtalo otra vez.";
}
