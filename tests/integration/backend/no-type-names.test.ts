import { afterAll, beforeAll, expect, test } from "vitest";
import { contentTypes } from "../../../content/index.ts";
import type { Database } from "../../../server/backend/database/database.ts";
import { openPostgresDatabase } from "../../../server/backend/database/postgres-database.ts";
import { createTestStores, type TestStores } from "./test-stores.ts";

let place: TestStores;
let database: Database;
beforeAll(async () => {
  place = await createTestStores("plain");
  database = await openPostgresDatabase(place.options.databaseUrl);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

/**
 * Functions for the lists of one type, for the terms of posts, for enquiries per tour, for the departures of tours, and for
 * the steps of going live.
 */
const ofOneType = [
  "private.add_blog_terms",
  "private.insert_blog_terms",
  "private.launch_texts",
  "private.replace_blog_term",
  "private.titles_with_term",
  "public.blog_terms",
  "public.change_places",
  "public.find_tours",
  "public.launch_state",
  "public.owner_warnings",
  "public.rename_term",
  "public.site_statistics",
  "public.submit_enquiry",
  "public.term_uses",
  "public.tour_facts",
  "public.tour_filter_options",
  "public.tour_prices",
  "public.tour_ranges",
];

test("L5: functions of the database read types from the registry, and name none", async () => {
  const names = contentTypes.map(({ table }) => table).join("|");
  const { rows } = await database.query<{ name: string }>(
    `select pronamespace::regnamespace || '.' || proname as name from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and (prosrc ~ $1 or pg_get_function_arguments(oid) ~ $1)
     order by 1`,
    [`\\m(${names})\\M`],
  );
  expect(rows.map(({ name }) => name)).toEqual(ofOneType);
});

/** Policies of the departures of tours. */
const ofDepartures = [
  "Admins add departures",
  "Admins read departures",
  "Anonymous clients read coming departures of visible tours",
];

test("L5: constraints and policies name no type", async () => {
  const names = contentTypes.map(({ table }) => table).join("|");
  const { rows } = await database.query<{ name: string }>(
    `select conname as name from pg_constraint
       where pg_get_constraintdef(oid) ~ $1 and conrelid <> all (string_to_array($2, ',')::regclass[])
     union all
     select polname from pg_policy
       where concat(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) ~ $1`,
    [`\\m(${names})\\M`, contentTypes.map(({ table }) => `public.${table}`).join()],
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(ofDepartures);
});
