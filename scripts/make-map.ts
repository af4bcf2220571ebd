/**
 * Generates `site/assets/southern-africa.json` (TopoJSON) from the coasts and borders of world-atlas
 * (Natural Earth, 1:10 million, public domain), simplified, and from the waters and parks in `art/map`.
 * Run `node scripts/make-map.ts` after one of them has changed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { geoArea } from "d3-geo";
import type { FeatureCollection, MultiLineString, MultiPolygon, Position } from "geojson";
import { feature, mesh } from "topojson-client";
import { topology } from "topojson-server";
import { filter, filterWeight, presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, GeometryObject, Topology } from "topojson-specification";
import { parks } from "../art/map/parks.mjs";
import { type Piece, waters } from "../art/map/waters.mjs";

const target = new URL("../site/assets/southern-africa.json", import.meta.url);

/** Grid of the stored coordinates: a step is about 200 metres. */
const quantization = 3e4;
/** Smaller triangles of a point with its neighbours are dropped. Square degrees. */
const smallestTriangle = 0.00012;
/** Smaller islands are dropped. Square degrees. */
const smallestIsland = 0.002;

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

type Atlas = Topology<{ countries: GeometryCollection }>;

/** The countries of the map, simplified, with their ISO code as id. */
function readAtlas(): Atlas {
  const path = createRequire(import.meta.url).resolve("world-atlas/countries-10m.json");
  const atlas = JSON.parse(readFileSync(path, "utf8")) as Atlas;
  const geometries = atlas.objects.countries.geometries.flatMap((geometry) => {
    const id = codes[String(geometry.id)];
    return id ? [{ type: geometry.type, arcs: "arcs" in geometry && geometry.arcs, id }] : [];
  }) as GeometryObject[];
  const own: Atlas = {
    ...atlas,
    objects: { countries: { type: "GeometryCollection", geometries } },
  };
  const simple = simplify(presimplify(own), smallestTriangle);
  return filter(simple, filterWeight(simple, smallestIsland)) as Atlas;
}

const distance = ([x = 0, y = 0]: Position, [x2 = 0, y2 = 0]: Position) =>
  Math.hypot(x - x2, y - y2);

/** Section of a border or coast between the points nearest to two places. */
function follow(atlas: Atlas, { along, from, to }: Exclude<Piece, number[]>): Position[] {
  const sides = along.split("-");
  const lines = mesh(atlas, atlas.objects.countries, (a, b) =>
    sides[1] === "sea"
      ? a === b && a.id === sides[0]
      : a !== b && sides.includes(String(a.id)) && sides.includes(String(b.id)),
  ).coordinates;
  const nearest = (line: Position[], place: Position) =>
    line.reduce(
      (best, point, at) =>
        distance(point, place) < distance(line[best] ?? place, place) ? at : best,
      0,
    );
  const off = (line: Position[]) =>
    [from, to].reduce((sum, end) => sum + distance(line[nearest(line, end)] ?? [0, 0], end), 0);
  const [line] = lines.sort((a, b) => off(a) - off(b));
  if (!line || off(line) > 0.5) throw new Error(`${along} does not go from ${from} to ${to}`);
  const [start, end] = [nearest(line, from), nearest(line, to)];
  return start <= end ? line.slice(start, end + 1) : line.slice(end, start + 1).reverse();
}

/** A closed ring, clockwise, as d3-geo expects. */
function polygonOf(line: Position[]): Position[][] {
  const ring = [...line, line[0] ?? []];
  const isInverted = geoArea({ type: "Polygon", coordinates: [ring] }) > 2 * Math.PI;
  return [isInverted ? ring.reverse() : ring];
}

/** Map data ready to be stored. */
export function makeMap(): Topology {
  const atlas = readAtlas();
  const draw = (line: Piece[]) =>
    line.flatMap((piece) => (Array.isArray(piece) ? [piece] : follow(atlas, piece)));
  const collection = <Properties>(
    shapes: { lines: Piece[][]; isLine: boolean; properties: Properties }[],
  ): FeatureCollection<MultiLineString | MultiPolygon, Properties> => ({
    type: "FeatureCollection",
    features: shapes.map(({ lines, isLine, properties }) => ({
      type: "Feature",
      properties,
      geometry: isLine
        ? { type: "MultiLineString", coordinates: lines.map(draw) }
        : { type: "MultiPolygon", coordinates: lines.map((line) => polygonOf(draw(line))) },
    })),
  });
  return topology(
    {
      countries: feature(atlas, atlas.objects.countries),
      waters: collection(
        waters.map(({ lines, ...properties }) => ({
          lines,
          isLine: properties.kind === "river" || properties.kind === "dry",
          properties,
        })),
      ),
      parks: collection(
        parks.map(({ lines, ...properties }) => ({ lines, isLine: false, properties })),
      ),
    },
    quantization,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(target, `${JSON.stringify(makeMap())}\n`);
}
