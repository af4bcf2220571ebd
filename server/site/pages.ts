import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { Brand } from "#shared/brand/brand.ts";
import { type AppContext, appContext } from "~/context";
import { readBytes } from "../../supabase/functions/_shared/body.ts";
import { addressGroup } from "../../supabase/functions/_shared/client-address.ts";
import { Admission } from "../backend/api/admission.ts";
import type { Brochures } from "../brochure/brochures.ts";
import { extractNoncedScripts } from "../http/nonced-scripts.ts";
import { contentSecurityPolicy } from "../http/security-headers.ts";
import { QueueFull, type Turn } from "../jobs/fair-queue.ts";
import { type ReleaseWhile, TaskQueue } from "../jobs/task-queue.ts";
import { limits } from "../limits.ts";
import { canonicalPath } from "./canonical-path.ts";
import { markdownType, prefersMarkdown } from "./markdown/prefers-markdown.ts";
import { collectTags, tagFailure, tagPicture } from "./page-cache/cache-tags.ts";
import type { PreviewOfPage } from "./preview/previews.ts";
import type { ProposalOfPage } from "./proposals/proposals.ts";
import { startAfterPaint, starter } from "./start-after-paint.ts";
import { thirdPartySources } from "./third-party-sources.ts";

interface PageOptions
  extends Omit<
    AppContext,
    | "brand"
    | "callFunction"
    | "draft"
    | "draftTexts"
    | "finishDocument"
    | "proposal"
    | "readBody"
    | "typesetBrochure"
    | "withSearch"
  > {
  dev: boolean;
  brochures: Brochures;
  /** Null if the brand was never read. */
  readBrand: () => Promise<Brand | null>;
  /** Runs a server function for the visitor with this address. */
  callFunction: (name: string, request: Request, address?: string) => Promise<Response>;
  /** `CSP_EXTRA_ORIGINS` */
  extraOrigins: readonly string[];
}

/**
 * Escapes a path with invalid percent-encoding, so that it gets the site's 404 instead of an error in the
 * router.
 */
function decodable(request: Request): Request {
  const url = new URL(request.url);
  try {
    decodeURIComponent(url.pathname);
    return request;
  } catch {
    return new Request(new URL(`/${encodeURIComponent(url.pathname)}`, url), {
      method: request.method === "HEAD" ? "HEAD" : "GET",
      headers: request.headers,
    });
  }
}

/**
 * Whether the request is a cross-site form submission. React Router rejects it, too, but as a server error
 * that clients could fill the log with.
 */
function isForeign({ method, headers, url }: Request, siteUrl: string): boolean {
  const origin = headers.get("origin");
  if (!origin || method === "GET" || method === "HEAD") return false;
  return origin !== siteUrl && origin !== new URL(url).origin;
}

/**
 * Renders the site's pages and sets their cache headers. Their policy allows the configured third parties.
 */
export function createPages({
  dev,
  extraOrigins,
  callFunction,
  brochures,
  readBrand,
  ...options
}: PageOptions) {
  const { siteUrl } = options;
  const { reviewWidget, script } = options.thirdParties;
  const sources = thirdPartySources({
    scripts: [reviewWidget, script],
    extraOrigins,
    captchaUrl: options.captcha.kind === "recaptcha" ? options.captcha.url : undefined,
  });
  // Behind a TLS proxy the request's scheme differs from that of the site's forms.
  const allowedActionOrigins = [new URL(siteUrl).host];
  const handle = createRequestHandler(
    { ...build, allowedActionOrigins },
    dev ? "development" : "production",
  );

  const searches = new Admission(limits.turns.searches);

  // As bytes: middleware would otherwise encode and decode a string again.
  function finish(rendered: string, headers: Headers, nonce: string) {
    const { html, scripts } = extractNoncedScripts(rendered, nonce);
    if (dev) return html;
    const policy = contentSecurityPolicy([...scripts, starter], sources);
    headers.set("content-security-policy", policy);
    return Buffer.from(startAfterPaint(html));
  }

  async function answer(
    incoming: Request,
    address: string | undefined,
    releaseWhile: ReleaseWhile,
    instead?: PreviewOfPage | ProposalOfPage,
  ): Promise<Response> {
    if (isForeign(incoming, siteUrl)) return new Response("Bad Request", { status: 400 });
    const request = decodable(incoming);
    const url = new URL(request.url);
    const canonical = canonicalPath(url.pathname);
    if (canonical) {
      const location = canonical + url.search;
      const redirect = () => new Response(null, { status: 308, headers: { location } });
      const isDocument = /^(?:GET|HEAD)$/.test(request.method) && !canonical.endsWith(".data");
      if (!isDocument) return redirect();
      // A redirect of the page itself, for example from a former slug, is followed at once, and a missing page stays
      // missing.
      const target = new Request(new URL(location, url), request);
      const response = await answer(target, address, releaseWhile, instead);
      return response.status === 200 ? redirect() : response;
    }
    // The code's words are those of another company.
    if (!(await options.readTexts())) return unavailable(noTexts, 30);
    const context = new RouterContextProvider();
    const withBrand = (brand: Brand): AppContext => ({
      ...options,
      brand,
      pictures: {
        ...options.pictures,
        lookUp(keys) {
          for (const key of keys) tagPicture(key);
          return options.pictures.lookUp(keys).catch((error: unknown) => {
            tagFailure();
            throw error;
          });
        },
        share: (picture, card) => releaseWhile(() => options.pictures.share(picture, card)),
        heroLooks: (key, focus) =>
          releaseWhile(() => options.pictures.heroLooks(key, focus)).catch((error: unknown) => {
            tagFailure();
            throw error;
          }),
      },
      readBody: (sent, maxBytes) => releaseWhile(() => readBytes(sent, maxBytes)),
      callFunction: (name, sent) => releaseWhile(() => callFunction(name, sent, address)),
      withSearch: <Result>(search: () => Promise<Result>) =>
        releaseWhile(() =>
          searches.run<Result | "busy">(
            address,
            (takeTurn) => takeTurn(search),
            () => "busy",
          ),
        ),
      typesetBrochure(brochure, key) {
        const { cover, vista, pair, back } = brochure;
        for (const picture of [cover, vista, ...pair, back]) if (picture) tagPicture(picture.key);
        return releaseWhile(() => brochures.typeset(brochure, { client: address, key }));
      },
      finishDocument: finish,
      ...instead,
    });
    const { result: response, collected } = await collectTags(async () => {
      const brand = await readBrand();
      // Better none than the pages of another company.
      if (!brand) return unavailable(noTexts, 30);
      context.set(appContext, withBrand(brand));
      return handle(request, context);
    });
    // No loader has run, so the error page has no texts.
    if (response.status === 405) {
      return new Response("Method Not Allowed", { status: 405, headers: { allow: "GET, HEAD" } });
    }

    const headers = new Headers(response.headers);
    const type = headers.get("content-type") ?? "";
    let { body }: { body: BodyInit | null } = response;
    if (type.startsWith("text/html")) {
      headers.append("vary", "Accept");
      if (prefersMarkdown(request.headers.get("accept"))) {
        headers.set("content-type", `${markdownType}; charset=utf-8`);
        // That of the document.
        headers.delete("content-security-policy");
        // Loaded on demand: it contains an HTML parser, and few clients ask for Markdown.
        const { toMarkdown } = await import("./markdown/to-markdown.ts");
        body = toMarkdown(await response.text(), url.href);
      }
    }
    if (type.startsWith("text/html") || type.startsWith("text/x-script")) {
      headers.set("cache-control", headers.get("cache-control") ?? "no-cache");
    }
    // The page is incomplete: search engines should retry and keep what they have indexed.
    const isLess = response.status === 503 || (collected.away && response.status === 200);
    if (isLess && type.startsWith("text/html")) {
      headers.set("cache-control", "no-store");
      headers.set("retry-after", "30");
      return new Response(body, { status: 503, headers });
    }
    return new Response(body, { status: response.status, headers });
  }

  const queue = new TaskQueue({ ...limits.turns.pages, pause: limits.turnPause });
  return {
    /**
     * Renders a page in the client's turn; 503 if the queue is full.
     * @param turn client, and the key for {@link join}.
     * @param instead draft shown instead of the stored entry, or a traveller's proposal.
     */
    async render(
      request: Request,
      { client, key }: Turn = {},
      instead?: PreviewOfPage | ProposalOfPage,
    ) {
      try {
        return await queue.run((releaseWhile) => answer(request, client, releaseWhile, instead), {
          client: client && addressGroup(client),
          key,
        });
      } catch (error) {
        if (error instanceof QueueFull) return unavailable(tooMany, 5);
        throw error;
      }
    },
    /** Registers another client that waits for the same page. */
    join: (key: string, client: string) => queue.join(key, addressGroup(client)),
  };
}

const tooMany =
  "Hay demasiadas peticiones a la vez; vuelva a intentarlo en unos segundos.\n" +
  "Too many requests at the same time; please try again in a few seconds.\n" +
  "Trop de requêtes en même temps ; réessayez dans quelques secondes.\n";
const noTexts =
  "La web no está disponible en este momento; vuelva a intentarlo en un minuto.\n" +
  "The site is not available right now; please try again in a minute.\n" +
  "Le site n’est pas disponible pour l’instant ; réessayez dans une minute.\n";

/** 503 in plain text, because no page can be rendered. `retryAfter` in seconds. */
function unavailable(text: string, retryAfter: number): Response {
  const headers = {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": String(retryAfter),
  };
  return new Response(text, { status: 503, headers });
}
