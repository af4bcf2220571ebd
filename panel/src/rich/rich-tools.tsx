import { useEntry, useFormContext } from "@panel/entries/fields/form-context";
import { toast } from "@panel/ui/toaster";
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { escapePlain } from "#shared/rich-text/print.ts";
import type { RichKind } from "#shared/rich-text/types.ts";
import {
  type Edit,
  insertBlocks,
  insertLink,
  type Selection,
  toggleLines,
  toggleMark,
} from "./edit-text";
import { fromHtml } from "./from-html";
import { LinkSheet } from "./link-sheet";
import { markTexts } from "./mark-texts";

type Change = (selection: Selection) => Edit;

interface Tool {
  label: string;
  /** With Ctrl or Cmd. */
  shortcut?: string;
  change: Change | "link";
  /** Not in texts without headings. */
  onlyFull?: true;
}

const tools: readonly Tool[] = [
  { label: "Título", change: (selection) => toggleLines(selection, "## "), onlyFull: true },
  { label: "Subtítulo", change: (selection) => toggleLines(selection, "### "), onlyFull: true },
  { label: "Negrita", shortcut: "b", change: (selection) => toggleMark(selection, "**") },
  { label: "Cursiva", shortcut: "i", change: (selection) => toggleMark(selection, "*") },
  { label: "Enlace", shortcut: "k", change: "link" },
  { label: "Lista", change: (selection) => toggleLines(selection, "- ") },
  { label: "Lista numerada", change: (selection) => toggleLines(selection, "1. ") },
  { label: "Cita", change: (selection) => toggleLines(selection, "> ") },
];

interface RichToolsProps {
  /** Id of the text area, which the field renders. */
  textAreaId: string;
  kind: RichKind;
}

/** Toolbar, shortcuts and paste of a text area with a marked text. */
export default function RichTools({ textAreaId, kind }: RichToolsProps): ReactNode {
  const { textFormat, edit } = useFormContext();
  const { type } = useEntry();
  const [linking, setLinking] = useState<Selection>();
  const [current, setCurrent] = useState(0);
  const toolbar = useRef<HTMLDivElement>(null);
  const available = tools.filter(({ onlyFull }) => kind === "full" || !onlyFull);
  const area = () => document.getElementById(textAreaId) as HTMLTextAreaElement;

  /** The selection in the text with marks. The first mark escapes the plain texts of the entry. */
  function markedSelection({ text, start, end }: Selection): Selection {
    if (textFormat === "marked") return { text, start, end };
    flushSync(() => edit((draft) => markTexts(type, draft)));
    const lengthOf = (at: number) => escapePlain(text.slice(0, at)).length;
    return { text: area().value, start: lengthOf(start), end: lengthOf(end) };
  }

  function apply(change: Change, selection = selectionOf(area())) {
    replaceText(area(), change(markedSelection(selection)));
  }

  function press({ change }: Tool) {
    if (change === "link") setLinking(selectionOf(area()));
    else apply(change);
  }

  function closeLink() {
    flushSync(() => setLinking(undefined));
    area().focus();
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const tool = available.find(({ shortcut }) => shortcut === event.key.toLowerCase());
    if (!tool) return;
    event.preventDefault();
    press(tool);
  });

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const pasted = fromHtml(event.clipboardData?.getData("text/html") ?? "", kind);
    if (!pasted) return;
    event.preventDefault();
    const before = selectionOf(area());
    apply((selection) => insertBlocks(selection, pasted.marked, pasted.isInline), before);
    toast({
      kind: "success",
      title: "Texto pegado",
      text: "Hemos conservado títulos, listas, negritas y enlaces",
      actions: [
        { label: "Pegar sin formato", onPress: () => pastePlain(pasted.marked, pasted.plain) },
      ],
    });
  });

  /** Replaces what was pasted, unless it has been changed since. */
  function pastePlain(marked: string, plain: string) {
    const { value } = area();
    const start = value.lastIndexOf(marked);
    if (start < 0) return;
    const insert = escapePlain(plain);
    const end = start + marked.length;
    replaceText(area(), { start, end, insert, select: [start, start + insert.length] });
  }

  useEffect(() => {
    const element = document.getElementById(textAreaId);
    const keyDown = (event: KeyboardEvent) => onKeyDown(event);
    const paste = (event: ClipboardEvent) => onPaste(event);
    element?.addEventListener("keydown", keyDown);
    element?.addEventListener("paste", paste);
    return () => {
      element?.removeEventListener("keydown", keyDown);
      element?.removeEventListener("paste", paste);
    };
  }, [textAreaId]);

  function move(event: ReactKeyboardEvent) {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
    const last = available.length - 1;
    const target = { Home: 0, End: last }[event.key] ?? current + (steps[event.key] ?? 0);
    if (target === current) return;
    event.preventDefault();
    const next = (target + available.length) % available.length;
    setCurrent(next);
    toolbar.current?.querySelectorAll("button")[next]?.focus();
  }

  return (
    <>
      <div
        className="rich-tools"
        role="toolbar"
        aria-label="Formato"
        aria-controls={textAreaId}
        ref={toolbar}
        onKeyDown={move}
      >
        {available.map((tool, at) => (
          <button
            key={tool.label}
            className="tool"
            type="button"
            tabIndex={at === current ? 0 : -1}
            aria-keyshortcuts={tool.shortcut && `Control+${tool.shortcut.toUpperCase()}`}
            onFocus={() => setCurrent(at)}
            onClick={() => press(tool)}
          >
            {tool.label}
          </button>
        ))}
      </div>
      {linking && (
        <LinkSheet
          onClose={closeLink}
          onChoose={(href, label) => {
            closeLink();
            apply((selection) => insertLink(selection, href, label), linking);
          }}
        />
      )}
    </>
  );
}

function selectionOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selection {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** Changes the text as if it was typed, so that the browser's undo takes it back. */
function replaceText(area: HTMLTextAreaElement, { start, end, insert, select }: Edit) {
  area.focus();
  area.setSelectionRange(start, end);
  const isTyped = insert
    ? document.execCommand("insertText", false, insert)
    : document.execCommand("delete");
  if (!isTyped) {
    area.setRangeText(insert, start, end, "end");
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  area.setSelectionRange(...select);
}
