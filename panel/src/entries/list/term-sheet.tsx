import { dataOf, reasonOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { InlineError } from "@panel/ui/field-error";
import { toast } from "@panel/ui/toaster";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import type { ContentType } from "#content/index.ts";
import { termOf } from "#shared/term.ts";
import { Sheet } from "#shared/ui/sheet.tsx";
import { Labelled, useFieldFrame } from "../fields/field-frame";
import { agreeing, theOf } from "../labels";
import { type TermUses, termTable, usesWords } from "./terms";

interface TermSheetProps {
  type: ContentType;
  id: string;
  /** Present name, in Spanish. */
  name: string;
  uses: TermUses;
  /** Opened to delete it, which its uses forbid. */
  isRefused: boolean;
  onClose: () => void;
}

interface Named {
  id: string;
  name: string;
}

/** Renames a category or tag in all posts, or merges it into the one that has the new name. */
export default function TermSheet(props: TermSheetProps) {
  const { type, id, name, uses, isRefused, onClose } = props;
  const queries = useQueryClient();
  const [text, setText] = useState(name);
  const [error, setError] = useState<string>();
  const { field, max } = nameField(type);
  const { data: others = [] } = useQuery({
    queryKey: [type.table, "names"],
    async queryFn({ signal }) {
      const rows = backend().from(termTable(type)).select("id, name").abortSignal(signal);
      return dataOf(await rows) as Named[];
    },
    staleTime: 0,
  });
  const given = text.trim();
  const other = others.find((each) => each.id !== id && termOf(each.name) === termOf(given));
  const frame = useFieldFrame({ error, required: true });

  const renaming = useMutation({
    async mutationFn() {
      const request = backend().rpc("rename_term", {
        ...{ type: termTable(type), term: id, name: given },
      });
      return dataOf(await request);
    },
    onSuccess({ posts }) {
      const the = theOf(type);
      toast({
        title: other
          ? `«${name}» ${agreeing(the, "unido")} a «${other.name}»`
          : `«${name}» se llama ahora «${given}»`,
        text: posts === 0 ? "No estaba en ningún post." : `${usesWords({ posts, titles: [] })}.`,
      });
      void queries.invalidateQueries();
      onClose();
    },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (renaming.isPending) return;
    if (given === name) return onClose();
    const problem = !termOf(given)
      ? "Escribe un nombre con letras o números"
      : given.length > max
        ? `Como mucho ${max} caracteres`
        : undefined;
    setError(problem);
    if (!problem) renaming.mutate();
  }

  return (
    <Sheet
      title={isRefused ? `«${name}» no se puede eliminar` : `Renombrar «${name}»`}
      note={usesWords(uses)}
      closeLabel="Cerrar"
      onClose={onClose}
    >
      <form className="term-sheet" onSubmit={submit} noValidate>
        {uses.posts > 0 && (
          <p>
            {isRefused && "Quítala antes de los posts que la tienen, o únela con otra. "}
            {usesWords(uses)}: {titleWords(uses)}.
          </p>
        )}
        <Labelled id={frame.id} label={`${field.label} en español`}>
          <input
            className="input"
            {...frame.control}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {frame.below}
        </Labelled>
        <div role="status">
          {other ? (
            <p className="notice notice--warn">
              Ya existe «{other.name}». Al unirlas, los posts de «{name}» pasan a «{other.name}»,
              que conserva sus textos, y la dirección de «{name}» lleva a la suya. No se puede
              deshacer.
            </p>
          ) : (
            given !== name &&
            uses.posts > 0 && (
              <p className="hint">
                Cambia en todos ellos. La dirección en la web y las traducciones siguen como están.
              </p>
            )
          )}
        </div>
        {renaming.error && <InlineError>No se pudo. {reasonOf(renaming.error)}</InlineError>}
        <div className="bar__acts">
          <button
            className={other ? "btn btn--danger" : "btn"}
            type="submit"
            aria-busy={renaming.isPending || undefined}
          >
            {other ? "Unir" : "Renombrar"}
          </button>
          <button className="btn btn--line" type="button" onClick={onClose}>
            Cancelar
          </button>
        </div>
      </form>
    </Sheet>
  );
}

/** Label and maximum length of the names of a type. */
function nameField({ fields, admin }: ContentType) {
  const field = fields[admin.useAsTitle as keyof typeof fields] as { label: string; max?: number };
  return { field, max: field.max ?? 100 };
}

/** `«Uno», «Dos» y 3 más` */
function titleWords({ posts, titles }: TermUses): string {
  const named = titles.map((title) => `«${title}»`).join(", ");
  const others = posts - titles.length;
  return others > 0 ? `${named} y ${others} más` : named;
}
