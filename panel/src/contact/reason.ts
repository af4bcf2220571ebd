import { BackendError } from "@panel/backend/backend-error";

/** Reason of a failure, in Spanish. `action` follows `permiso para`. */
export function reasonOf(error: unknown, action: string): string {
  const status = error instanceof BackendError ? error.status : 0;
  if (status === 401) return "Tu sesión ha terminado. Ingresa otra vez.";
  if (status === 403) return `No tienes permiso para ${action}.`;
  if (status === 0) return "El servidor no contesta. Comprueba la conexión e inténtalo otra vez.";
  return "El servidor ha tenido un problema. Inténtalo otra vez dentro de un momento.";
}
