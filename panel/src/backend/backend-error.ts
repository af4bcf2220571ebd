import type { PostgrestError } from "@supabase/postgrest-js";

/** What postgrest-js returned as an error, thrown: with the HTTP status, 0 when nothing answered. */
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

/** The data of an answer, or its error thrown. @throws {BackendError} */
export function dataOf<Data>(answer: {
  data: Data | null;
  error: PostgrestError | null;
  status: number;
}): Data {
  if (answer.error) throw new BackendError(answer.error, answer.status);
  return answer.data as Data;
}

/** Nobody is signed in any more, or not as somebody who may: PostgREST's and PostgreSQL's codes. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof BackendError)) return false;
  return error.status === 401 || error.status === 403 || /^(42501|PGRST30[0-3])$/.test(error.code);
}

/** Why the backend did not do it, in the administrator's words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof BackendError)) return (error as Error).message;
  const { status, message } = error;
  // postgrest-js begins the message with the name of what was thrown.
  if (message.startsWith("RenewalError"))
    return "El servidor no ha podido renovar tu sesión. No se ha perdido nada: inténtalo otra vez dentro de un momento.";
  if (status === 0 || message.includes("Failed to fetch"))
    return "No hay conexión con el servidor. No se ha perdido nada: inténtalo otra vez.";
  if (status === 401) return "Tu sesión ha terminado. Ingresa otra vez.";
  if (isRefused(error)) return "Tu cuenta no tiene permiso para hacerlo.";
  if (status === 413) return "El texto es demasiado largo.";
  if (status === 429) return "Demasiadas peticiones. Espera un momento e inténtalo otra vez.";
  if (status >= 500)
    return "El servidor ha tenido un problema. Inténtalo otra vez dentro de un momento.";
  return `El servidor no lo acepta: ${message}`;
}
