export interface Row {
  what: string;
  value: number;
  unit: string;
  /** The figure to stay below, where the project has set itself one. */
  limit?: number;
}

/** The rows as an aligned table; a figure above its limit is marked. */
export function table(rows: Row[]): string {
  const width = Math.max(...rows.map((row) => row.what.length));
  return rows
    .map(({ what, value, unit, limit }) => {
      const figure = value.toFixed(value < 10 ? 2 : 1).padStart(9);
      const verdict =
        limit === undefined ? "" : value <= limit ? `  (≤ ${limit})` : `  ABOVE ${limit}`;
      return `${what.padEnd(width)}  ${figure} ${unit}${verdict}`;
    })
    .join("\n");
}
