import type { PostgrestError } from "@supabase/postgrest-js";

/** Error of postgrest-js with the HTTP status; 0 if there was no response. */
export class BackendError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(error: Pick<PostgrestError, "code" | "message">, status: number) {
    super(error.message);
    this.name = "BackendError";
    this.code = error.code;
    this.status = status;
  }
}

/**
 * Data of a response.
 * @throws {BackendError}
 */
export function dataOf<Data>(answer: {
  data: Data | null;
  error: PostgrestError | null;
  status: number;
}): Data {
  if (answer.error) throw new BackendError(answer.error, answer.status);
  return answer.data as Data;
}

/** Not authenticated or not authorised, by status or by the codes of PostgREST and PostgreSQL. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof BackendError)) return false;
  return error.status === 401 || error.status === 403 || /^(42501|PGRST30[0-3])$/.test(error.code);
}

/** Reason of a failure, in Spanish. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof BackendError)) return (error as Error).message;
  const { status, message } = error;
  // postgrest-js prefixes the message with the error's name.
  if (message.startsWith("RenewalError"))
    return "El servidor no ha podido renovar tu sesión. No se ha perdido nada: inténtalo otra vez dentro de un momento.";
  if (status === 0 || message.includes("Failed to fetch"))
    return "No hay conexión con el servidor. No se ha perdido nada: inténtalo otra vez.";
  if (status === 401) return "Tu sesión ha terminado. Ingresa otra vez.";
  if (isRefused(error)) return "Tu cuenta no tiene permiso para hacerlo.";
  if (error.code === "23505")
    return "Ya hay otra entrada con el mismo nombre o la misma dirección.";
  if (error.code === "23503") return "Todavía se usa en otro sitio.";
  if (status === 413) return "El texto es demasiado largo.";
  if (status === 429) return "Demasiadas peticiones. Espera un momento e inténtalo otra vez.";
  if (status >= 500)
    return "El servidor ha tenido un problema. Inténtalo otra vez dentro de un momento.";
  return `El servidor no lo acepta: ${message}`;
}
