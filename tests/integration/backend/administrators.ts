import { passwordWeakness } from "../../../server/backend/auth/password-weakness.ts";
import { createAdministratorFunctions } from "../../../server/http/administrators.ts";
import type { ServerStep } from "../../../server/http/launch-settings.ts";
import { createDatabaseCall } from "../../../supabase/functions/_shared/database-call.ts";
import type { Mail } from "../../../supabase/functions/_shared/mail.ts";
import { type Client, nextAddress, siteUrl, type TestBackend } from "./harness.ts";

interface Options {
  /** @throws if the mail server should refuse. */
  onMail?: (mail: Mail) => void;
  sendsMail?: boolean;
  launchSteps?: readonly ServerStep[];
}

/** The panel's calls about administrators, on a real backend, with the mails that they send. */
export function administratorFunctions(test: TestBackend, options: Options = {}) {
  const mails: Mail[] = [];
  const log = { info: () => {}, error: () => {} };
  const call = () => {
    const functions = createAdministratorFunctions({
      backend: test.backend,
      siteUrl,
      call: createDatabaseCall({
        url: siteUrl,
        secretKey: test.backend.secretKey,
        fetch: (address, init) => test.backend.fetch(new Request(address, init)),
      }),
      sendMail: async (mail) => {
        options.onMail?.(mail);
        mails.push(mail);
      },
      sendsMail: options.sendsMail ?? true,
      passwordWeakness,
      proposeTranslation: undefined,
      launchSteps: options.launchSteps ?? [],
      log,
    });
    return functions;
  };
  const post = async (
    name: string,
    body: unknown,
    headers: Record<string, string> = {},
    address = nextAddress(),
  ) => {
    const request = new Request(`${siteUrl}/functions/v1/${name}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    const response = await call()(name, request, address);
    if (!response) throw new Error(`there is no ${name}`);
    const { status } = response;
    return { status, headers: response.headers, body: await response.json() };
  };

  const functions = {
    mails,
    post,
    call,
    /** Sends an invitation as this client. */
    async invite(client: Client, email: string) {
      const { data } = await client.auth.getSession();
      const token = data.session?.access_token;
      return post(
        "invite-administrator",
        { email },
        token ? { authorization: `Bearer ${token}` } : {},
      );
    },
    accept: (token: string, password?: string, address?: string) =>
      post("accept-invitation", { token, password }, {}, address),
    /** Token of the link in the newest mail. */
    token: () => tokenIn(mails.at(-1)?.text),
    /** Creates another administrator and signs them in. */
    async join(inviter: Client, account: { email: string; password: string }) {
      const invited = await functions.invite(inviter, account.email);
      const joined = await functions.accept(functions.token(), account.password);
      if (invited.status !== 200 || joined.status !== 200)
        throw new Error(JSON.stringify([invited, joined]));
      return test.signedIn(account);
    },
  };
  return functions;
}

const tokenIn = (text = ""): string => /\/admin\/invitation#([\w-]{43})/.exec(text)?.[1] ?? "";

let numbers = 0;
/** E-mail address that no other test uses. */
export const newAccount = () => {
  numbers += 1;
  return { email: `persona${numbers}@example.com`, password: `acacia y baobab ${numbers}` };
};

/** Addresses of all administrators, as returned to this client. */
export const administratorNames = async (client: Client) =>
  (await client.rpc("administrators")).data?.map(({ email }) => email);

/** Addresses of open invitations. */
export const openInvitations = async (client: Client) =>
  (await client.rpc("pending_invitations")).data?.map(({ email }) => email);
