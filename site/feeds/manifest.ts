import { company as first } from "#shared/company.ts";
import { defaultLocale } from "#shared/locales.ts";
import { companyContext } from "~/entries/settings.server";
import type { Route } from "./+types/manifest";

export function loader({ context }: Route.LoaderArgs) {
  const company = context.get(companyContext);
  const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
    src: `/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    name: company.name,
    short_name: company.name === first.name ? "Tsamma" : company.name,
    lang: defaultLocale,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "browser",
    theme_color: "#1f4d3c",
    background_color: "#f8f4ea",
    icons: [
      icon("icon", 192, "any"),
      icon("icon", 512, "any"),
      icon("icon-maskable", 512, "maskable"),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "content-type": "application/manifest+json; charset=utf-8",
      "cache-control": "public, max-age=300",
    },
  });
}
