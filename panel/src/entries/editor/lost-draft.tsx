import type { Form } from "./use-form";

/** Offers back what an earlier visit left unsaved: the tab was closed, the machine went down. */
export function LostDraft({
  lost,
  dismissLost,
  recover,
}: Pick<Form, "lost" | "dismissLost" | "recover">) {
  if (!lost) return null;
  const when = new Intl.DateTimeFormat("es-ES", { dateStyle: "long", timeStyle: "short" });
  return (
    <section className="notice notice--warn" aria-label="Borrador sin guardar">
      <p>Hay cambios sin guardar del {when.format(lost.at)}. ¿Quieres recuperarlos?</p>
      <div className="bar__acts">
        <button className="btn btn--line" type="button" onClick={dismissLost}>
          Descartar
        </button>
        <button className="btn btn--line" type="button" onClick={recover}>
          Recuperar
        </button>
      </div>
    </section>
  );
}
