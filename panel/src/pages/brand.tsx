import { useBrandHints } from "@panel/brand/use-brand-hints";
import { SettingsForm } from "@panel/entries/settings/settings-editor";
import type { SettingsTable } from "@panel/entries/settings/settings-table";
import { lazyPart } from "@panel/ui/lazy-part";
import { siteBrand } from "#content/brand.ts";
import type { OpenedEntry } from "#shared/database.types.ts";
import { settingsPage } from "./settings";

const BrandPreview = lazyPart("la vista previa", () => import("@panel/brand/brand-preview"));

function BrandEditor({ table, opened }: { table: SettingsTable; opened: OpenedEntry }) {
  return (
    <SettingsForm
      {...{ table, opened }}
      the="la marca"
      saved="Marca guardada correctamente"
      useHints={useBrandHints}
      Preview={BrandPreview}
    >
      <div>
        <h1>Marca</h1>
        <p>
          Nombre, dibujos, colores e imágenes de las páginas. Lo que guardes se ve en la web al
          momento.
        </p>
      </div>
    </SettingsForm>
  );
}

const { loader, element } = settingsPage(siteBrand, BrandEditor);

export { loader };

/** Form of name, mark, colours and pictures (Q4, Q7). */
export default function BrandPage() {
  return element;
}
