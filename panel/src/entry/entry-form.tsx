import { AskDialog } from "@panel/ui/ask-dialog";
import { Icon } from "@panel/ui/icon";
import { type ReactNode, useId, useLayoutEffect } from "react";
import { Link } from "react-router";
import { isLocale } from "#shared/locales.ts";
import { markDocument } from "#shared/mark-document.ts";
import { LanguageTabs, tabId } from "./language-tabs";
import { LostDraft } from "./lost-draft";
import type { EntryForm as Form } from "./use-entry-form";

interface EntryFormProps<Draft extends { slug: string }> {
  form: Form<Draft>;
  /** What the entry is called, or what it will be. */
  title: string;
  badge: ReactNode;
  /** Between the tabs and the save bar: panels of the present language. */
  children: ReactNode;
  /** Beside them: what is the same in every language. */
  aside: ReactNode;
  /** Something else is still under way: `Subiendo imágenes...`. */
  busyWith?: ReactNode;
  /** What the tabs judge, where it is not the row that would be saved now. */
  row?: Record<string, unknown>;
}

/** The frame of an entry's form: tabs, panels, save bar, and the questions that may come up. */
export function EntryForm<Draft extends { slug: string }>(props: EntryFormProps<Draft>) {
  const { form, title, badge, children, aside, busyWith, row = form.row } = props;
  const { kind, locale, problems, saving, unsaved, failure, obstacle, blocker } = form;
  const panelId = useId();
  // Toasts stand clear of the save bar.
  useLayoutEffect(() => markDocument("saveBar"), []);
  const wrong = Object.keys(problems).flatMap((path) => path.split(".").filter(isLocale));
  const wrongCount = Object.keys(problems).length;

  return (
    <>
      <div className="bar">
        <div>
          <p>
            <Link to={kind.path}>{kind.words.many}</Link> / {form.isNew ? "Nuevo" : "Editar"}
          </p>
          <h1>{title || kind.words.fresh}</h1>
        </div>
        <div className="bar__acts">{badge}</div>
      </div>
      {form.lost && <LostDraft form={form} />}
      <form className="formgrid" noValidate ref={form.element} onSubmit={form.onSubmit}>
        <div className="formgrid__main">
          <LanguageTabs
            kind={kind}
            row={row}
            locale={locale}
            onChoose={form.setLocale}
            wrong={wrong}
            panelId={panelId}
          />
          <div id={panelId} role="tabpanel" aria-labelledby={tabId(locale)}>
            {children}
          </div>
        </div>
        <aside>{aside}</aside>
        <div className="save">
          <SaveNote failure={failure} wrong={wrongCount} unsaved={unsaved} busyWith={busyWith} />
          <div className="bar__acts">
            <Link className="btn btn--line" to={kind.path}>
              Cancelar
            </Link>
            <button className="btn" type="submit" aria-busy={saving || undefined}>
              {saving ? "Guardando..." : "Guardar"}
            </button>
          </div>
        </div>
      </form>
      {blocker.state === "blocked" && (
        <AskDialog
          title="Hay cambios sin guardar"
          stay="Seguir editando"
          onStay={() => blocker.reset()}
          go="Salir sin guardar"
          onGo={() => {
            form.discard();
            blocker.proceed();
          }}
          danger
        >
          Si sales ahora, lo que has cambiado se pierde.
        </AskDialog>
      )}
      {obstacle?.kind === "conflict" && (
        <AskDialog
          title="Otra persona lo ha cambiado"
          stay="Seguir editando"
          onStay={form.dismissObstacle}
          go="Guardar mi versión"
          onGo={form.overcome}
        >
          <p>
            Mientras editabas, {kind.words.the} se guardó con otros cambios. Todavía no se ha
            sobrescrito nada.
          </p>
          <p>
            <Link to={`${kind.path}/${form.id}`} target="_blank" rel="noreferrer">
              Ver la versión guardada en otra pestaña
            </Link>
          </p>
        </AskDialog>
      )}
      {obstacle?.kind === "gone" && (
        <AskDialog
          title="Otra persona lo ha eliminado"
          stay="Seguir editando"
          onStay={form.dismissObstacle}
          go="Guardar como nuevo"
          onGo={form.overcome}
        >
          Mientras editabas, {kind.words.the} se eliminó. Lo que has escrito sigue aquí.
        </AskDialog>
      )}
    </>
  );
}

interface SaveNoteProps {
  failure: string | undefined;
  wrong: number;
  unsaved: boolean;
  busyWith: ReactNode;
}

/** What the save bar has to say, the most urgent first. */
function SaveNote({ failure, wrong, unsaved, busyWith }: SaveNoteProps) {
  if (failure || wrong > 0) {
    return (
      <p className="save__wrong" role="alert">
        <Icon name="warning" />
        {failure ?? (wrong === 1 ? "Hay 1 campo por corregir" : `Hay ${wrong} campos por corregir`)}
      </p>
    );
  }
  if (busyWith) return <p role="status">{busyWith}</p>;
  if (!unsaved) return <p>Sin cambios</p>;
  return (
    <p>
      <Icon name="warning" />
      Hay cambios sin guardar
    </p>
  );
}
