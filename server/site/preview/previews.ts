import { entryAddress } from "#content/define.ts";
import { type ContentType, contentTypes } from "#content/index.ts";
import { pathsOf, slugsOf } from "#content/slugs.ts";
import { isLocale, type Locale, localeNames, locales } from "#shared/locales.ts";
import type { AppContext, ShownDraft } from "~/context";
import { createDatabaseCall } from "../../../supabase/functions/_shared/database-call.ts";
import { RequestBodies } from "../../backend/api/request-body.ts";
import { bearerToken } from "../../backend/auth/request-fields.ts";
import type { Backend } from "../../backend/types.ts";
import { extractNoncedScripts } from "../../http/nonced-scripts.ts";
import type { Turn } from "../../jobs/fair-queue.ts";
import { draftRow } from "./draft-row.ts";
import { previewBarText } from "./preview-bar-text.ts";
import {
  previewDocument,
  previewPolicy,
  type SharedPreview,
  sharedPreviewDocument,
} from "./preview-document.ts";

/** Draft that replaces the stored entry. */
export interface PreviewOfPage {
  draft: ShownDraft;
  finishDocument: AppContext["finishDocument"];
}

interface Options {
  siteUrl: string;
  backend: Pick<Backend, "admission" | "fetch" | "publishableKey" | "secretKey">;
  /** Time zone of the company. */
  readTimeZone: () => Promise<string>;
  /** Renders a page of the site. */
  render: (request: Request, turn?: Turn, preview?: PreviewOfPage) => Promise<Response>;
  log: AppContext["log"];
}

const uncached = { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" };
/** 244 random bits: too many to guess, so failed lookups are not counted. */
const token = /^[0-9a-f]{64}$/;

interface OpenedPreview {
  entry_type: string;
  draft: Record<string, unknown>;
  expires_at: string;
}

/**
 * Shows unsaved drafts (K3): to the administrator who edits them, and to visitors with a valid preview
 * link. Nothing is stored. Related entries are those that visitors see.
 */
export function createPreviews({ siteUrl, backend, readTimeZone, render, log }: Options) {
  const bodies = new RequestBodies();
  const call = createDatabaseCall({
    url: siteUrl,
    secretKey: backend.secretKey,
    fetch: (url, init) => backend.fetch(new Request(url, init), { poolClass: "anonymous-call" }),
  });

  /** Runs a task in the turn of the client address. */
  function admitted<Result>(address: string | undefined, task: () => Promise<Result>) {
    return backend.admission.run<Result | Response>(
      address,
      (takeTurn) => takeTurn(task),
      () => refused(429, "busy"),
    );
  }

  /** @returns undefined if the database did not answer. */
  async function isAdministrator(request: Request): Promise<boolean | undefined> {
    const bearer = bearerToken(request);
    if (!bearer || bearer === backend.publishableKey) return false;
    const asked = new Request(`${siteUrl}/rest/v1/user_roles?select=role&role=eq.admin&limit=1`, {
      headers: { apikey: backend.publishableKey, authorization: `Bearer ${bearer}` },
    });
    const answer = await backend.fetch(asked, { poolClass: "anonymous-call" });
    if (answer.status >= 500) return undefined;
    if (!answer.ok) return false;
    const roles: unknown = await answer.json();
    return Array.isArray(roles) && roles.length > 0;
  }

  async function page(
    { table, row }: ShownDraft,
    locale: Locale,
    finish: (html: string, pagePaths: SharedPreview["pagePaths"]) => string,
    address: string | undefined,
  ): Promise<Response> {
    const type: ContentType | undefined = contentTypes.find((each) => each.table === table);
    const site = type?.site;
    if (!site) return refused(400, "entries of this type have no page");
    const pagePaths = pathsOf(slugsOf(row), (slug) =>
      site.onePage ? site.path : entryAddress(site, slug),
    );
    const request = new Request(`${siteUrl}/${locale}${pagePaths[locale]}`);
    const rendered = await render(
      request,
      { client: address },
      {
        draft: { table, row },
        finishDocument: (html, headers, nonce) => {
          headers.set("content-security-policy", previewPolicy);
          return finish(extractNoncedScripts(html, nonce).html, pagePaths);
        },
      },
    );
    if (!rendered.ok) return refused(503, "not rendered");
    return withHeaders(rendered, { "content-language": locale });
  }

  /** @returns undefined if the link is unknown or expired, a response if the database did not answer. */
  async function open(given: string) {
    try {
      const [opened] = token.test(given)
        ? await call<OpenedPreview[]>("open_preview", { token: given })
        : [];
      return opened;
    } catch (error) {
      log.error("preview not opened", { error: String(error) });
      return refused(503, "busy");
    }
  }

  return {
    /**
     * Handles `POST /preview`: renders the page of `{ type, locale, entry }`. 401 and 403 for clients that
     * are not administrators, 400 for an invalid body, 429 and 503 over the limits.
     */
    async draft(request: Request, address?: string): Promise<Response> {
      // The token is not verified yet, and lite treats some kinds as anonymous.
      const allowed = await admitted(address, () => isAdministrator(request));
      if (allowed instanceof Response) return allowed;
      if (allowed === undefined) return refused(503, "busy");
      if (!allowed) return refused(bearerToken(request) ? 403 : 401, "administrators only");
      const body = await bodies.read(request, {
        service: "rest",
        isAuthenticated: true,
        isExternal: true,
        peerAddress: address,
      });
      if (body instanceof Response) return withHeaders(body);
      try {
        const asked = readAsked(body.bytes);
        if (!asked) return refused(400, "a type, a locale and an entry are needed");
        return await page(asked.draft, asked.locale, previewDocument, address);
      } finally {
        body.free();
      }
    },

    /**
     * Handles `GET /{locale}/preview/{token}`. Invalid links get the 404 page.
     * @param given token of the address.
     * @param locale language of the preview.
     */
    async link(
      request: Request,
      given: string,
      locale: Locale,
      address?: string,
    ): Promise<Response> {
      const missing = async () => withHeaders(await render(request, { client: address }));
      const opened = await admitted(address, () => open(given));
      if (opened instanceof Response) return opened;
      const type = contentTypes.find(({ table }) => opened && table === opened.entry_type);
      if (!opened || !type) return missing();
      const { draft, expires_at } = opened;
      const bar = {
        ...previewBarText(locale, expires_at, await readTimeZone()),
        languages: locales.map((each) => ({ locale: each, name: localeNames[each] })),
      };
      const finish = (html: string, pagePaths: SharedPreview["pagePaths"]) =>
        sharedPreviewDocument(html, { path: `/preview/${given}`, locale, pagePaths, bar });
      const shown = { table: type.table, row: draftRow(type, draft) };
      return page(shown, locale, finish, address);
    },
  };
}

function refused(status: number, error: string, retryAfter = 1): Response {
  const headers = new Headers(uncached);
  if (status === 429 || status === 503) headers.set("retry-after", String(retryAfter));
  return Response.json({ error }, { status, headers });
}

/** Prevents caching of every response. */
function withHeaders(answer: Response, more: Record<string, string> = {}): Response {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries({ ...uncached, ...more })) headers.set(name, value);
  headers.delete("vary");
  headers.delete("etag");
  return new Response(answer.body, { status: answer.status, headers });
}

function readAsked(body: Uint8Array): { draft: ShownDraft; locale: Locale } | undefined {
  try {
    const asked = JSON.parse(new TextDecoder().decode(body));
    const type = contentTypes.find(({ table }) => table === asked?.type);
    if (!type || !isLocale(asked.locale) || typeof asked.entry !== "object" || !asked.entry)
      return undefined;
    return { draft: { table: type.table, row: draftRow(type, asked.entry) }, locale: asked.locale };
  } catch {
    return undefined;
  }
}
