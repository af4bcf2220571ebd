import { Icon } from "@panel/ui/icon";

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  onShow: (page: number) => void;
}

/** Where in a long list one is, and the way on; nothing when it is all there. */
export function Pager({ page, pageSize, total, onShow }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1 && page === 1) return null;
  const from = (page - 1) * pageSize + 1;
  return (
    <nav className="pager" aria-label="Páginas">
      <p role="status">
        {from} a {Math.min(total, page * pageSize)} de {total}
      </p>
      <button
        className="btn btn--line"
        type="button"
        disabled={page <= 1}
        onClick={() => onShow(Math.min(page - 1, last))}
      >
        <Icon name="previous" />
        Anterior
      </button>
      <button
        className="btn btn--line"
        type="button"
        disabled={page >= last}
        onClick={() => onShow(page + 1)}
      >
        Siguiente
        <Icon name="next" />
      </button>
    </nav>
  );
}
