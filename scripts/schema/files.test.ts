import { expect, test } from "vitest";
import { refreshed } from "./files.ts";
import type { Rendered } from "./rendered.ts";

const table = (name: string, ...columns: string[]): Rendered => ({
  key: `table ${name}`,
  sql: `create table ${name} (\n${columns.map((column) => `  ${column}`).join(",\n")}\n);`,
});
const isOpen: Rendered = {
  key: "function private.is_open",
  execute: { signature: "private.is_open(text)", roles: ["anon"] },
  sql: "create function private.is_open(given text)\n  returns boolean\n  language sql\nas $$\n  select true;\n\n  -- A comment.\n$$;",
};

const files = [
  {
    name: "00_tours.sql",
    text: `-- Tours.

create schema private;

-- One row per tour.
create table public.tours (
  id uuid,
  -- US dollars.
  price integer
);

-- Whether it is open.
create function private.is_open(given text)
  returns boolean
as $$
  select false;

  select true;
$$;

create index tours_gone on public.tours (gone);

revoke execute on function private.former() from public;
grant execute on function private.former() to anon;
`,
  },
];

test("L5: schema files get the present statements, and keep comments, order and other statements", () => {
  const objects = [isOpen, table("public.tours", "id uuid", "price numeric", "days integer")];
  expect(refreshed(files, objects, () => "01_new.sql")).toEqual([
    {
      name: "00_tours.sql",
      text: `-- Tours.

create schema private;

-- One row per tour.
create table public.tours (
  id uuid,
  -- US dollars.
  price numeric,
  days integer
);

-- Whether it is open.
${isOpen.sql}

revoke execute on function private.is_open(text)
from public, anon, authenticated, service_role;
grant execute on function private.is_open(text)
to anon;
`,
    },
  ]);
});

test("L5: new indexes and triggers go to the last file that they need, new tables to a file of their own", () => {
  const index = {
    key: "index public.tours_by_price",
    table: "public.tours",
    sql: "create index tours_by_price on public.tours (price);",
  };
  const trigger = {
    key: "trigger watch on public.tours",
    table: "public.tours",
    sql: "create trigger watch after insert on public.tours\n  for each row execute function private.watch();",
  };
  const objects = [
    table("public.tours", "id uuid"),
    index,
    table("public.guides", "id uuid"),
    { key: "function private.watch", sql: "create function private.watch() as $$ $$;" },
    trigger,
  ];
  const [first, second, ...others] = refreshed(files, objects, () => "01_new.sql");
  expect(others).toEqual([]);
  expect(first?.text).toContain(index.sql);
  expect(first?.text).not.toContain(trigger.sql);
  expect(second?.name).toBe("01_new.sql");
  expect(second?.text.match(/^create \w+ \S+/gm)).toEqual([
    "create table public.guides",
    "create function private.watch()",
    "create trigger watch",
  ]);
});

test("L5: refreshing files twice changes nothing", () => {
  const objects = [isOpen, table("public.tours", "id uuid", "price numeric")];
  const once = refreshed(files, objects, () => "01_new.sql");
  expect(refreshed(once, objects, () => "01_new.sql")).toEqual(once);
});
