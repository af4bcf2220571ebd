import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  connectBackend,
  backend as panelBackend,
} from "../../../panel/src/backend/browser-client.ts";
import { postKind } from "../../../panel/src/blog/post-kind.ts";
import { eraseEnquiry } from "../../../panel/src/contact/erase-enquiry.ts";
import { readAll } from "../../../panel/src/contact/export-enquiries.ts";
import { findEnquiry } from "../../../panel/src/contact/find-enquiries.ts";
import { orders } from "../../../panel/src/contact/order.ts";
import { readEnquiries } from "../../../panel/src/contact/read-enquiries.ts";
import { readNewest } from "../../../panel/src/contact/read-newest.ts";
import { readUnsent } from "../../../panel/src/contact/read-unsent.ts";
import { readWaiting, retryMails } from "../../../panel/src/contact/retry-mails.ts";
import { readDrafts } from "../../../panel/src/dashboard/read-drafts.ts";
import { readPending } from "../../../panel/src/dashboard/read-pending.ts";
import { destinationKind } from "../../../panel/src/destinations/destination-kind.ts";
import { takenSlugs } from "../../../panel/src/entry/queries.ts";
import { readEntries } from "../../../panel/src/list/read-entries.ts";
import { tourKind } from "../../../panel/src/tours/tour-kind.ts";
import { countRows } from "../../../panel/src/ui/use-counts.ts";
import type { AppContext } from "../../../site/context.ts";
import { readFeedPosts } from "../../../site/feeds/feed-posts.server.ts";
import { readSitemapPages } from "../../../site/feeds/sitemap-pages.server.ts";
import { readPostParts, readPosts } from "../../../site/feeds/sitemap-posts.server.ts";
import { createStore, type Store } from "../../../supabase/functions/_shared/store.ts";
import { admin, enquiry, nextAddress, siteUrl, startBackend, type TestBackend } from "./harness.ts";
import { PlanReader } from "./read-plans.ts";

let backend: TestBackend;
let plans: PlanReader;
let store: Store;
let context: AppContext;

beforeAll(async () => {
  backend = await startBackend();
  plans = new PlanReader(backend.place.databaseUrl ?? "");
  await backend.anonymous().from("tours").select("id").limit(1);
  await plans.run("set session_replication_role = replica");
  for (const statement of fill) await plans.run(statement);
  await plans.run("reset session_replication_role");
  // As the server's autovacuum does.
  await plans.run("vacuum analyze");

  // The panel's own client, as in a browser.
  const peerAddress = nextAddress();
  vi.stubGlobal("location", { origin: siteUrl });
  vi.stubGlobal("fetch", (input: RequestInfo, init?: RequestInit) =>
    backend.backend.fetch(new Request(input, init), { peerAddress }),
  );
  connectBackend("", backend.backend.publishableKey);
  const { auth } = panelBackend();
  const { error } = await auth.signInWithPassword(admin);
  if (error) throw error;
  await auth.stopAutoRefresh();

  store = createStore({ url: siteUrl, secretKey: backend.backend.secretKey, fetch });
  const log = { info: () => {}, error: (message: string) => expect.fail(message) };
  context = { supabase: backend.anonymous(), log } as unknown as AppContext;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await plans.close();
  await backend.dispose();
});

/** As in life: what is new comes last, also in the tables. */
const time = "timestamptz '2026-01-01' + n * interval '1 min'";
const text = "repeat('Arena roja y cielo. ', 45)";
const fill = [
  `insert into public.tours (slug, name, short_description, full_description, destination,
     price_per_person, is_featured, is_active, open_locales, created_at, updated_at)
   select 'tour-' || n, 'Tour ' || n, ${text}, ${text}, 'Namibia', 1000, n % 100 = 0, n % 50 > 0,
     case when n % 50 = 1 then '{en}' else '{}' end::text[], ${time}, ${time}
   from generate_series(1, 2000) n`,
  `insert into public.destinations (slug, name, country, short_description, full_description, is_active, updated_at)
   select 'destino-' || n, 'Destino ' || n, 'Namibia', ${text}, ${text}, n % 50 > 0, ${time}
   from generate_series(1, 2000) n`,
  `insert into public.blog_posts (slug, title, title_en, title_fr, excerpt, content, category, author, featured_image,
     is_published, published_at, open_locales, created_at, updated_at)
   select 'post-' || n, 'Post ' || n, 'Post', 'Post', ${text}, ${text}, 'Rutas', 'Ana', '/' || n, n % 50 > 0,
     ${time}, case when n % 50 = 1 then '{fr}' else '{}' end::text[],
     ${time}, ${time}
   from generate_series(1, 12000) n`,
  `insert into public.contact_submissions (created_at, name, email, message)
   select ${time}, 'Ana ' || n, n || '@example.com', ${text}
   from generate_series(1, 12000) n`,
  `insert into public.outbox (enquiry_id, created_at, attempts, next_attempt_at, sent_at, last_error)
   select id, created_at, 1, created_at, case when email not like '77_@%' then created_at end,
     case when email like '77_@%' then 'ECONNREFUSED' end
   from public.contact_submissions`,
];

const byName = { column: "name", ascending: true };
const listings = [
  { kind: tourKind, searched: [], order: byName, columns: ["is_active", "is_featured"] },
  { kind: destinationKind, searched: [], order: byName, columns: ["is_active"] },
  {
    kind: postKind,
    searched: [],
    order: { column: "created_at", ascending: false },
    columns: ["is_published"],
  },
];
const kinds = listings.map(({ kind }) => kind);
const sections = listings.map(({ kind, columns: [shown = ""] }) => ({
  kind,
  shown: shown as "is_active",
  hidden: { status: "", badge: "" },
}));

/** Neither goes through a table that grows, nor sorts it. */
async function expectCheap(task: () => PromiseLike<unknown>) {
  expect(await plans.watch(task)).toEqual({ sorted: [], scanned: {} });
}

describe("H5: a page of a list is read from an index, whatever it is narrowed to", () => {
  for (const listing of listings) {
    const { kind, columns } = listing;
    const filters = columns.flatMap((column) =>
      [true, false].map((is) => ({ value: "", label: "", column, is })),
    );
    test.each([undefined, ...filters])(`${kind.table} where $column is $is`, async (filter) => {
      for (const page of [1, 3])
        await expectCheap(() => readEntries(listing, { q: "", filter, page }));
    });
  }
});

describe("H12: a page of the messages is read from an index", () => {
  test.each(orders)("in the order $value", async (order) => {
    for (const page of [1, 30])
      await expectCheap(() => readEnquiries({ q: "", unsent: false, order, page }));
  });

  test("of those whose mail has not gone out", async () => {
    const found = readEnquiries({ q: "", unsent: true, order: orders[0], page: 1 });
    expect((await found).total).toBe(10);
    for (const order of orders)
      await expectCheap(() => readEnquiries({ q: "", unsent: true, order, page: 1 }));
    await expectCheap(() => readUnsent());
    await expectCheap(() => readWaiting());
    await expectCheap(() => retryMails());
  });

  test("and so is one message, whose erasing touches no other", async () => {
    const [{ id = "" } = {}] = await readNewest();
    await expectCheap(() => findEnquiry(id));
    await expectCheap(() => eraseEnquiry(id));
    expect((await findEnquiry(id)).data).toBeNull();
  });

  test("G10: the export has every message once, and begins no batch from the first row", async () => {
    let rows: { id: string }[] = [];
    await expectCheap(async () => {
      rows = await readAll({ q: "", unsent: false });
    });
    const [count] = await plans.run("select count(*)::int as of from public.contact_submissions");
    expect(new Set(rows.map(({ id }) => id)).size).toBe(count?.of);
    expect(rows.length).toBe(count?.of);
  });
});

describe("H4: the dashboard reads what it shows", () => {
  test("numbers", async () => {
    for (const table of ["tours", "destinations", "blog_posts", "contact_submissions"] as const)
      await expectCheap(() => countRows(table));
    for (const is of [true, false]) {
      await expectCheap(() => countRows("blog_posts", { is_published: is }));
      await expectCheap(() => countRows("tours", { is_featured: is }));
      await expectCheap(() => countRows("tours", { is_active: is }));
      await expectCheap(() => countRows("destinations", { is_active: is }));
    }
  });

  test("messages, drafts, and what is left to translate", async () => {
    await expectCheap(() => readNewest());
    await expectCheap(() => readDrafts(sections));
    const { rest } = await readPending(kinds, 6);
    expect(rest).toBe(274);
    await expectCheap(() => readPending(kinds, 6));
  });
});

test("H5: a slug's neighbours are found by the index of slugs", async () => {
  for (const { table } of kinds) await expectCheap(() => takenSlugs(table, "post-77", randomId));
});
const randomId = "6b1f7f0e-0000-4000-8000-000000000001";

test("G7: neither an enquiry nor its mail goes through those before", async () => {
  const limits = { perAddress: 10, perHour: 100 };
  await expectCheap(() =>
    store.submitEnquiry(
      { ...enquiry, phone: null, language: "es", source: null },
      { address: "10.9.9.9", pass: undefined, limits },
    ),
  );
  await expectCheap(() => store.resumeMails(true));
  await expectCheap(async () => {
    for (const mail of await store.claimMails(5)) await store.settleMail(mail, "ECONNREFUSED");
  });
});

test("A6: sitemap and feed read from indexes, each file its own thousand", async () => {
  await expectCheap(() => readSitemapPages(context, undefined));
  await expectCheap(() => readPostParts(context));
  const parts = (await readPostParts(context)) ?? [];
  expect(parts).toHaveLength(12);
  const paths: string[] = [];
  for (const part of parts) {
    await expectCheap(async () => {
      for (const { path } of (await readPosts(context, part)) ?? []) paths.push(path);
    });
  }
  expect(paths.length).toBe(11760);
  expect(new Set(paths).size).toBe(paths.length);
  await expectCheap(() => readFeedPosts(context, "fr"));
});
