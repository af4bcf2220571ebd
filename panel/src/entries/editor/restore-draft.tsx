import type { Form } from "./use-form";

/** Offers the unsaved draft of an earlier visit. */
export function RestoreDraft({
  autosaved,
  discardAutosaved,
  restore,
}: Pick<Form, "autosaved" | "discardAutosaved" | "restore">) {
  if (!autosaved) return null;
  const when = new Intl.DateTimeFormat("es-ES", { dateStyle: "long", timeStyle: "short" });
  return (
    <section className="notice notice--warn" aria-label="Borrador sin guardar">
      <p>Hay cambios sin guardar del {when.format(autosaved.at)}. ¿Quieres recuperarlos?</p>
      <div className="bar__acts">
        <button className="btn btn--line" type="button" onClick={discardAutosaved}>
          Descartar
        </button>
        <button className="btn btn--line" type="button" onClick={restore}>
          Recuperar
        </button>
      </div>
    </section>
  );
}
