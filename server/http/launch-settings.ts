import { bearerToken } from "../backend/auth/request-fields.ts";
import type { Backend } from "../backend/types.ts";
import type { Settings } from "../settings.mjs";
import { fetchAsUser } from "./fetch-as-user.ts";

type Given = Pick<
  Settings,
  | "siteUrl"
  | "smtpUrl"
  | "resendApiKey"
  | "hasExampleRecipient"
  | "trustProxy"
  | "captcha"
  | "backups"
  | "hosted"
  | "hostedDatabaseUrl"
>;

/** A step of going live that is a setting of the server, as `launch_state` in the database returns the others. */
export interface ServerStep {
  step: string;
  essential: boolean;
  /** Null: it cannot be checked. */
  is_done: boolean | null;
}

/** Whether each setting is made. Values stay on the server. */
export function serverStepsOf(settings: Given): ServerStep[] {
  const { siteUrl, backups, hosted } = settings;
  const makesBackups = !hosted || settings.hostedDatabaseUrl !== undefined;
  const sendsMail = (settings.smtpUrl ?? settings.resendApiKey) !== undefined;
  return [
    { step: "https", essential: true, is_done: siteUrl?.startsWith("https:") ?? false },
    { step: "mail", essential: true, is_done: sendsMail },
    { step: "recipient", essential: true, is_done: !settings.hasExampleRecipient },
    { step: "proxy", essential: false, is_done: settings.trustProxy > 0 },
    { step: "captcha", essential: false, is_done: settings.captcha !== undefined },
    { step: "backup-disk", essential: false, is_done: makesBackups ? !backups.besideData : null },
  ];
}

interface Options {
  backend: Pick<Backend, "admission" | "fetch" | "publishableKey">;
  siteUrl: string;
  steps: readonly ServerStep[];
}

const refuse = (status: number, error: string) => Response.json({ error }, { status });

/**
 * `POST /functions/v1/launch-state` by an administrator: 200 with the list of {@link ServerStep}. Otherwise `{error}`
 * in Spanish: 401, 403, 429.
 */
export function createLaunchState({ backend, siteUrl, steps }: Options) {
  return async (request: Request, address: string | undefined): Promise<Response> => {
    const token = bearerToken(request);
    if (!token) return refuse(401, "Tu sesión ha terminado.");
    // Only administrators see a row with this role.
    const asked = await backend.admission.run<Response | undefined>(
      address,
      (takeTurn) =>
        takeTurn(() =>
          fetchAsUser({ backend, siteUrl }, token, "user_roles?select=role&role=eq.admin&limit=1"),
        ),
      () => undefined,
    );
    if (!asked) return refuse(429, "Demasiadas peticiones. Espera un momento.");
    if (asked.status === 401) return refuse(401, "Tu sesión ha terminado.");
    if (asked.status >= 500) throw new Error(`the database answered ${asked.status}`);
    const rows = asked.ok ? await asked.json() : [];
    if (!Array.isArray(rows) || rows.length === 0)
      return refuse(403, "Solo un administrador puede ver la configuración del servidor.");
    return Response.json(steps);
  };
}
