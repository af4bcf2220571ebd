/**
 * Generates `site/assets/southern-africa.json` from the coasts and borders of world-atlas (Natural Earth,
 * 1:10 million, public domain), simplified, and from the waters, parks and landmarks in `art/map`. Run
 * `node scripts/make-map.ts` after one of them has changed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { mesh } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from "topojson-specification";
import { landmarks } from "../art/map/landmarks.mjs";
import { parks } from "../art/map/parks.mjs";
import { type Piece, waters } from "../art/map/waters.mjs";
import { mercator, type Point } from "../site/pages/tour/route-map/mercator.ts";
import type {
  LandmarkKind,
  StoredGeography,
} from "../site/pages/tour/route-map/stored-geography.ts";

const target = new URL("../site/assets/southern-africa.json", import.meta.url);

/** Resolution of stored coordinates in steps per degree: a step is about 200 metres. */
const stepsPerDegree = 500;
/**
 * Simplification threshold: minimum triangle area of a point with its neighbours, in square degrees.
 */
const smallestTriangle = 0.00012;
/** Minimum area of an island in square degrees. */
const smallestIsland = 0.004;

/** ISO codes of the countries on the map, by their numeric code in world-atlas. */
const codes: Record<string, string> = {
  "024": "AO",
  "072": "BW",
  "108": "BI",
  "174": "KM",
  "178": "CG",
  "180": "CD",
  "266": "GA",
  "404": "KE",
  "426": "LS",
  "450": "MG",
  "454": "MW",
  "508": "MZ",
  "516": "NA",
  "646": "RW",
  "706": "SO",
  "710": "ZA",
  "716": "ZW",
  "748": "SZ",
  "800": "UG",
  "834": "TZ",
  "894": "ZM",
};

type Countries = GeometryCollection<{ name: string }>;
type Atlas = Topology<{ countries: Countries }>;

/** The atlas in the map's projection, simplified. */
function readAtlas(): Atlas {
  const path = createRequire(import.meta.url).resolve("world-atlas/countries-10m.json");
  const { transform, ...atlas } = JSON.parse(readFileSync(path, "utf8")) as Atlas;
  if (!transform) throw new Error("world-atlas is expected to be quantized");
  const arcs = atlas.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]) => {
      x += dx;
      y += dy;
      const longitude = x * transform.scale[0] + transform.translate[0];
      const latitude = y * transform.scale[1] + transform.translate[1];
      return [...mercator(longitude, Math.max(latitude, -85))];
    });
  });
  return simplify(presimplify({ ...atlas, arcs } as Atlas), smallestTriangle) as Atlas;
}

const steps = (value: number) => Math.round(value * stepsPerDegree);

/** Delta encoding of a line: the first point, then differences. */
function pack(line: readonly (readonly number[])[]): number[] {
  const packed: number[] = [];
  let [lastX, lastY] = [0, 0];
  for (const [x = 0, y = 0] of line) {
    const [dx, dy] = [steps(x) - lastX, steps(y) - lastY];
    if (packed.length > 2 && dx === 0 && dy === 0) continue;
    packed.push(dx, dy);
    lastX += dx;
    lastY += dy;
  }
  return packed;
}

const ringsOf = (geometry: Countries["geometries"][number]): number[][] =>
  geometry.type === "Polygon"
    ? (geometry as Polygon).arcs
    : geometry.type === "MultiPolygon"
      ? (geometry as MultiPolygon).arcs.flat()
      : [];

/** Square degrees. The projection's scale varies by less than a quarter in this region. */
function area(atlas: Atlas, ring: number[]): number {
  const points = ring.flatMap((at) => atlas.arcs[at < 0 ? ~at : at] ?? []);
  const spread = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis] ?? 0);
    return Math.max(...values) - Math.min(...values);
  };
  return spread(0) * spread(1);
}

const distance = (a: readonly number[], b: readonly number[]) =>
  Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0));

/** Section of a border or coast between the points nearest to two places. */
function follow(atlas: Atlas, { along, from, to }: Exclude<Piece, number[]>): Point[] {
  const ends = [from, to].map(([longitude = 0, latitude = 0]) => mercator(longitude, latitude));
  const sides = along.split("-");
  const codeOf = (geometry: { id?: string | number }) => codes[String(geometry.id)];
  const lines = mesh(atlas, atlas.objects.countries, (a, b) =>
    sides[1] === "sea"
      ? a === b && codeOf(a) === sides[0]
      : a !== b && sides.includes(codeOf(a) ?? "") && sides.includes(codeOf(b) ?? ""),
  ).coordinates as unknown as Point[][];
  const nearest = (line: Point[], place: Point) =>
    line.reduce(
      (best, point, at) =>
        distance(point, place) < distance(line[best] ?? place, place) ? at : best,
      0,
    );
  const off = (line: Point[]) =>
    ends.reduce((sum, end) => sum + distance(line[nearest(line, end)] ?? [0, 0], end), 0);
  const [line] = lines.sort((a, b) => off(a) - off(b));
  if (!line || off(line) > 0.5) throw new Error(`${along} does not go from ${from} to ${to}`);
  const [start = 0, end = 0] = ends.map((place) => nearest(line, place));
  return start <= end ? line.slice(start, end + 1) : line.slice(end, start + 1).reverse();
}

/** Map data ready to be stored. */
export function makeMap(): StoredGeography {
  const atlas = readAtlas();
  const all = atlas.objects.countries.geometries;
  const uses = new Map<number, number>();
  for (const geometry of all) {
    for (const at of new Set(
      ringsOf(geometry)
        .flat()
        .map((arc) => (arc < 0 ? ~arc : arc)),
    )) {
      uses.set(at, (uses.get(at) ?? 0) + 1);
    }
  }
  const stored: StoredGeography = {
    stepsPerDegree,
    arcs: [],
    borders: [],
    countries: {},
    waters: [],
    parks: [],
    landmarks: { dune: [], mountain: [], baobab: [], thorn: [] },
  };
  const places = new Map<number, number>();
  const place = (at: number): number => {
    const known = places.get(at);
    if (known !== undefined) return known;
    const next = stored.arcs.push(pack(atlas.arcs[at] ?? [])) - 1;
    if ((uses.get(at) ?? 0) > 1) stored.borders.push(next);
    places.set(at, next);
    return next;
  };
  for (const geometry of all) {
    const code = codes[String(geometry.id)];
    if (!code) continue;
    stored.countries[code] = ringsOf(geometry)
      .filter((ring) => {
        const [, y = 0] =
          atlas.arcs[(ring[0] ?? 0) < 0 ? ~(ring[0] ?? 0) : (ring[0] ?? 0)]?.[0] ?? [];
        return area(atlas, ring) > smallestIsland && y < 42;
      })
      .map((ring) => ring.map((at) => (at < 0 ? ~place(~at) : place(at))));
  }
  const draw = (line: Piece[]) =>
    pack(
      line.flatMap((piece) => (Array.isArray(piece) ? [mercator(...piece)] : follow(atlas, piece))),
    );
  stored.waters = waters.map(({ kind, rank, name, lines }) => ({
    kind,
    rank,
    ...(name && { name }),
    lines: lines.map((line) => draw(line)),
  }));
  stored.parks = parks.map(({ name, lines }) => ({
    name,
    lines: lines.map((line) => draw(line)),
  }));
  for (const [kind, places] of Object.entries(landmarks)) {
    stored.landmarks[kind as LandmarkKind] = pack(places.map((at) => mercator(...at)));
  }
  return stored;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(target, `${JSON.stringify(makeMap())}\n`);
}
