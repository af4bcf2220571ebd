import { useEffect, useRef } from "react";
import { Outlet, useLocation, useMatches, useRevalidator } from "react-router";
import { ConsentButton, ConsentGate } from "~/consent/parts";
import { readThirdParties } from "~/consent/third-parties.server";
import { appContext, languageContext } from "~/context";
import { useI18n } from "~/i18n/context";
import { mirrorLanguage, readSavedLanguage } from "~/i18n/saved-language";
import { HydrationPart } from "~/ui/hydration-part";
import { isInPlaceNavigation } from "~/ui/in-place-navigation";
import { PageStyles } from "~/ui/page-styles";
import consentCss from "../consent/styles.css?inline";
import consentAddress from "../consent/styles.css?url";
import type { Route } from "./+types/layout";
import { PendingPage } from "./pending-page";
import { useReportViews } from "./report-view";
import { SiteFooter } from "./site-footer";
import { SiteNav } from "./site-nav";
import { usePendingPath } from "./use-pending-path";

const consentStyles = {
  id: "consent-styles",
  css: import.meta.env.SSR ? consentCss : "",
  address: consentAddress,
};

/** Layout options of a page. */
export interface SiteHandle {
  /** The navigation overlays the page's first picture: one per theme (`scene`), or a daylight one. */
  overlayNav?: "scene" | "daylight";
  /** Page ending: a picture on the background of the footer, or a wall (`.wall`). */
  endsOn?: "ground" | "wall";
  /** The page has no footer; its picture fills the rest. */
  withoutFooter?: boolean;
}

export function loader({ context }: Route.LoaderArgs) {
  return readThirdParties(context.get(appContext), context.get(languageContext).locale);
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  const match = useMatches().at(-1);
  const handle = match?.handle as SiteHandle | undefined;
  const pending = usePendingPath();
  useSavedLanguage();
  useFocusOnNavigation();
  useReportViews();

  return (
    <>
      <a className="skip" href="#main">
        {t("skip")}
      </a>
      {loaderData && <PageStyles {...consentStyles} />}
      {loaderData && <ConsentGate {...loaderData} />}
      <HydrationPart>
        <SiteNav overlay={pending === undefined ? handle?.overlayNav : undefined} />
      </HydrationPart>
      {pending === undefined ? (
        <HydrationPart>
          <Outlet />
        </HydrationPart>
      ) : (
        <PendingPage path={pending} />
      )}
      {handle?.withoutFooter && pending === undefined ? null : (
        <SiteFooter after={pending === undefined && match?.loaderData ? handle?.endsOn : undefined}>
          {loaderData && <ConsentButton />}
        </SiteFooter>
      )}
    </>
  );
}

/** The saved language wins over the negotiated one if the cookie was lost (A8). */
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

/** After a navigation, moves focus to the content for keyboards and screen readers, as a full load would. */
function useFocusOnNavigation() {
  const { pathname, search, state } = useLocation();
  const page = pathname + search;
  const isInPlace = isInPlaceNavigation(state);
  const previous = useRef(page);
  useEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    if (isInPlace) return;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [page, isInPlace]);
}
