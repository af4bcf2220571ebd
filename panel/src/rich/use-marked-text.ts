import { useEntry, useFormContext } from "@panel/entries/fields/form-context";
import { flushSync } from "react-dom";
import { escapePlain } from "#shared/rich-text/serialize.ts";
import type { Edit, Selection } from "./edit-text";
import { markTexts } from "./mark-texts";

export type Change = (selection: Selection) => Edit;

/** Changes the text of a text area with marks. */
export function useMarkedText(textAreaId: string) {
  const { textFormat, edit } = useFormContext();
  const { type } = useEntry();
  const area = () => document.getElementById(textAreaId) as HTMLTextAreaElement;

  /** The selection in the text with marks. The first mark escapes the plain texts of the entry. */
  function markedSelection({ text, start, end }: Selection): Selection {
    if (textFormat === "marked") return { text, start, end };
    flushSync(() => edit((draft) => markTexts(type, draft)));
    const lengthOf = (at: number) => escapePlain(text.slice(0, at)).length;
    return { text: area().value, start: lengthOf(start), end: lengthOf(end) };
  }

  return {
    area,
    apply(change: Change, selection = selectionOf(area())) {
      replaceText(area(), change(markedSelection(selection)));
    },
    /** As `apply`, but leaves the focus in another field. The browser's undo does not take it back there. */
    applyInBackground(change: Change) {
      if (document.activeElement === area())
        return replaceText(area(), change(markedSelection(selectionOf(area()))));
      const { start, end, insert } = change(markedSelection(selectionOf(area())));
      setText(area(), insert, start, end);
    },
  };
}

export function selectionOf(area: HTMLTextAreaElement): Selection {
  return { text: area.value, start: area.selectionStart, end: area.selectionEnd };
}

/** Changes the text as if it was typed, so that the browser's undo takes it back. */
export function replaceText(area: HTMLTextAreaElement, { start, end, insert, select }: Edit) {
  area.focus();
  area.setSelectionRange(start, end);
  const isTyped = insert
    ? document.execCommand("insertText", false, insert)
    : document.execCommand("delete");
  if (!isTyped) setText(area, insert, start, end);
  area.setSelectionRange(...select);
}

function setText(area: HTMLTextAreaElement, insert: string, start: number, end: number) {
  area.setRangeText(insert, start, end, "end");
  area.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
