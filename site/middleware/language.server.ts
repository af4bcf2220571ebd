import type { MiddlewareFunction } from "react-router";
import { languageContext } from "~/context";
import { negotiateLanguage } from "~/i18n/negotiate";

/** Content types whose text depends on the language: documents, React Router's data, feeds, brochures, `llms.txt`. */
const written = /^(?:text\/(?:html|x-script|markdown)|application\/(?:rss\+xml|pdf))\b/;

/**
 * Sets the language of the request. Bare URLs are negotiated and vary by cookie and header;
 * prefixed ones are the same for everybody.
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
