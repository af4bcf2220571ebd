import type { MiddlewareFunction } from "react-router";
import { appContext, languageContext } from "~/context";
import { companyContext, readSettings } from "~/entries/settings.server";

/** Reads the company's facts once for all loaders of a request: every page's head and frame state some. */
export const company: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { locale } = context.get(languageContext);
  context.set(companyContext, await readSettings(context.get(appContext), locale));
  return next();
};
