import { regainSession } from "@panel/auth/regain-session";
import { EntryForm } from "@panel/entry/entry-form";
import { AreaField, CheckField, TextField } from "@panel/entry/fields";
import { GalleryField } from "@panel/entry/gallery-field";
import { ItemList } from "@panel/entry/item-list";
import type { AnyRow } from "@panel/entry/kind";
import { withDetail } from "@panel/entry/picture-details";
import { SlugField } from "@panel/entry/slug-field";
import { useEntryForm } from "@panel/entry/use-entry-form";
import { useGallery } from "@panel/entry/use-gallery";
import { checkDestination } from "./destination-check";
import {
  type DestinationDraft,
  fromDestinationDraft,
  toDestinationDraft,
} from "./destination-draft";
import { destinationKind } from "./destination-kind";

/** The form of a destination, new or saved (H6, H9, H10). */
export function DestinationForm({ saved }: { saved: AnyRow | undefined }) {
  const gallery = useGallery({
    bucket: destinationKind.bucket,
    regainSession,
    onUploaded: (address) => form.addPicture("pictures", address),
  });
  const form = useEntryForm<DestinationDraft>({
    kind: destinationKind,
    saved,
    toDraft: toDestinationDraft,
    toRow: fromDestinationDraft,
    check: checkDestination,
    settleUploads: gallery.settled,
    regainSession,
  });
  const { draft } = form;

  return (
    <EntryForm
      form={form}
      title={draft.name.es}
      badge={
        draft.active ? (
          <span className="badge badge--ok">Activo</span>
        ) : (
          <span className="badge">Inactivo</span>
        )
      }
      busyWith={gallery.uploading ? "Subiendo imágenes..." : undefined}
      aside={
        <>
          <section className="panel panel__in" aria-label="Datos">
            <SlugField form={form} name={draft.name.es} />
          </section>
          <section className="panel panel__in" aria-label="Estado">
            <CheckField label="Visible en la web" {...form.checked("active")} />
          </section>
        </>
      }
    >
      <section className="panel panel__in panel--first" aria-label="Textos">
        <div className="two">
          <TextField label="Nombre" {...form.localized("name")} />
          <TextField label="País" {...form.localized("country")} />
        </div>
        <AreaField label="Descripción corta" rows={2} {...form.localized("short_description")} />
        <AreaField label="Descripción completa" rows={5} {...form.localized("full_description")} />
        <AreaField
          label="Mejor época para visitar"
          rows={2}
          optional
          {...form.localized("best_time_to_visit")}
        />
      </section>
      <div className="panel panel__in">
        <ItemList
          {...form.items("highlights")}
          title="Puntos destacados"
          one="Punto destacado"
          the="el punto destacado"
          add="Añadir punto destacado"
          empty="Nada todavía. Se ven como etiquetas cortas bajo la descripción."
        />
      </div>
      <div className="panel panel__in">
        <GalleryField
          gallery={gallery}
          pictures={draft.pictures}
          details={draft.details}
          problems={form.problems}
          onChange={(change) => form.update(({ pictures }) => ({ pictures: change(pictures) }))}
          onDetail={(address, change) =>
            form.update(({ details }) => ({ details: withDetail(details, address, change) }))
          }
        />
      </div>
    </EntryForm>
  );
}
