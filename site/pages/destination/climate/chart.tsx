/** Climate chart: a band between minimum and maximum temperatures, with bars for rain below. */
import type { Month } from "./months";

/** SVG units. A month is 60 wide, enough for four letters on a phone. */
const chartWidth = 720;
const monthWidth = chartWidth / 12;
const band = { top: 44, bottom: 206 };
const bars = { top: 284, bottom: 360 };
const barWidth = 26;
const labelHeight = 40;
/** Minimum range of the axes, in degrees and millimetres, so that small differences do not look large. */
const minDegrees = 12;
const minRain = 60;

type Known = Month & { at: number };

const short = (value: number) => Math.round(value * 10) / 10;
const middleOf = (month: number) => (month - 0.5) * monthWidth;

/** Runs of consecutive months with values. */
function monthRuns(year: readonly Month[], measure: "min" | "max"): Known[][] {
  const parts: Known[][] = [[]];
  for (const month of year) {
    const at = month[measure];
    if (at === undefined) parts.push([]);
    else parts.at(-1)?.push({ ...month, at });
  }
  return parts.filter(({ length }) => length > 0);
}

interface ChartProps {
  year: readonly Month[];
  /** Month names for wide and narrow screens. */
  names: { short: string[]; narrow: string[] };
  /** Formats a number in the language. */
  write: (value: number) => string;
}

export function Chart({ year, names, write }: ChartProps) {
  const temperatures = year.flatMap(({ min, max }) =>
    [min, max].filter((one) => one !== undefined),
  );
  const hasRain = year.some(({ rain }) => rain !== undefined);
  const lowered = temperatures.length > 0 ? 0 : band.bottom - band.top + labelHeight;
  const ground = hasRain ? bars.bottom - lowered : band.bottom + labelHeight;
  const height = ground + labelHeight;
  return (
    <svg viewBox={`0 0 ${chartWidth} ${height}`} className="climate__chart" aria-hidden="true">
      {temperatures.length > 0 && <Temperature year={year} all={temperatures} write={write} />}
      {hasRain && <Rain year={year} ground={ground} write={write} />}
      <path className="climate__ground" d={`M0 ${ground}H${chartWidth}`} />
      <g className="climate__months">
        {year.map(({ month }) => (
          <text key={month} x={middleOf(month)} y={ground} dy="1.25em">
            <tspan className="climate__wide">{names.short[month - 1]}</tspan>
            <tspan className="climate__narrow">{names.narrow[month - 1]}</tspan>
          </text>
        ))}
      </g>
    </svg>
  );
}

interface TemperatureProps {
  year: readonly Month[];
  all: readonly number[];
  write: ChartProps["write"];
}

function Temperature({ year, all, write }: TemperatureProps) {
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const spread = Math.max(highest - lowest, minDegrees);
  const floor = (lowest + highest - spread) / 2;
  const heightOf = (degrees: number) =>
    short(band.bottom - ((degrees - floor) / spread) * (band.bottom - band.top));
  const line = (part: readonly Known[]) =>
    part.map(({ month, at }) => `${middleOf(month)} ${heightOf(at)}`).join("L");
  const both = monthRuns(
    year.map((month) => ({ ...month, max: month.min === undefined ? undefined : month.max })),
    "max",
  );
  const areas = both
    .filter(({ length }) => length > 1)
    .map(
      (part) =>
        `M${line(part)}L${line(part.map((month) => ({ ...month, at: month.min ?? 0 })).reverse())}z`,
    );
  const lines = (measure: "min" | "max") =>
    monthRuns(year, measure)
      .map((part) => `M${line(part)}`)
      .join("");
  return (
    <>
      <path className="climate__band" d={areas.join("")} />
      {(["max", "min"] as const).map((measure) => (
        <g key={measure} className={`climate__${measure}`}>
          <path d={lines(measure)} />
          {monthRuns(year, measure)
            .flat()
            .map(({ month, at }) => (
              <g key={month}>
                <circle cx={middleOf(month)} cy={heightOf(at)} r="4" />
                <text
                  x={middleOf(month)}
                  y={heightOf(at)}
                  dy={measure === "max" ? "-.65em" : "1.3em"}
                >
                  {write(at)}°
                </text>
              </g>
            ))}
        </g>
      ))}
    </>
  );
}

interface RainProps {
  year: readonly Month[];
  ground: number;
  write: ChartProps["write"];
}

function Rain({ year, ground, write }: RainProps) {
  const wettest = Math.max(minRain, ...year.map(({ rain }) => rain ?? 0));
  const heightOf = (rain: number) => (rain / wettest) * (bars.bottom - bars.top);
  return (
    <g className="climate__rain">
      {year.map(({ month, rain }) => {
        if (rain === undefined) return null;
        const height = short(heightOf(rain));
        const [left, top] = [middleOf(month) - barWidth / 2, short(ground - height)];
        return (
          <g key={month}>
            <path d={`M${left} ${ground}v${-height}h${barWidth}v${height}z`} />
            {/* Shaded on the right: the light comes from the left. */}
            <path
              className="climate__shade"
              d={`M${left + barWidth - 6} ${ground}v${-height}h6v${height}z`}
            />
            <text
              x={middleOf(month)}
              y={top}
              dy="-.4em"
              className={rain >= 1000 ? "climate__long" : undefined}
            >
              {write(rain)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
