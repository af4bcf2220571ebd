import { Icon } from "@panel/ui/icon";
import { lazyPart } from "@panel/ui/lazy-part";
import { useState } from "react";
import type { ContentType } from "#content/index.ts";
import type { TermUses } from "./terms";

const TermSheet = lazyPart("el formulario", () => import("./term-sheet"));

interface TermActionsProps {
  type: ContentType;
  id: string;
  name: string;
  uses: TermUses;
}

/** Button that renames a category or tag. For a used one also the delete button, which says where it is used. */
export function TermActions({ type, id, name, uses }: TermActionsProps) {
  const [opened, setOpened] = useState<"rename" | "delete">();
  return (
    <>
      <button
        className="act"
        type="button"
        aria-label={`Renombrar ${name}`}
        onClick={() => setOpened("rename")}
      >
        <Icon name="tag" />
      </button>
      {uses.posts > 0 && (
        <button
          className="act act--del"
          type="button"
          aria-label={`Eliminar ${name}`}
          onClick={() => setOpened("delete")}
        >
          <Icon name="delete" />
        </button>
      )}
      {opened && (
        <TermSheet
          {...{ type, id, name, uses }}
          isRefused={opened === "delete"}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
