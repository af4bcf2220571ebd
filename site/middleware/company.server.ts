import type { MiddlewareFunction } from "react-router";
import { appContext, languageContext } from "~/context";
import { companyContext, readSettings } from "~/entries/settings.server";

/** Reads the company facts once per request, for all loaders. */
export const company: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { locale } = context.get(languageContext);
  context.set(companyContext, await readSettings(context.get(appContext), locale));
  return next();
};
