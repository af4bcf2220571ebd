import { readJson } from "../../supabase/functions/_shared/body.ts";
import type { DatabaseCall } from "../../supabase/functions/_shared/database-call.ts";
import type { SendMail } from "../../supabase/functions/_shared/mail.ts";
import type { MailBrand } from "../../supabase/functions/_shared/mail-page.ts";
import { acceptInvitation, invitationMail, makeInvitation } from "../backend/auth/invitations.ts";
import { bearerToken } from "../backend/auth/request-fields.ts";
import type { Backend } from "../backend/types.ts";
import type { Logger } from "../observe/log.ts";
import { fetchAsUser } from "./fetch-as-user.ts";
import { createLaunchState, type ServerStep } from "./launch-settings.ts";

export interface AdministratorOptions {
  backend: Pick<Backend, "admission" | "fetch" | "publishableKey" | "secretKey">;
  siteUrl: string;
  /** Calls the database with the secret key. */
  call: DatabaseCall;
  /** @throws if the mail was not accepted. */
  sendMail: SendMail;
  /** Whether mails are sent, and not only saved as files. */
  sendsMail: boolean;
  /** Checks a password's strength. */
  passwordWeakness: (password: string) => { message: string } | undefined;
  /** Undefined: no translation service is configured, and the function does not exist. */
  proposeTranslation: ServerFunction | undefined;
  /** Settings of the server as steps of going live. */
  launchSteps: readonly ServerStep[];
  log: Pick<Logger, "info" | "error">;
}

type ServerFunction = (request: Request, address: string | undefined) => Promise<Response>;

export type AdministratorFunctions = ReturnType<typeof createAdministratorFunctions>;

const sendTimeoutMs = 25_000;
const shortestPassword = 8;

/** Error messages by SQLSTATE, in the panel's language. */
const refusals: Record<string, [status: number, error: string]> = {
  PT401: [401, "Tu sesión ha terminado."],
  "42501": [403, "Solo un administrador puede invitar a otros."],
  PT409: [409, "Esta persona ya es administradora."],
  PT429: [429, "Acabas de invitar a esta dirección, o hay demasiadas invitaciones abiertas."],
  "23514": [400, "Escribe un correo electrónico válido."],
};

/** Functions for the panel that need the server: `/functions/v1/{name}` on the site's origin. */
export function createAdministratorFunctions(options: AdministratorOptions) {
  const { backend, siteUrl, call, sendMail, sendsMail, passwordWeakness, log } = options;
  const { proposeTranslation, launchSteps } = options;

  /** Runs a task in the turn of the client address. */
  function admitted<Result>(address: string | undefined, task: () => Promise<Result>) {
    return backend.admission.run<Result | "busy">(
      address,
      (takeTurn) => takeTurn(task),
      () => "busy",
    );
  }

  /**
   * Invites an administrator: `POST {email}` by an administrator. 200 `{email, expiresAt, mailed}`;
   * `mailed` is false if the server cannot send mail. Otherwise `{error}` in Spanish: 400, 401, 403, 409 if
   * the address is already an administrator's, 429 (too many requests with `Retry-After`), 502 if the mail server refused (the invitation is valid
   * nevertheless).
   */
  async function invite(request: Request, address: string | undefined): Promise<Response> {
    const body = await readJson(request);
    const { email } = (body.problem ? {} : body.value) as { email?: unknown };
    if (typeof email !== "string") return refuse(...(refusals["23514"] as [number, string]));
    const token = bearerToken(request);
    if (!token) return refuse(401, "Tu sesión ha terminado.");
    // The token is not verified yet, and lite treats some kinds as anonymous.
    const made = await admitted(address, () =>
      makeInvitation(email, siteUrl, async (invitation) => {
        const response = await fetchAsUser(options, token, "rpc/invite_administrator", invitation);
        const answer = await response.json();
        if (!response.ok) throw new Refused(response.status, Object(answer).code);
        return answer as string;
      }),
    );
    if (made === "busy") return busy();
    try {
      const brand = await call<MailBrand | null>("mail_brand").catch((error) => {
        log.error("the brand of a mail was not read", { error: String(error) });
        return null;
      });
      await sendMail(invitationMail(made, brand), AbortSignal.timeout(sendTimeoutMs));
    } catch (error) {
      log.error("invitation not mailed", { error: String(error) });
      return refuse(
        502,
        "El servidor de correo no ha aceptado la invitación. Prueba «Enviar otra vez» dentro de un minuto.",
      );
    }
    log.info("invitation mailed");
    return Response.json({ email: made.email, expiresAt: made.expiresAt, mailed: sendsMail });
  }

  /**
   * Opens an invitation: `POST {token}` returns 200 `{email}`. With `password` it accepts: 200 `{email,
   * accepted: true}`. Otherwise `{error}` in Spanish: 400, 410 if the link is invalid or used, 422 for a
   * weak password, 429 with `Retry-After`.
   */
  async function accept(request: Request, address: string | undefined): Promise<Response> {
    const body = await readJson(request);
    const { token, password } = (body.problem ? {} : body.value) as Record<string, unknown>;
    if (typeof token !== "string" || (password !== undefined && typeof password !== "string"))
      return refuse(400, "La petición no se entiende.");
    if (password !== undefined && [...password].length < shortestPassword)
      return refuse(422, `La contraseña tiene que tener al menos ${shortestPassword} caracteres.`);
    const weakness = password === undefined ? undefined : passwordWeakness(password);
    if (weakness) return refuse(422, weakness.message);
    const came = await admitted(address, () => acceptInvitation(call, token, password));
    if (came === "busy") return busy();
    if (came.outcome === "gone")
      return refuse(410, "Esta invitación ha caducado, se ha usado o se ha retirado.");
    if (came.outcome === "open") return Response.json({ email: came.email });
    log.info("invitation accepted");
    return Response.json({ email: came.email, accepted: true });
  }

  const functions = new Map<string, ServerFunction>([
    ["invite-administrator", invite],
    ["accept-invitation", accept],
    ["launch-state", createLaunchState({ backend, siteUrl, steps: launchSteps })],
    ...(proposeTranslation ? [["propose-translation", proposeTranslation] as const] : []),
  ]);

  /** @returns undefined if the name is unknown. */
  return (name: string, request: Request, address: string | undefined) => {
    const answer = functions.get(name);
    if (!answer) return undefined;
    return answered(answer, request, address, log);
  };
}

async function answered(
  answer: ServerFunction,
  request: Request,
  address: string | undefined,
  log: AdministratorOptions["log"],
): Promise<Response> {
  let response: Response;
  try {
    response =
      request.method === "POST"
        ? await answer(request, address)
        : refuse(405, "La petición no se entiende.");
  } catch (error) {
    const known = error instanceof Refused && refusals[error.code];
    if (!known) log.error("a function of the panel failed", { error: String(error) });
    response = known
      ? refuse(...known)
      : refuse(503, "El servidor ha tenido un problema. Inténtalo otra vez dentro de un momento.");
  }
  if (response.status === 405) response.headers.set("allow", "POST");
  response.headers.set("cache-control", "no-store");
  return response;
}

class Refused extends Error {
  readonly code: string;
  constructor(status: number, code: unknown) {
    super(`the database answered ${status}`);
    // An invalid or expired token is refused before the function is called.
    this.code = typeof code === "string" && code in refusals ? code : status === 401 ? "PT401" : "";
  }
}

const refuse = (status: number, error: string) => Response.json({ error }, { status });

function busy(): Response {
  const response = refuse(429, "Demasiados intentos. Espera unos minutos y vuelve a probar.");
  response.headers.set("retry-after", "1");
  return response;
}
