import type { AuthError } from "@supabase/auth-js";

/** Nothing answered, or only to say that it cannot: nothing is known about the session then. */
export function isUnanswered({ status }: AuthError): boolean {
  return status === undefined || status === 0 || status >= 500;
}

/** The provider's own message, or in ours where no provider was reached. */
export function reasonOfAuth(error: AuthError): string {
  if (!isUnanswered(error)) return error.message;
  return "El servidor no contesta. Comprueba la conexión e inténtalo otra vez.";
}
