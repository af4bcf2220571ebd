import { shortNameOf } from "#shared/brand/brand.ts";
import { type BrandFile, brandFile } from "#shared/brand/brand-files.ts";
import { defaultLocale } from "#shared/locales.ts";
import { appContext } from "~/context";
import { companyContext } from "~/entries/settings.server";
import type { Route } from "./+types/manifest";

export function loader({ context }: Route.LoaderArgs) {
  const company = context.get(companyContext);
  const { brand } = context.get(appContext);
  const { light } = brand.palette;
  const icon = (file: BrandFile, size: number, purpose: "any" | "maskable") => ({
    src: brandFile(file, brand),
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    name: company.name,
    short_name: shortNameOf(brand, company.name),
    lang: defaultLocale,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "browser",
    theme_color: light.brand,
    background_color: light.paper,
    icons: [
      icon("/icon-192.png", 192, "any"),
      icon("/icon-512.png", 512, "any"),
      icon("/icon-maskable-512.png", 512, "maskable"),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "content-type": "application/manifest+json; charset=utf-8",
      "cache-control": "public, max-age=300",
    },
  });
}
