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
