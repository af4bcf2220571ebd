import { Icon } from "@panel/ui/icon";
import { useEffect, useEffectEvent, useRef, useState } from "react";

/** Delay between typing and searching. */
const debounceMs = 180;

interface SearchFieldProps {
  value: string;
  onSearch: (value: string) => void;
}

export function SearchField({ value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const searched = useRef(value);
  const search = useEffectEvent(onSearch);

  // The address may also change by back, forward or a link.
  useEffect(() => {
    if (value === searched.current) return;
    searched.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (typed === searched.current) return;
    const timer = setTimeout(() => {
      searched.current = typed;
      search(typed);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <div className="search">
      <Icon name="search" />
      <input
        className="input"
        type="search"
        dir="auto"
        aria-label="Buscar"
        placeholder="Buscar"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </div>
  );
}
