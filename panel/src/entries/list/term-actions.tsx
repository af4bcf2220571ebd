import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { Icon } from "@panel/ui/icon";
import { lazyPart } from "@panel/ui/lazy-part";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { ContentType } from "#content/index.ts";
import { type TermUses, titleWords, usesWords } from "./terms";

const RenameTerm = lazyPart("el formulario", () => import("./rename-term"));

interface TermActionsProps {
  type: ContentType;
  id: string;
  name: string;
  uses: TermUses;
}

/** Button that renames a category or tag. For a used one also the delete button, which says where it is used. */
export function TermActions({ type, id, name, uses }: TermActionsProps) {
  const [isRenaming, setRenaming] = useState(false);
  const [isRefusing, setRefusing] = useState(false);
  return (
    <>
      <button
        className="act"
        type="button"
        aria-label={`Renombrar ${name}`}
        onClick={() => setRenaming(true)}
      >
        <Icon name="tag" />
      </button>
      {uses.posts > 0 && (
        <button
          className="act act--del"
          type="button"
          aria-label={`Eliminar ${name}`}
          onClick={() => setRefusing(true)}
        >
          <Icon name="delete" />
        </button>
      )}
      {isRefusing && (
        <ConfirmDialog
          title={`«${name}» no se puede eliminar`}
          cancel="Cerrar"
          onCancel={() => setRefusing(false)}
          confirm="Renombrar o unir"
          onConfirm={() => {
            // Close the modal first: it makes the page inert.
            flushSync(() => setRefusing(false));
            setRenaming(true);
          }}
        >
          {usesWords(uses)}: {titleWords(uses)}. Quítala de ellos, o únela con otra.
        </ConfirmDialog>
      )}
      {isRenaming && (
        <RenameTerm {...{ type, id, name, uses }} onClose={() => setRenaming(false)} />
      )}
    </>
  );
}
