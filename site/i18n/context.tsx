import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import { useLocation, useMatches } from "react-router";
import { defaultLocale, type Locale } from "#shared/locales.ts";
import type { Messages } from "./message-table";
import { localizePath, splitLocale } from "./paths";
import { createTranslate, type Translate } from "./translate";

type Paths = Readonly<Record<Locale, string>>;

interface I18n {
  locale: Locale;
  /** Language prefix of the URL, if it has one. */
  prefix: Locale | undefined;
  t: Translate;
  /** Bare paths of this page by language, if they differ. */
  paths?: Paths | undefined;
  /** Adds the current language prefix to a bare path (A10). */
  href: (path: string) => string;
}

const I18nContext = createContext<I18n | null>(null);

interface RouteStrings {
  locale?: Locale;
  messages?: Messages;
  paths?: Paths;
}

/** The last loaded locale and messages. A failed page load carries none (A14). */
let lastLoaded: { locale: Locale; messages: Messages } | undefined;

/** Locale of the last loaded page, for pages that failed to load. */
export const lastLocale = () => lastLoaded?.locale;
/** Messages of the last loaded page. */
export const lastMessages = () => lastLoaded?.messages;

/** For components rendered on the server outside of a page (`entries/render-static-html.server.tsx`). */
export function FixedI18n({ value, children }: { value: I18n; children: ReactNode }) {
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** Merges the messages of all matched routes. */
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
      paths: loaded.findLast((data) => data?.paths)?.paths,
      t: createTranslate(shown.locale, shown.messages),
      href: (path: string) => localizePath(path, prefix),
    };
    return { value, strings };
  }, [matches, pathname]);
  // Effects do not run on the server, where visitors would share this variable.
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
