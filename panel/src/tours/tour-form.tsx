import { regainSession } from "@panel/auth/regain-session";
import { EntryForm } from "@panel/entry/entry-form";
import { AreaField, CheckField, NumberField, TextField } from "@panel/entry/fields";
import { GalleryField } from "@panel/entry/gallery-field";
import { ItemList } from "@panel/entry/item-list";
import type { AnyRow } from "@panel/entry/kind";
import { withDetail } from "@panel/entry/picture-details";
import { SlugField } from "@panel/entry/slug-field";
import { useEntryForm } from "@panel/entry/use-entry-form";
import { useGallery } from "@panel/entry/use-gallery";
import { checkTour } from "./tour-check";
import { fromTourDraft, type TourDraft, toTourDraft } from "./tour-draft";
import { tourKind } from "./tour-kind";

/** The form of a tour, new or saved (H6, H8, H10). */
export function TourForm({ saved }: { saved: AnyRow | undefined }) {
  const gallery = useGallery({
    bucket: tourKind.bucket,
    regainSession,
    onUploaded: (address) => form.addPicture("pictures", address),
  });
  const form = useEntryForm<TourDraft>({
    kind: tourKind,
    saved,
    toDraft: toTourDraft,
    toRow: fromTourDraft,
    check: checkTour,
    settleUploads: gallery.settled,
    regainSession,
  });
  const { draft } = form;
  const minGroup = Math.max(1, Number(draft.minGroup) || 1);

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
            <NumberField
              label="Precio por persona (USD)"
              min={0}
              max={1_000_000}
              step={0.01}
              {...form.plain("price")}
            />
            <div className="two">
              <NumberField label="Grupo mín." min={1} max={500} {...form.plain("minGroup")} />
              <NumberField
                label="Grupo máx."
                min={minGroup}
                max={500}
                {...form.plain("maxGroup")}
              />
            </div>
            <div className="field">
              <label htmlFor="duration">Duración (días)</label>
              <input
                className="input"
                id="duration"
                value={Math.max(1, draft.itinerary.length)}
                readOnly
                aria-describedby="duration-hint"
              />
              <p className="hint" id="duration-hint">
                Se calcula a partir del itinerario
              </p>
            </div>
          </section>
          <section className="panel panel__in" aria-label="Estado">
            <CheckField label="Visible en la web" {...form.checked("active")} />
            <CheckField label="Destacado en la portada" {...form.checked("featured")} />
          </section>
        </>
      }
    >
      <section className="panel panel__in panel--first" aria-label="Textos">
        <div className="two">
          <TextField label="Nombre" {...form.localized("name")} />
          <TextField label="Destino" {...form.localized("destination")} />
        </div>
        <AreaField label="Descripción corta" rows={2} {...form.localized("short_description")} />
        <AreaField label="Descripción completa" rows={5} {...form.localized("full_description")} />
      </section>
      <div className="panel panel__in">
        <ItemList
          {...form.items("itinerary")}
          title="Itinerario"
          one="Día"
          the="el día"
          add="Añadir día"
          empty="Todavía no hay días. Cada día que añadas alarga la duración."
          days
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
      <div className="panel panel__in">
        <ItemList
          {...form.items("included")}
          title="Servicios incluidos"
          one="Incluido"
          the="el servicio incluido"
          add="Añadir"
          empty="Nada todavía."
        />
      </div>
      <div className="panel panel__in">
        <ItemList
          {...form.items("excluded")}
          title="Servicios no incluidos"
          one="No incluido"
          the="el servicio no incluido"
          add="Añadir"
          empty="Nada todavía."
        />
      </div>
    </EntryForm>
  );
}
