import { Activity, useEffect, useRef } from "react";
import { Outlet, useLocation, useMatches, useNavigation, useRevalidator } from "react-router";
import { ConsentButton, ConsentGate } from "~/consent/parts";
import { readThirdParties } from "~/consent/third-parties.server";
import { appContext, languageContext } from "~/context";
import { useI18n } from "~/i18n/context";
import { splitLocale } from "~/i18n/paths";
import { mirrorLanguage, readSavedLanguage } from "~/i18n/saved-language";
import type { Route } from "./+types/layout";
import { PendingPage } from "./pending-page";
import { SiteFooter } from "./site-footer";
import { SiteNav } from "./site-nav";

/** What a page may say about the frame around it. */
export interface SiteHandle {
  /** The navigation lies on the picture that the page begins with: one of each theme, or one in daylight. */
  overlayNav?: "scene" | "daylight";
  /** The page ends with a picture that stands on the ground, as the footer does. */
  endsOnGround?: boolean;
  /** The page's picture reaches down to the end; nothing follows. */
  withoutFooter?: boolean;
}

export function loader({ context }: Route.LoaderArgs) {
  return readThirdParties(context.get(appContext), context.get(languageContext).locale);
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  const handle = useMatches().at(-1)?.handle as SiteHandle | undefined;
  const pending = usePendingPath();
  useSavedLanguage();
  useFocusOnNavigation();

  return (
    <>
      <a className="skip" href="#main">
        {t("skip")}
      </a>
      {loaderData && <ConsentGate {...loaderData} />}
      <Activity>
        <SiteNav overlay={pending === undefined ? handle?.overlayNav : undefined} />
      </Activity>
      {pending === undefined ? (
        <Activity>
          <Outlet />
        </Activity>
      ) : (
        <PendingPage path={pending} />
      )}
      {handle?.withoutFooter && pending === undefined ? null : (
        <SiteFooter onGround={pending === undefined && handle?.endsOnGround}>
          {loaderData && <ConsentButton />}
        </SiteFooter>
      )}
    </>
  );
}

/** The bare path of the page that is being fetched, unless only its language changes. */
function usePendingPath(): string | undefined {
  const { location, state } = useNavigation();
  const current = useLocation();
  if (state !== "loading" || !location) return undefined;
  const { path } = splitLocale(location.pathname);
  const same = path === splitLocale(current.pathname).path && location.search === current.search;
  return same ? undefined : path;
}

/** A saved language wins over the server's guess where its cookie was lost (A8). */
function useSavedLanguage() {
  const { locale, prefix } = useI18n();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const saved = readSavedLanguage();
    if (!saved) return;
    mirrorLanguage(saved);
    if (!prefix && saved !== locale) revalidate();
  }, [locale, prefix, revalidate]);
}

/** A new page begins at its content for keyboards and screen readers, as a full load would. */
function useFocusOnNavigation() {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const previous = useRef(page);
  useEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [page]);
}
