import type { AuthError } from "@supabase/auth-js";

/** No response, or a 5xx: the state of the session is unknown. */
export function isServerUnavailable({ status }: AuthError): boolean {
  return status === undefined || status === 0 || status >= 500;
}

/** Translations of Auth's error messages by error code, or by the error's name if it has no code. */
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
 * Auth's own message, followed by a line in Spanish if its code is known. If there was no response, a
 * message in Spanish only.
 */
export function reasonOfAuth(error: AuthError): string {
  if (!isServerUnavailable(error)) {
    const meaning = inSpanish[error.code ?? error.name];
    return meaning ? `${error.message}\n${meaning}` : error.message;
  }
  return "El servidor no contesta. Comprueba la conexión e inténtalo otra vez.";
}
