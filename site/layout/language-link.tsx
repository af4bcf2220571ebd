import type { MouseEvent, ReactNode } from "react";
import { Link, useLocation, useRevalidator } from "react-router";
import type { Locale } from "#shared/locales.ts";
import { useI18n } from "~/i18n/context";
import { localizePath, splitLocale } from "~/i18n/paths";
import { saveLanguage } from "~/i18n/saved-language";

interface Props {
  locale: Locale;
  className?: string;
  onChosen?: () => void;
  children: ReactNode;
}

/**
 * Switches the language: on a prefixed page by navigation to the other prefix, on a bare one in
 * place (A10). Without JavaScript it leads to the prefixed page.
 */
export function LanguageLink({ locale, className, onChosen, children }: Props) {
  const { locale: current, prefix, paths } = useI18n();
  const { pathname, search } = useLocation();
  const revalidator = useRevalidator();
  const { path } = splitLocale(pathname);

  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    saveLanguage(locale);
    onChosen?.();
    if (prefix) return;
    event.preventDefault();
    revalidator.revalidate();
  };

  return (
    <Link
      to={localizePath(paths?.[locale] ?? path, locale) + search}
      className={className}
      lang={locale}
      hrefLang={locale}
      aria-current={locale === current ? "true" : undefined}
      preventScrollReset
      onClick={choose}
    >
      {children}
    </Link>
  );
}
