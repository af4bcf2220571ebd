import { formatNumber } from "@panel/ui/format";
import { shortDay } from "./periods";

export interface Bar {
  /** Monday of the week: `2026-11-23`. */
  week: string;
  /** Stacked from the bottom up, in the order of `parts`. */
  values: readonly number[];
}

interface BarChartProps {
  /** Short title of the chart. */
  title: string;
  bars: readonly Bar[];
  /** Names of the stacked values. */
  parts: readonly string[];
}

/** In SVG user units, which are stretched to the available space. */
const step = 10;
const width = 7;
const height = 100;

/** More labels do not fit on a phone. */
const maxLabels = 4;

const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);

/** Stacked bars by week. Screen readers use the table beside it, which has the same numbers. */
export function BarChart({ title, bars, parts }: BarChartProps) {
  const named = labelled(bars);
  const top = topOf(bars.map(({ values }) => sum(values)));
  return (
    <figure className="chart">
      <div className="chart__plot">
        <ol className="chart__scale" aria-hidden="true">
          {[top, top / 2, 0].map((value) => (
            <li key={value}>{formatNumber(value)}</li>
          ))}
        </ol>
        <svg
          viewBox={`0 0 ${step * bars.length} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={altOf(title, bars)}
        >
          <path
            className="chart__lines"
            d={[0, height / 2, height].map((y) => `M0 ${y}H${step * bars.length}`).join("")}
          />
          {bars.map(({ week, values }, at) => (
            <g key={week}>
              <title>{tipOf(week, values, parts)}</title>
              {values.map((value, part) => (
                <rect
                  key={parts[part]}
                  className={part > 0 ? "chart__rest" : undefined}
                  x={at * step + (step - width) / 2}
                  y={height - (height * sum(values.slice(0, part + 1))) / top}
                  width={width}
                  height={(height * value) / top}
                />
              ))}
              <rect className="chart__reach" x={at * step} y={0} width={step} height={height} />
            </g>
          ))}
        </svg>
        <ol
          className={
            named.length === bars.length ? "chart__weeks chart__weeks--each" : "chart__weeks"
          }
          aria-hidden="true"
        >
          {named.map(({ week }) => (
            <li key={week}>{shortDay(week)}</li>
          ))}
        </ol>
      </div>
      {parts.length > 1 && (
        <ul className="chart__key" aria-hidden="true">
          {parts.map((part, at) => (
            <li key={part} className={at > 0 ? "chart__rest" : undefined}>
              {part}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

function labelled(bars: readonly Bar[]): Bar[] {
  if (bars.length <= maxLabels) return [...bars];
  return [bars[0], bars[Math.floor(bars.length / 2)], bars.at(-1)].filter(
    (bar) => bar !== undefined,
  );
}

function altOf(title: string, bars: readonly Bar[]): string {
  const tallest = bars.reduce((best, bar) => (sum(bar.values) > sum(best.values) ? bar : best));
  return `${title}: la que más, la del ${shortDay(tallest.week)}, con ${formatNumber(sum(tallest.values))}. Todas están en la tabla.`;
}

function tipOf(week: string, values: readonly number[], parts: readonly string[]): string {
  const each = values.map((value, at) => `${parts[at]}: ${formatNumber(value)}`);
  return [`Semana del ${shortDay(week)}`, ...each].join("\n");
}

/** Upper end of a chart's axis: the smallest even round number that is not below any value. */
export function topOf(values: readonly number[]): number {
  const highest = Math.max(2, ...values);
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 2, 4, 6, 8, 10].find((each) => each * power >= highest) ?? 10;
  return Math.max(2, step * power);
}
