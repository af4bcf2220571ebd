import { type ReactNode, useContext, useEffect } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from "react-router";
import besley from "#shared/assets/fonts/besley-core.woff2?url";
import commissioner from "#shared/assets/fonts/commissioner-core.woff2?url";
import { defaultLocale } from "#shared/locales.ts";
import { themeScript } from "#shared/theme.ts";
import type { Route } from "./+types/root";
import { servicesOf } from "./consent/third-parties.server";
import { appContext, languageContext } from "./context";
import { readFixedPages } from "./entries/fixed-pages.server";
import { companyContext } from "./entries/settings.server";
import type { CompanySummary } from "./entries/use-company";
import { clientMessages } from "./i18n/catalogue.server";
import { I18nProvider, lastLocale, lastMessages } from "./i18n/context";
import { wordingContext } from "./i18n/facts.server";
import { splitLocale } from "./i18n/paths";
import { replayEarlyTaps } from "./layout/early-taps";
import { ErrorScreen } from "./layout/error-screen";
import { IconSprite } from "./layout/icon-sprite";
import { reloadOnDataFailure } from "./layout/reload-on-data-failure";
import { SiteStyles } from "./layout/site-styles";
import { company } from "./middleware/company.server";
import { language } from "./middleware/language.server";
import { ScriptNonce } from "./ui/script-nonce";

const font = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;

export const links: Route.LinksFunction = () => [
  { ...font, href: besley },
  { ...font, href: commissioner },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** Runs on the server before every loader. */
export const middleware: Route.MiddlewareFunction[] = [language, company];

export const clientMiddleware = [reloadOnDataFailure];

export async function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const wording = context.get(wordingContext);
  const app = context.get(appContext);
  const { name, address, phone, email, networks } = context.get(companyContext);
  // The footer has a link to the privacy page in any case.
  const legal = (await readFixedPages(app, locale)).filter(({ path }) => path !== "/privacy");
  return {
    locale,
    siteUrl: app.siteUrl,
    services: servicesOf(app),
    messages: clientMessages(wording, "common"),
    company: {
      ...{ name, address, phone, email, networks, legal },
      lists: (await app.readPublishedLists()) ?? [],
    } satisfies CompanySummary,
  };
}

/** The root's data changes only with the language. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const pinned = (url: URL) => splitLocale(url.pathname).locale;
  return defaultShouldRevalidate || pinned(currentUrl) !== pinned(nextUrl);
}

/** Head of the error page. Other pages have their own. */
export function meta({ error, loaderData }: Route.MetaArgs) {
  if (!error) return [];
  const words = loaderData?.messages ?? lastMessages();
  return [{ title: words?.["error.title"] }, { name: "robots", content: "noindex" }];
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  useEffect(replayEarlyTaps, []);
  return (
    // Inline scripts set the theme and other attributes before hydration.
    <html
      lang={data?.locale ?? lastLocale() ?? defaultLocale}
      // Read by `consent/consent.ts`.
      data-services={data?.services}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta
          name="theme-color"
          data-scheme="light"
          content="#f8f4ea"
          media="(prefers-color-scheme: light)"
        />
        <meta
          name="theme-color"
          data-scheme="dark"
          content="#0e1830"
          media="(prefers-color-scheme: dark)"
        />
        {/* Proxies that minify HTML may have changed it. */}
        <script nonce={useContext(ScriptNonce)} suppressHydrationWarning>
          {themeScript}
        </script>
        <Meta />
        <SiteStyles />
        <Links />
      </head>
      <body>
        <IconSprite />
        <I18nProvider>{children}</I18nProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
