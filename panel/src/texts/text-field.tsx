import { AutoGrowTextarea } from "@panel/entries/fields/auto-grow-textarea";
import { useFieldFrame } from "@panel/entries/fields/field-frame";
import { ActionMenu } from "@panel/ui/action-menu";
import { useRef, useState } from "react";
import { type SiteText, textColumns } from "#content/texts/define.ts";
import { faultOf, fingerprint } from "#content/texts/rules.ts";
import type { Locale } from "#shared/locales.ts";
import { SearchWidth, seoLimits } from "./search-result-width";
import { editedWords } from "./text-edits";
import { faultWords, fillWords, languageNames, languagesBehind } from "./text-words";
import type { TextsForm } from "./use-texts-form";

interface TextFieldProps {
  textKey: string;
  text: SiteText;
  locale: Locale;
  form: TextsForm;
  facts: Record<string, string> | undefined;
  /** Label of the field; that of the text by default. */
  label?: string;
  /** The form says itself which translations are behind. */
  hidesBehind?: boolean;
  onHistory: (key: string) => void;
}

/** A text in one language: count, placeholders to insert, the sentence filled in, and notes. */
export function TextField(props: TextFieldProps) {
  const { textKey, text, locale, form, facts, label = text.label, onHistory } = props;
  const [showsOriginal, setShowsOriginal] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const row = form.rows.get(textKey);
  const edit = form.edits[textKey];
  const words = editedWords(text, row, edit, locale);
  const fault = form.faults[`${textKey}.${locale}`];
  const { id, control, below } = useFieldFrame({ error: fault && faultWords(fault) });
  const original = text.words[locale];
  const placeholders = [...(text.needs ?? []), ...(text.facts ?? [])];
  const limit = text.seo && seoLimits[text.seo];
  const isLong = words.length > (limit ?? text.max);
  const filled = fillWords(words, facts);

  /** Inserts at the cursor, with the browser's undo. */
  function insert(placeholder: string) {
    const element = area.current?.querySelector("textarea");
    if (!element) return;
    element.focus();
    if (!document.execCommand("insertText", false, placeholder)) {
      element.setRangeText(placeholder, element.selectionStart, element.selectionEnd, "end");
      form.setWords(textKey, locale, element.value);
    }
  }

  return (
    <div className="field textfield" id={`text-${textKey}`} ref={area}>
      <div className="textfield__head">
        <label htmlFor={id}>{label}</label>
        <span className={isLong ? "textfield__count textfield__count--long" : "textfield__count"}>
          {words.length} de {limit ?? text.max}
        </span>
        <ActionMenu
          title={text.label}
          actions={[
            {
              label: "Volver al texto original",
              icon: "back",
              disabled: words === original,
              onPress: () => form.setWords(textKey, locale, null),
            },
            {
              label: showsOriginal ? "Ocultar el original" : "Ver el original",
              icon: "copy",
              onPress: () => setShowsOriginal(!showsOriginal),
            },
            { label: "Historial", icon: "history", onPress: () => onHistory(textKey) },
          ]}
        />
      </div>
      <AutoGrowTextarea
        {...control}
        name={`${textKey}.${locale}`}
        lang={locale}
        rows={text.max > 120 ? 3 : 1}
        value={words}
        onChange={(event) => form.setWords(textKey, locale, event.currentTarget.value)}
      />
      {placeholders.length > 0 && (
        <div className="textfield__inserts">
          {placeholders.map((name) => (
            <button
              key={name}
              className="chip"
              type="button"
              lang={locale}
              onClick={() => insert(`{${name}}`)}
            >
              + {`{${name}}`}
              {facts?.[name] ? ` · ${facts[name]}` : ""}
            </button>
          ))}
        </div>
      )}
      {filled !== words && (
        <p className="hint" lang={locale}>
          {filled}
        </p>
      )}
      {/* With a value of the page, the width is that of its search result, below the fields. */}
      {text.seo && !/\{\w+\}/.test(filled) && <SearchWidth kind={text.seo} words={filled} />}
      {showsOriginal && (
        <p className="hint">
          Original: <span lang={locale}>{original}</span>
        </p>
      )}
      {notesOf({ text, row, edit, locale, words, hidesBehind: props.hidesBehind }).map((note) => (
        <p key={note} className="hint textfield__note">
          {note}
        </p>
      ))}
      {below}
    </div>
  );
}

interface NoteInput {
  text: SiteText;
  row: ReturnType<TextsForm["rows"]["get"]>;
  edit: TextsForm["edits"][string] | undefined;
  locale: Locale;
  words: string;
  hidesBehind: boolean | undefined;
}

/** Sentences about words that are not in use, or older than others. */
function notesOf({ text, row, edit, locale, words, hidesBehind }: NoteInput): string[] {
  const notes: string[] = [];
  const stored = row?.[textColumns[locale]];
  const fault = typeof stored === "string" ? faultOf(text, stored) : undefined;
  if (fault && words === stored)
    notes.push(`No está en uso, y la web muestra el original. ${faultWords(fault)}`);
  const isOriginal = words === text.words[locale];
  const hasSpanish = editedWords(text, row, edit, "es") !== text.words.es;
  const isBehind = row !== undefined && languagesBehind(row).some((each) => each === locale);
  const isTyped = edit?.[locale] !== undefined;
  if (locale !== "es" && hasSpanish && isOriginal && (isBehind || edit?.es !== undefined)) {
    if (!hidesBehind && !isTyped)
      notes.push(`Has cambiado el español; el ${languageNames[locale]} sigue siendo el original.`);
  } else if (isBehind && !isTyped && !hidesBehind)
    notes.push("El español ha cambiado después: revísalo.");
  if (!isOriginal && row?.based_on && row.based_on !== fingerprint(text.words))
    notes.push("El texto original ha cambiado desde que escribiste el tuyo.");
  if (text.demonstration && isOriginal)
    notes.push("Cuenta la historia de la demostración: escribe la tuya.");
  if (text.mayHide && words === "") notes.push("Vacío: la web no muestra este texto.");
  return notes;
}
