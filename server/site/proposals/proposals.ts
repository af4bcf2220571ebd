import type { Locale } from "#shared/locales.ts";
import { type OpenedProposal, type RefusedReply, replyKinds } from "#shared/proposal.ts";
import type { AppContext, ShownProposal } from "~/context";
import { createDatabaseCall } from "../../../supabase/functions/_shared/database-call.ts";
import { AddressLimit } from "../../backend/auth/address-limit.ts";
import type { Backend } from "../../backend/types.ts";
import { extractNoncedScripts } from "../../http/nonced-scripts.ts";
import type { Turn } from "../../jobs/fair-queue.ts";
import { isRobot } from "../count-views.ts";
import { previewDocument, previewPolicy } from "../preview/preview-document.ts";
import { faultOf, readReply, type SentReply } from "./read-reply.ts";

/** Proposal in the context of its pages. */
export interface ProposalOfPage {
  proposal: ShownProposal;
  finishDocument: AppContext["finishDocument"];
}

interface Options {
  siteUrl: string;
  backend: Pick<Backend, "admission" | "fetch" | "secretKey">;
  /** Renders a page of the site. */
  render: (request: Request, turn?: Turn, proposal?: ProposalOfPage) => Promise<Response>;
  log: AppContext["log"];
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** A request for a proposal. */
interface Asked {
  request: Request;
  /** Token of the address. */
  token: string;
  /** Language of the 404 page. */
  locale: Locale;
  /** Address of the client. */
  address: string | undefined;
}

interface Answer {
  outcome: "stored" | "unknown" | "withdrawn" | "stale" | "lapsed" | "closed" | "limited";
}

/** 244 random bits. */
const tokenPattern = /^[0-9a-f]{64}$/;

/** Wrong tokens per address. People mistype none: links are pressed. */
const wrongTokens = { max: 30, periodMs: 15 * 60_000 };

const policy = previewPolicy.replace("form-action 'none'", "form-action 'self'");

/** The token is in the address: no cache, search engine or other site may learn it. */
const privateHeaders = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
};

/** Serves travellers' proposals: page, PDF and replies, for whoever has the token of a link (R12–R15). */
export function createProposals({ siteUrl, backend, render, log, now = Date.now }: Options) {
  const limit = new AddressLimit({ ...wrongTokens, now });
  const call = createDatabaseCall({
    url: siteUrl,
    secretKey: backend.secretKey,
    fetch: (url, init) => backend.fetch(new Request(url, init), { poolClass: "anonymous-call" }),
  });

  const missing = async ({ locale, address }: Asked) =>
    withHeaders(await render(new Request(`${siteUrl}/${locale}/p`), { client: address }));

  /**
   * Calls the database for a token, in the turn of the client. Unknown tokens count against the address.
   * @param isUnknown whether the answer says that there is no such link
   */
  async function ask<Result>(
    asked: Asked,
    name: string,
    parameters: Record<string, unknown>,
    isUnknown: (result: Result) => boolean,
  ): Promise<Result | Response> {
    const { token, address } = asked;
    if (!tokenPattern.test(token)) return missing(asked);
    const attempt = limit.reserve(address);
    if ("retryAfter" in attempt) return refused(429, "too many attempts", attempt.retryAfter);
    let counts = false;
    try {
      const result = await backend.admission.run<Result | Response>(
        address,
        (takeTurn) => takeTurn(() => call<Result>(name, { token, ...parameters })),
        () => refused(429, "busy"),
      );
      if (result instanceof Response) return result;
      counts = isUnknown(result);
      return counts ? await missing(asked) : result;
    } catch (error) {
      // Without the call's parameters: they contain the token.
      log.error("proposal not read", { call: name, error: String(error).slice(0, 300) });
      return refused(503, "busy", 10);
    } finally {
      attempt.settle(counts);
    }
  }

  const open = (asked: Asked, seen: boolean) =>
    ask<OpenedProposal | null>(asked, "open_proposal", { seen }, (opened) => opened === null);

  async function show(
    { token, address }: Asked,
    file: "proposal" | "proposal/pdf" | "proposal/ics",
    shown: Omit<ShownProposal, "path">,
    status = 200,
  ): Promise<Response> {
    const rendered = await render(
      new Request(`${siteUrl}/${shown.opened.language}/${file}`),
      { client: address },
      {
        proposal: { ...shown, path: `/p/${token}` },
        finishDocument: (html, headers, nonce) => {
          headers.set("content-security-policy", policy);
          return previewDocument(extractNoncedScripts(html, nonce).html);
        },
      },
    );
    return withHeaders(rendered, rendered.status === 200 ? status : rendered.status);
  }

  return {
    /** Handles `GET /p/{token}`. Counts an opening, unless a robot or a prefetch asks. */
    async page(asked: Asked): Promise<Response> {
      const opened = await open(asked, isSeen(asked.request));
      if (opened instanceof Response) return opened;
      if (!opened) return missing(asked);
      const given = new URL(asked.request.url).searchParams.get("stored");
      return show(asked, "proposal", { opened, stored: replyKinds.find((kind) => kind === given) });
    },

    /** Handles `GET /p/{token}.pdf`. Withdrawn proposals have none. */
    async pdf(asked: Asked): Promise<Response> {
      const opened = await open(asked, false);
      if (opened instanceof Response) return opened;
      if (!opened || opened.state === "withdrawn") return missing(asked);
      return show(asked, "proposal/pdf", { opened });
    },

    /** Handles `GET /p/{token}.ics`. Only accepted proposals with a first day have one. */
    async calendar(asked: Asked): Promise<Response> {
      const opened = await open(asked, false);
      if (opened instanceof Response) return opened;
      if (opened?.state !== "accepted" || !opened.content.starts_on) return missing(asked);
      return show(asked, "proposal/ics", { opened });
    },

    /** Handles `POST /p/{token}`: stores a reply and redirects to the page, or shows the form again. */
    async reply(asked: Asked): Promise<Response> {
      const sent = await readReply(asked.request);
      if (typeof sent === "number") return refused(sent, "not a form of this page");
      const fault = faultOf(sent);
      if (fault) return showRefused(asked, sent, fault, 422);
      const { operation, version, kind, body, name } = sent;
      const answer = await ask<Answer>(
        asked,
        "reply_to_proposal",
        {
          ...{ operation, version, kind, address: asked.address ?? null },
          body: kind === "acceptance" ? null : body,
          name: kind === "acceptance" ? name : null,
        },
        ({ outcome }) => outcome === "unknown",
      );
      if (answer instanceof Response)
        return answer.status === 503
          ? showRefused(asked, sent, "unavailable", 503, answer)
          : answer;
      const { outcome } = answer;
      if (outcome === "unknown") return missing(asked);
      if (outcome === "stored" || outcome === "withdrawn") {
        const anchor = kind === "acceptance" ? "accepted" : "stored";
        const location = `/p/${asked.token}?stored=${kind}#${anchor}`;
        return withHeaders(new Response(null, { status: 303, headers: { location } }), 303);
      }
      return showRefused(asked, sent, outcome, outcome === "limited" ? 429 : 409);
    },
  };

  /** The page with what was typed. @param otherwise response if the page cannot be read */
  async function showRefused(
    asked: Asked,
    { kind, body, name, agreed }: SentReply,
    reason: RefusedReply["reason"],
    status: number,
    otherwise?: Response,
  ): Promise<Response> {
    const opened = await open(asked, false);
    if (opened instanceof Response) return otherwise ?? opened;
    if (!opened) return missing(asked);
    return show(
      asked,
      "proposal",
      { opened, refused: { kind, body, name, agreed, reason } },
      status,
    );
  }
}

/** Whether a person has asked for the page. */
function isSeen({ method, headers }: Request): boolean {
  const purpose = ["sec-purpose", "purpose", "x-moz"].map((name) => headers.get(name)).join();
  return (
    method === "GET" &&
    !/prefetch|prerender|preview/.test(purpose) &&
    !isRobot(headers.get("user-agent") ?? undefined)
  );
}

function refused(status: number, error: string, retryAfter = 1): Response {
  const headers = new Headers(privateHeaders);
  if (status === 429 || status === 503) headers.set("retry-after", String(retryAfter));
  return Response.json({ error }, { status, headers });
}

function withHeaders(answer: Response, status = answer.status): Response {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(privateHeaders)) headers.set(name, value);
  headers.delete("vary");
  headers.delete("etag");
  return new Response(answer.body, { status, headers });
}
