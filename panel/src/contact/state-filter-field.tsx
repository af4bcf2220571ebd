import { type StateFilter, stateFilters } from "./states";
import { useEnquiryCounts } from "./use-counts";

interface Props {
  value: StateFilter | undefined;
  onChoose: (value: string | undefined) => void;
}

/** Narrows the list to a state; beside each stands how many there are. */
export function StateFilterField({ value, onChoose }: Props) {
  const counts = useEnquiryCounts();
  return (
    <select
      className="input"
      aria-label="Estado"
      value={value ?? ""}
      onChange={(event) => onChoose(event.currentTarget.value || undefined)}
    >
      <option value="">Todos los estados</option>
      {stateFilters.map(({ value, label }) => (
        <option key={value} value={value}>
          {counts ? `${label} (${counts[value] ?? 0})` : label}
        </option>
      ))}
    </select>
  );
}
