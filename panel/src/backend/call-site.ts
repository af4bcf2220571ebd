/** Error of the site's own server, with its message in Spanish. `status` is 0 if there was no response. */
export class SiteError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = "SiteError";
    this.status = status;
  }
}

/**
 * Calls a function of the site's own server, also if the backend is a hosted project.
 * @throws {SiteError}
 */
export async function callSite<Answer>(
  name: string,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/functions/v1/${name}`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  } catch {
    throw new SiteError(0, "No hay conexión con el servidor. Inténtalo otra vez.");
  }
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer as Answer;
  const problem = "El servidor ha tenido un problema. Inténtalo otra vez dentro de un momento.";
  throw new SiteError(response.status, String(Object(answer).error ?? problem));
}
