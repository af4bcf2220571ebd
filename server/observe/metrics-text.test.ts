import { expect, test } from "vitest";
import { Durations } from "./metrics-durations.ts";
import { counters, metricsText, single } from "./metrics-text.ts";

test("I5: metrics are written as Prometheus reads them", () => {
  const text = metricsText([
    single("gauge", "known", "A number.", 1.5),
    single("gauge", "unknown", "Left out.", undefined),
    counters("tries_total", "Tries.", "how", [
      ['so "and"\n\\so', 2],
      ["else", 0],
    ]),
  ]);
  expect(text).toBe(
    [
      "# HELP known A number.",
      "# TYPE known gauge",
      "known 1.5",
      "# HELP tries_total Tries.",
      "# TYPE tries_total counter",
      'tries_total{how="so \\"and\\"\\n\\\\so"} 2',
      'tries_total{how="else"} 0',
      "",
    ].join("\n"),
  );
});

test("I5: durations are counted in growing buckets, with their sum and by class of status", () => {
  const durations = new Durations("thing", "Things");
  for (const [status, milliseconds] of [
    [200, 0],
    [200, 5],
    [304, 6],
    [503, 60_000],
  ] as const)
    durations.count("page", status, milliseconds);
  const lines = metricsText(durations.families()).split("\n");
  const of = (beginning: string) =>
    lines
      .filter((line) => line.startsWith(beginning))
      .map((line) => line.replace(/.*}/, "").trim());
  expect(of("things_total")).toEqual(["2", "1", "1"]);
  expect(of("thing_duration_seconds_bucket")).toEqual(["2", "3", "3", "3", "3", "3", "3", "4"]);
  expect(of("thing_duration_seconds_sum")).toEqual(["60.011"]);
  expect(of("thing_duration_seconds_count")).toEqual(["4"]);
});
