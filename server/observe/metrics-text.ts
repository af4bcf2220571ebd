/** Prometheus' text format: https://prometheus.io/docs/instrumenting/exposition_formats/ */

export type Labels = Readonly<Record<string, string>>;

export interface Sample {
  value: number;
  labels?: Labels;
  /** What follows the family's name: `_bucket`, `_sum`, `_count`. */
  suffix?: string;
}

/** All samples of one name. */
export interface Family {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  samples: readonly Sample[];
}

/** The media type that Prometheus asks for. */
export const metricsType = "text/plain; version=0.0.4; charset=utf-8";

const escaped = (text: string) =>
  text.replace(/[\\"\n]/g, (character) => (character === "\n" ? "\\n" : `\\${character}`));

function line(name: string, { value, labels = {}, suffix = "" }: Sample): string {
  const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escaped(text)}"`);
  const set = pairs.length > 0 ? `{${pairs.join(",")}}` : "";
  return `${name}${suffix}${set} ${value === Number.POSITIVE_INFINITY ? "+Inf" : value}\n`;
}

/** Writes families down; those without samples are left out. */
export function metricsText(families: readonly Family[]): string {
  return families
    .filter(({ samples }) => samples.length > 0)
    .map(
      ({ name, help, type, samples }) =>
        `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n` +
        samples.map((sample) => line(name, sample)).join(""),
    )
    .join("");
}

/** A family of one number, left out where it is not known. */
export function single(
  type: "counter" | "gauge",
  name: string,
  help: string,
  value: number | undefined,
): Family {
  return { name, help, type, samples: value === undefined ? [] : [{ value }] };
}

/** A counter for each value of one label. */
export function counters(
  name: string,
  help: string,
  label: string,
  counts: Iterable<readonly [string, number]>,
): Family {
  const samples = [...counts].map(([text, value]) => ({ labels: { [label]: text }, value }));
  return { name, help, type: "counter", samples };
}
