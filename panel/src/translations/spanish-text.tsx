import { reasonOf } from "@panel/backend/backend-error";
import { TextDiff } from "@panel/entries/history/difference-view";
import { fillWords, languageNames, type TargetLocale } from "@panel/texts/text-words";
import { formatDay } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { toast } from "@panel/ui/toaster";
import { useMutation } from "@tanstack/react-query";

interface SpanishTextProps {
  words: string;
  /** Values of placeholders. */
  facts: Record<string, string> | undefined;
  /** Spanish words when the translation was written; undefined if unknown. */
  was: string | undefined;
  isBehind: boolean;
  /** When the Spanish words changed. */
  since: string | undefined;
  /** Whether the translation has the owner's words or the code's. */
  translation: "own" | "original";
  language: TargetLocale;
  onConfirm: () => Promise<void>;
  /** Called when the notice goes, with the pressed button. */
  onConfirmed: () => void;
}

/** Spanish words of a text beside its translation, and how they have changed since. */
export function SpanishText(props: SpanishTextProps) {
  const { words, facts, was, isBehind, since, translation, language, onConfirm } = props;
  const confirm = useMutation({
    mutationFn: onConfirm,
    onSuccess: props.onConfirmed,
    onError: (error) => toast({ kind: "error", title: "No se pudo anotar", text: reasonOf(error) }),
  });
  const filled = fillWords(words, facts);
  return (
    <div className="cell__source">
      <h3>En español</h3>
      <p lang="es">{words || <span className="hint">Vacío: la web no muestra este texto.</span>}</p>
      {filled !== words && (
        <p className="hint" lang="es">
          {filled}
        </p>
      )}
      {isBehind && (
        <div className="stale">
          <p>
            <Icon name="warning" />
            {translation === "own"
              ? `El español ha cambiado${since ? ` el ${formatDay(since)}` : ""}, después de traducirlo.`
              : `El español es tuyo; el ${languageNames[language]} sigue siendo el original.`}
          </p>
          {was !== undefined && was !== words && (
            <div className="changes" lang="es">
              <TextDiff was={was} is={words} />
            </div>
          )}
          <button
            className="btn btn--line"
            type="button"
            aria-busy={confirm.isPending || undefined}
            onClick={confirm.isPending ? undefined : () => confirm.mutate()}
          >
            La traducción sigue valiendo
          </button>
        </div>
      )}
    </div>
  );
}
