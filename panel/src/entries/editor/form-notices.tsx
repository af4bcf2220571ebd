import { formatMoment } from "@panel/ui/format";
import type { Form } from "./use-form";

/** Work of an earlier visit that this browser has kept: taken over, or offered by a former version of the panel. */
export function FormNotices({ restored, former }: Pick<Form, "restored" | "former">) {
  return (
    <>
      {former && (
        <section className="notice notice--warn" aria-label="Borrador sin guardar">
          <p>
            Hay cambios sin guardar del {formatMoment(new Date(former.at).toISOString())}. ¿Quieres
            recuperarlos?
          </p>
          <div className="bar__acts">
            <button className="btn btn--line" type="button" onClick={former.discard}>
              Descartar
            </button>
            <button className="btn btn--line" type="button" onClick={former.restore}>
              Recuperar
            </button>
          </div>
        </section>
      )}
      {restored && (
        <section className="notice" aria-label="Recuperado de este dispositivo">
          <p role="status">Recuperado de este dispositivo</p>
          <button className="btn btn--line" type="button" onClick={restored.undo}>
            Deshacer
          </button>
        </section>
      )}
    </>
  );
}
