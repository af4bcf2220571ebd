import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import { useLocation, useMatches } from "react-router";
import { defaultLocale, type Locale } from "#shared/locales.ts";
import type { Messages } from "./catalogue.server";
import { localizePath, splitLocale } from "./paths";
import { createTranslate, type Translate } from "./translate";

interface I18n {
  locale: Locale;
  /** The language in the address, if it is pinned there. */
  prefix: Locale | undefined;
  t: Translate;
  /** The address of a bare path in the visitor's present prefix (A10). */
  href: (path: string) => string;
}

const I18nContext = createContext<I18n | null>(null);

interface RouteStrings {
  locale?: Locale;
  messages?: Messages;
}

/** What the browser had when a page last came loaded: one that fails brings nothing (A14). */
let lastLoaded: { locale: Locale; messages: Messages } | undefined;

/** The language that the visitor read last, where the present page could not say its own. */
export const lastLocale = () => lastLoaded?.locale;
/** Its words. */
export const lastMessages = () => lastLoaded?.messages;

/** For what is rendered on the server alone, outside of any page (`entries/draw-part.server.tsx`). */
export function FixedI18n({ value, children }: { value: I18n; children: ReactNode }) {
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** Gathers the strings that the matched routes' loaders brought along. */
export function I18nProvider({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const { pathname } = useLocation();
  const { value, strings } = useMemo(() => {
    const loaded = matches.map(({ loaderData }) => loaderData as RouteStrings | undefined);
    const own = loaded.findLast((data) => data?.locale)?.locale;
    const messages: Messages = Object.assign({}, ...loaded.map((data) => data?.messages));
    const strings = own ? { locale: own, messages } : undefined;
    const shown = strings ?? lastLoaded ?? { locale: defaultLocale, messages };
    const prefix = splitLocale(pathname).locale;
    const value = {
      locale: shown.locale,
      prefix,
      t: createTranslate(shown.locale, shown.messages),
      href: (path: string) => localizePath(path, prefix),
    };
    return { value, strings };
  }, [matches, pathname]);
  // Effects run in browsers only: on the server visitors would share it.
  useEffect(() => {
    if (strings) lastLoaded = strings;
  }, [strings]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

export function useI18n(): I18n {
  const value = useContext(I18nContext);
  if (!value) throw new Error("useI18n is used outside I18nProvider");
  return value;
}
