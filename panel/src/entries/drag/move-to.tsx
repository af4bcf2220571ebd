import { useId, useState } from "react";

interface MoveToProps {
  index: number;
  total: number;
  onMove: (to: number) => void;
}

/** Moves an item to any place of its list. A button, because a select changes with every arrow key. */
export function MoveTo({ index, total, onMove }: MoveToProps) {
  const id = useId();
  const [to, setTo] = useState(index);
  return (
    <div className="menu__to">
      <label htmlFor={id}>Mover al</label>
      <select
        className="input"
        id={id}
        value={to}
        onChange={(event) => setTo(Number(event.currentTarget.value))}
      >
        {Array.from({ length: total }, (_, at) => at).map((at) => (
          <option key={at} value={at}>
            puesto {at + 1}
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
