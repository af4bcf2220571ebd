import { type FormEvent, useId } from "react";
import { type TextPage, textColumns } from "#content/texts/define.ts";
import { localeNames } from "#shared/locales.ts";
import { useModal } from "#shared/ui/use-modal.ts";
import { clashingLanguages, editedWords } from "./text-edits";
import type { TextsForm } from "./use-texts-form";

interface TextConflictsProps {
  page: TextPage;
  form: TextsForm;
  onClose: () => void;
}

/** Asks for each text that somebody else has changed whose words stay. */
export default function TextConflicts({ page, form, onClose }: TextConflictsProps) {
  const modal = useModal(onClose);
  const id = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const keys = form.conflicts.map(({ key }) => key);
    form.resolve(new Set(keys.filter((key) => chosen.get(key) === "theirs")));
  }

  return (
    <dialog {...modal} className="ask ask--wide" aria-labelledby={id}>
      <h2 id={id}>Otra persona ha cambiado lo mismo</h2>
      <form onSubmit={submit}>
        <p className="ask__text">No se ha guardado nada todavía. Elige qué queda.</p>
        {form.conflicts.map(({ key, row }) => {
          const text = page.texts[key];
          if (!text) return null;
          const edit = form.edits[key];
          const was = form.rows.get(key);
          const inLanguages = clashingLanguages(edit, was, row).map((locale) => ({
            locale,
            mine: editedWords(text, was, edit, locale),
            theirs: row?.[textColumns[locale]] ?? text.words[locale],
          }));
          return (
            <fieldset className="clash" key={key}>
              <legend>Otra persona ha cambiado «{text.label}»</legend>
              {inLanguages.map(({ locale, mine, theirs }) => (
                <div key={locale}>
                  <small>{localeNames[locale]}</small>
                  <p lang={locale}>
                    <b>La tuya:</b> {mine}
                  </p>
                  <p lang={locale}>
                    <b>La otra:</b> {theirs}
                  </p>
                </div>
              ))}
              <label>
                <input type="radio" name={key} value="mine" defaultChecked /> Quedarme con la mía
              </label>
              <label>
                <input type="radio" name={key} value="theirs" /> Tomar la otra
              </label>
            </fieldset>
          );
        })}
        <div className="ask__acts">
          <button className="btn btn--line" type="button" onClick={onClose}>
            Seguir editando
          </button>
          <button className="btn" type="submit">
            Guardar así
          </button>
        </div>
      </form>
    </dialog>
  );
}
