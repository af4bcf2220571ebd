import { useFormContext } from "@panel/entries/fields/form-context";
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
import { escapePlain } from "#shared/rich-text/serialize.ts";
import type { RichKind } from "#shared/rich-text/types.ts";
import { insertBlocks, insertLink, type Selection, toggleLines, toggleMark } from "./edit-text";
import { fromHtml } from "./from-html";
import { LinkSheet } from "./link-sheet";
import { type RichTextProps, TextPictures } from "./text-pictures";
import { type Change, replaceText, selectionOf, useMarkedText } from "./use-marked-text";

interface Tool {
  label: string;
  /** With Ctrl or Cmd. */
  shortcut?: string;
  change: Change | "link" | "picture";
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
  { label: "Imagen", change: "picture" },
];

/** Toolbar, shortcuts and paste of a text area with a marked text. */
export default function RichTools(props: RichTextProps): ReactNode {
  const { described } = useFormContext();
  const { textAreaId, field } = props;
  const toolbar = { textAreaId, kind: field.rich ?? "simple" };
  if (field.rich !== "full" || !field.mayEmbedPictures || !described)
    return <Toolbar {...toolbar} />;
  return (
    <TextPictures {...props} described={described}>
      {(pictures) => <Toolbar {...toolbar} {...pictures} />}
    </TextPictures>
  );
}

interface ToolbarProps {
  textAreaId: string;
  kind: RichKind;
  /** Opens the library; undefined in texts without pictures. */
  onPicture?: () => void;
  onPasteFiles?: (files: File[]) => void;
}

function Toolbar({ textAreaId, kind, onPicture, onPasteFiles }: ToolbarProps) {
  const { area, apply } = useMarkedText(textAreaId);
  const [linking, setLinking] = useState<Selection>();
  const [current, setCurrent] = useState(0);
  const toolbar = useRef<HTMLDivElement>(null);
  const available = tools.filter(
    ({ onlyFull, change }) => (kind === "full" || !onlyFull) && (onPicture || change !== "picture"),
  );

  function press({ change }: Tool) {
    if (change === "link") setLinking(selectionOf(area()));
    else if (change === "picture") onPicture?.();
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
    const data = event.clipboardData;
    const files = Array.from(data?.files ?? []).filter(({ type }) => type.startsWith("image/"));
    // Programs that copy a text add a picture of it.
    if (onPasteFiles && files.length > 0 && !data?.getData("text/plain").trim()) {
      event.preventDefault();
      return onPasteFiles(files);
    }
    const pasted = fromHtml(data?.getData("text/html") ?? "", kind);
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
