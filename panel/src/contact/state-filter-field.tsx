import { FilterSelect } from "@panel/list/list-body";
import { type StateFilter, stateFilters } from "./states";
import { useEnquiryCounts } from "./use-counts";

interface Props {
  value: StateFilter | undefined;
  onChoose: (value: string | undefined) => void;
}

/** Filter by state, with the number of enquiries in each. */
export function StateFilterField({ value, onChoose }: Props) {
  const counts = useEnquiryCounts();
  return (
    <FilterSelect
      label="Estado"
      all="Todos los estados"
      value={value}
      options={stateFilters.map(({ value, label }) => ({
        value,
        label: counts ? `${label} (${counts[value] ?? 0})` : label,
      }))}
      onChoose={onChoose}
    />
  );
}
