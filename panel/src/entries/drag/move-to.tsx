import { useId, useState } from "react";

interface MoveToProps {
  index: number;
  total: number;
  /** Name of the place at an index: `Día 3`. */
  called: (at: number) => string;
  onMove: (to: number) => void;
}

/** Moves an item to any place of its list. A button, because a select changes with every arrow key. */
export function MoveTo({ index, total, called, onMove }: MoveToProps) {
  const id = useId();
  const [to, setTo] = useState(index);
  return (
    <div className="menu__to">
      <label htmlFor={id}>Mover a</label>
      <select
        className="input"
        id={id}
        value={to}
        onChange={(event) => setTo(Number(event.currentTarget.value))}
      >
        {Array.from({ length: total }, (_, at) => (
          <option key={called(at)} value={at}>
            {called(at)}
          </option>
        ))}
      </select>
      <button
        className="btn btn--line"
        type="button"
        disabled={to === index}
        onClick={() => onMove(to)}
      >
        Mover
      </button>
    </div>
  );
}
