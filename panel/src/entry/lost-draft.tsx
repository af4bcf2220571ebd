import type { EntryForm } from "./use-entry-form";

/** Offers back what an earlier visit left unsaved: the tab was closed, the machine went down. */
export function LostDraft<Draft extends { slug: string }>({ form }: { form: EntryForm<Draft> }) {
  const { lost } = form;
  if (!lost) return null;
  const when = new Intl.DateTimeFormat("es-ES", { dateStyle: "long", timeStyle: "short" });
  return (
    <section className="notice notice--warn" aria-label="Borrador sin guardar">
      <p>Hay cambios sin guardar del {when.format(lost.at)}. ¿Quieres recuperarlos?</p>
      <div className="bar__acts">
        <button className="btn btn--line" type="button" onClick={form.dismissLost}>
          Descartar
        </button>
        <button className="btn btn--line" type="button" onClick={form.recover}>
          Recuperar
        </button>
      </div>
    </section>
  );
}
