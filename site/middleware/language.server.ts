import type { MiddlewareFunction } from "react-router";
import { languageContext } from "~/context";
import { negotiateLanguage } from "~/i18n/negotiate";

/** What is written in a language: documents, React Router's data of them, feeds, brochures. */
const written = /^(?:text\/html|text\/x-script|application\/(?:rss\+xml|pdf))\b/;

/**
 * Decides the language of every request, once. Bare addresses are negotiated, which caches learn from `Vary`;
 * a prefixed one is the same for everybody.
 */
export const language: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const negotiated = negotiateLanguage(url.pathname, request.headers);
  context.set(languageContext, negotiated);
  const response = await next();
  if (written.test(response.headers.get("content-type") ?? "")) {
    response.headers.set("content-language", negotiated.locale);
    if (!negotiated.prefix) response.headers.append("vary", "Cookie, Accept-Language");
  }
  return response;
};
