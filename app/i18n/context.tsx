import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useLocation, useMatches } from "react-router";
import { defaultLocale, type Locale } from "./locales";
import { localizePath, splitLocale } from "./paths";
import { createTranslate, type Messages, type Translate } from "./translate";

interface I18n {
  locale: Locale;
  /** The language in the address, if it is pinned there. */
  prefix: Locale | undefined;
  t: Translate;
  /** The address of a bare path in the visitor's present prefix (checklist A10). */
  href: (path: string) => string;
}

const I18nContext = createContext<I18n | null>(null);

interface RouteStrings {
  locale?: Locale;
  messages?: Messages;
}

/** Gathers the strings that the matched routes' loaders brought along. */
export function I18nProvider({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const { pathname } = useLocation();
  const value = useMemo(() => {
    let locale = defaultLocale;
    const messages: Record<string, string> = {};
    for (const match of matches) {
      const data = match.loaderData as RouteStrings | undefined;
      if (data?.locale) locale = data.locale;
      Object.assign(messages, data?.messages);
    }
    const prefix = splitLocale(pathname).locale;
    return {
      locale,
      prefix,
      t: createTranslate(locale, messages),
      href: (path: string) => localizePath(path, prefix),
    };
  }, [matches, pathname]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

export function useI18n(): I18n {
  const value = useContext(I18nContext);
  if (!value) throw new Error("useI18n is used outside I18nProvider");
  return value;
}
