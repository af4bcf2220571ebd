import { entryAddress } from "#content/define.ts";
import { type ContentType, contentTypes } from "#content/index.ts";
import { slugColumnsOf } from "#content/properties.ts";
import { proposals } from "#content/proposals.ts";
import { pathsOf, slugsOf } from "#content/slugs.ts";
import type { TextPage } from "#content/texts/define.ts";
import { textPages } from "#content/texts/index.ts";
import { brandOf } from "#shared/brand/brand.ts";
import { isLocale, type Locale, localeNames, locales } from "#shared/locales.ts";
import type { CurrentProposal } from "#shared/proposal.ts";
import type { AppContext, DraftTexts, ShownDraft } from "~/context";
import { localizePath } from "~/i18n/paths";
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

/** Draft that replaces what is stored. */
type ReplacedContext = Partial<Pick<AppContext, "brand" | "draft" | "draftTexts" | "proposal">>;
export type PreviewOfPage = ReplacedContext & Pick<AppContext, "finishDocument">;

interface Options {
  siteUrl: string;
  backend: Pick<Backend, "admission" | "fetch" | "publishableKey" | "secretKey">;
  supabase: AppContext["supabase"];
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

/** Body of a preview request. */
type Asked = { locale: Locale } & (
  | { draft: ShownDraft }
  | { page: TextPage; texts: DraftTexts }
  | { brand: Readonly<Record<string, unknown>> }
  | { proposal: CurrentProposal }
);

/**
 * Shows unsaved drafts of entries (K3), texts (M4) and the brand (Q4): to the administrator who edits them, and entries
 * to visitors with a valid preview link. Nothing is stored. Related entries are those that visitors see.
 */
export function createPreviews(options: Options) {
  const { siteUrl, backend, supabase, readTimeZone, render, log } = options;
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

  /** Renders a page of the site with drafts in place of what is stored. */
  async function page(
    path: string,
    locale: Locale,
    { finish, ...replaced }: ReplacedContext & { finish: (html: string) => string },
    client: string | undefined,
  ): Promise<Response> {
    const address = localizePath(path, locale);
    const request = new Request(siteUrl + address);
    const rendered = await render(
      request,
      { client },
      {
        ...replaced,
        finishDocument: (html, headers, nonce) => {
          headers.set("content-security-policy", previewPolicy);
          return finish(extractNoncedScripts(html, nonce).html);
        },
      },
    );
    // For example the list of reviews, while there are none.
    if (rendered.status === 404) return refused(404, noPage);
    if (!rendered.ok) return refused(503, "not rendered");
    return withHeaders(rendered, { "content-language": locale, "content-location": address });
  }

  async function pageOfEntry(
    draft: ShownDraft,
    locale: Locale,
    finish: (html: string, pagePaths: SharedPreview["pagePaths"]) => string,
    address: string | undefined,
  ): Promise<Response> {
    const pagePaths = entryPaths(draft);
    if (!pagePaths) return refused(400, "entries of this type have no page");
    const ofPage = (html: string) => finish(html, pagePaths);
    return page(pagePaths[locale], locale, { draft, finish: ofPage }, address);
  }

  /** Path of a page that shows the texts: for texts of entries' pages, that of the latest visible entry. */
  async function pathOf({ path, entries }: TextPage, locale: Locale): Promise<string | undefined> {
    const type: ContentType | undefined = contentTypes.find(({ table }) => table === entries);
    if (path || !type) return path;
    const { data, error } = await supabase
      .from(type.table as "tours")
      .select(slugColumnsOf(type).join() as "slug,slug_en,slug_fr")
      .eq(type.visible as "is_active", true)
      .order("updated_at", { ascending: false })
      .limit(1)
      .maybeSingle();
    if (error) throw error;
    return data ? entryPaths({ table: type.table, row: data })?.[locale] : undefined;
  }

  async function pageOf(asked: Asked, address: string | undefined): Promise<Response> {
    const { locale } = asked;
    if ("draft" in asked) return pageOfEntry(asked.draft, locale, previewDocument, address);
    if ("brand" in asked)
      return page("/", locale, { brand: brandOf(asked.brand), finish: previewDocument }, address);
    if ("proposal" in asked) {
      const proposal = { opened: asked.proposal, path: "" };
      return page("/proposal", locale, { proposal, finish: previewDocument }, address);
    }
    const path = await pathOf(asked.page, locale).catch((error: unknown) => {
      log.error("no page for a preview", { error: String(error) });
      return refused(503, "busy");
    });
    if (path === undefined) return refused(404, noPage);
    if (path instanceof Response) return path;
    return page(path, locale, { draftTexts: asked.texts, finish: previewDocument }, address);
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
     * Handles `POST /preview`: renders the page of `{ type, locale, entry }`; with `{ type: "site_texts", locale, page,
     * texts }` a page that shows the texts, with the type `site_brand` the home page, and with `proposals` the
     * page of a traveller. 401 and 403 for clients that
     * are not administrators, 400 for an invalid body, 404 if no page shows the texts yet, 429 and 503 over the limits.
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
        return await pageOf(asked, address);
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
      return pageOfEntry(shown, locale, finish, address);
    },
  };
}

const noPage = "no page shows this yet";

/** Addresses of an entry's page; undefined if its type has none. */
function entryPaths({ table, row }: ShownDraft) {
  const type: ContentType | undefined = contentTypes.find((each) => each.table === table);
  const site = type?.site;
  return (
    site && pathsOf(slugsOf(row), (slug) => (site.onePage ? site.path : entryAddress(site, slug)))
  );
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

function readAsked(body: Uint8Array): Asked | undefined {
  try {
    const {
      type: named,
      locale,
      entry,
      page: pageName,
      texts,
    } = Object(JSON.parse(new TextDecoder().decode(body)));
    if (!isLocale(locale)) return undefined;
    if (named === "site_texts") {
      const page = textPages.find((each) => each.page === pageName);
      if (!page || !isWordsByKey(texts)) return undefined;
      return { locale, page, texts: new Map(Object.entries(texts)) };
    }
    if (!isObject(entry)) return undefined;
    if (named === "site_brand") return { locale, brand: entry };
    if (named === "proposals") return { locale, proposal: unsentProposal(entry, locale) };
    const type = contentTypes.find(({ table }) => table === named);
    return type && { locale, draft: { table: type.table, row: draftRow(type, entry) } };
  } catch {
    return undefined;
  }
}

/** A proposal as it would be sent now. */
function unsentProposal(entry: Readonly<Record<string, unknown>>, locale: Locale): CurrentProposal {
  const content = draftRow(proposals, entry);
  const now = new Date().toISOString();
  const lines = content.price_lines as { quantity: number | null; amount: number | null }[];
  const cents = lines.reduce(
    (sum, { quantity, amount }) => sum + (quantity ?? 1) * Math.round((amount ?? 0) * 100),
    0,
  );
  const { valid_until } = content;
  return {
    ...{ state: "sent", language: locale, sent_at: now, content, total: cents / 100 },
    number: typeof entry.number === "number" ? entry.number : 1,
    reference: typeof entry.reference === "string" ? entry.reference : "T-······",
    valid_until: typeof valid_until === "string" ? valid_until : now.slice(0, 10),
    ...{ lapsed: false, before: null, replies: [], acceptance: null },
    ...{ deposit_received_on: null, road: null },
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isWordsByKey = (value: unknown): value is Record<string, string | null> =>
  isObject(value) &&
  Object.values(value).every((words) => words === null || typeof words === "string");
