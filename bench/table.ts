export interface Row {
  what: string;
  value: number;
  unit: string;
  /** The project's limit for the figure, if any. */
  limit?: number;
}

/** The rows as an aligned table; figures above their limit are marked. */
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
