import { Icon } from "@panel/ui/icon";
import { useEffect, useRef } from "react";

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  onShow: (page: number) => void;
}

/** Pager of a list; nothing for a single page. */
export function Pager({ page, pageSize, total, onShow }: PagerProps) {
  const nav = useRef<HTMLElement>(null);
  const pressed = useRef(false);

  // At either end the pressed button becomes disabled: focus the other one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useEffect(() => {
    if (pressed.current && nav.current?.querySelector(":disabled"))
      nav.current.querySelector<HTMLElement>(":enabled")?.focus();
    pressed.current = false;
  }, [page]);

  function show(next: number) {
    pressed.current = true;
    onShow(next);
  }

  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1 && page === 1) return null;
  const from = (page - 1) * pageSize + 1;
  return (
    <nav className="pager" aria-label="Páginas" ref={nav}>
      <p role="status">
        {from} a {Math.min(total, page * pageSize)} de {total}
      </p>
      <button
        className="btn btn--line"
        type="button"
        disabled={page <= 1}
        onClick={() => show(Math.min(page - 1, last))}
      >
        <Icon name="previous" />
        Anterior
      </button>
      <button
        className="btn btn--line"
        type="button"
        disabled={page >= last}
        onClick={() => show(page + 1)}
      >
        Siguiente
        <Icon name="next" />
      </button>
    </nav>
  );
}
