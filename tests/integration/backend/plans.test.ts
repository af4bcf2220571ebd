/** Long, because one database with thousands of rows serves all plans. */

import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { slugOf } from "../../../content/define.ts";
import { type ContentTable, type ContentType, contentTypes } from "../../../content/index.ts";
import { hasFixedSlugs } from "../../../content/properties.ts";
import { posts } from "../../../content/types/posts.ts";
import { tours } from "../../../content/types/tours.ts";
import { readActivity } from "../../../panel/src/activity/activity-query.ts";
import {
  connectBackend,
  backend as panelBackend,
} from "../../../panel/src/backend/browser-client.ts";
import { stateFilters } from "../../../panel/src/contact/enquiry.ts";
import { eraseEnquiry, retryMails } from "../../../panel/src/contact/enquiry-changes.ts";
import { readEnquiryCounts } from "../../../panel/src/contact/enquiry-counts.ts";
import { readEnquiryDetails } from "../../../panel/src/contact/enquiry-details.ts";
import { readAll } from "../../../panel/src/contact/export-csv.ts";
import { findEnquiry, orders, readEnquiries } from "../../../panel/src/contact/list-query.ts";
import { readNewest, readUnsent } from "../../../panel/src/contact/summary-queries.ts";
import { readDrafts } from "../../../panel/src/dashboard/read-drafts.ts";
import { readPending } from "../../../panel/src/dashboard/read-pending.ts";
import { readUnpublished } from "../../../panel/src/dashboard/read-unpublished.ts";
import { readAsked } from "../../../panel/src/departures/departures-query.ts";
import { readDraftsOf, readUnfinished } from "../../../panel/src/entries/drafts/read-drafts.ts";
import { takenSlugs } from "../../../panel/src/entries/editor/taken-slugs.ts";
import { readChanges } from "../../../panel/src/entries/history/read-history.ts";
import { titleOf } from "../../../panel/src/entries/labels.ts";
import { ordersOf } from "../../../panel/src/entries/list/orders.ts";
import { readEntries } from "../../../panel/src/entries/list/read-entries.ts";
import { statesOf } from "../../../panel/src/entries/states.ts";
import { readTrash } from "../../../panel/src/entries/trash/read-trash.ts";
import { readLibrary, readPicture } from "../../../panel/src/pictures/library-query.ts";
import { readTranslations } from "../../../panel/src/translations/translations-query.ts";
import { countRows } from "../../../panel/src/ui/use-counts.ts";
import type { AppContext } from "../../../site/context.ts";
import { readFeedPosts } from "../../../site/feeds/feed-posts.server.ts";
import { readAllEntries } from "../../../site/feeds/sitemap-entries.server.ts";
import { readSitemapPages } from "../../../site/feeds/sitemap-pages.server.ts";
import type { TourFilter } from "../../../site/lists/tour-filter.server.ts";
import { readTermPosts } from "../../../site/pages/blog/blog-terms.server.ts";
import { readTerms } from "../../../site/pages/blog/terms.server.ts";
import { search } from "../../../site/pages/search/queries.server.ts";
import { readFilterView } from "../../../site/pages/tours/filter-view.server.ts";
import { findTours } from "../../../site/pages/tours/found-tours.server.ts";
import { testWording } from "../../../site/seo/test-page.ts";
import { createStore, type Store } from "../../../supabase/functions/_shared/store.ts";
import { checkTrip } from "../../../supabase/functions/_shared/trip-schema.ts";
import { sampleRow } from "../../support/sample-entry.ts";
import { admin, enquiry, nextAddress, siteUrl, startBackend, type TestBackend } from "./harness.ts";
import { PlanReader } from "./plan-reader.ts";

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
  await plans.vacuum();

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
  context = {
    supabase: backend.anonymous(),
    log,
    readSettings: async () => null,
    pictures: { lookUp: async () => new Map() },
    withSearch: (search: () => Promise<unknown>) => search(),
  } as unknown as AppContext;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await plans.close();
  await backend.dispose();
});

/** As in production: new rows come last, also in the tables. */
const time = "timestamptz '2026-01-01' + n * interval '1 min'";
const longText = "Arena roja y cielo. ".repeat(45);
/** Columns of many entries besides required ones, by type, as SQL of the row number `n`. */
const filledColumns: Partial<Record<ContentTable, Record<string, string>>> = {
  tours: {
    price_per_person: "1000 + n",
    is_featured: "n % 100 = 0",
    countries: "case n % 4 when 0 then '{NA}' when 1 then '{BW,ZW}' else '{}' end::text[]",
    style: "case when n % 3 = 0 then 'camping' else 'luxury' end",
    months: "case when n % 2 = 0 then '{6,7}' else '{}' end::smallint[]",
    incomplete_locales: "case when n % 50 = 1 then '{en}' else '{}' end::text[]",
  },
  blog_posts: {
    ...{ title_en: "'Post'", title_fr: "'Post'", category: "'Rutas'" },
    featured_image: "'/' || n",
    tags: "array['Tag ' || n % 300]",
    published_at: time,
    incomplete_locales: "case when n % 50 = 1 then '{fr}' else '{}' end::text[]",
  },
};

/** Types with fixed addresses have few entries. */
const largeTypes = contentTypes.filter((type) => !hasFixedSlugs(type));

const amountOf = (table: ContentTable) => (table === "blog_posts" ? 12_000 : 2000);

/** Statement that inserts many entries, named by the type's noun and a number. */
function manyOf(type: ContentType): string {
  const sample = sampleRow(type, { text: (max) => (max < 1000 ? "Namibia" : longText) });
  const literals = Object.entries(sample).map(([name, value]) => [name, `'${value}'`]);
  const columns: Record<string, string> = {
    ...Object.fromEntries(literals),
    ...(slugOf(type) && { slug: `'${type.table.replace("_", "-")}-' || n` }),
    [type.admin.useAsTitle]: `'${titleOf(type)} ' || n`,
    [type.visible]: "n % 50 > 0",
    ...{ created_at: time, updated_at: time },
    ...filledColumns[type.table],
  };
  return `insert into public.${type.table} (${Object.keys(columns)})
   select ${Object.values(columns)} from generate_series(1, ${amountOf(type.table)}) n`;
}

const fill = [
  ...largeTypes.map(manyOf),
  `insert into public.contact_submissions (created_at, name, email, message, state)
   select ${time}, 'Ana ' || n, n || '@example.com', '${longText}',
     (array['new', 'active', 'proposed', 'confirmed', 'lost', 'spam'])[1 + n % 6]
   from generate_series(1, 12000) n`,
  `insert into public.enquiry_notes (enquiry_id, body) select id, 'Nota' from public.contact_submissions`,
  `insert into public.enquiry_answers (id, enquiry_id, subject, body)
   select gen_random_uuid(), id, 'Viaje', 'Hola' from public.contact_submissions`,
  `insert into public.enquiry_contacts (id, enquiry_id, at, channel, reached)
   select gen_random_uuid(), id, created_at, 'phone', true from public.contact_submissions`,
  // Of so many random references two might be the same.
  `insert into public.proposals (enquiry_id, reference, language, title, traveller, waiting_since)
   select id, 'T-' || row_number() over (), 'es', 'Viaje', name, case when email like '77_@%' then created_at end
   from public.contact_submissions`,
  `insert into public.proposal_versions (id, proposal_id, number, subject, body, content, total, valid_until)
   select gen_random_uuid(), id, 1, 'Viaje', 'Hola', '{}', 1, '2999-12-31' from public.proposals`,
  `insert into public.proposal_replies (id, proposal_id, number, kind, body)
   select gen_random_uuid(), proposal_id, 1, 'question', 'Hola' from public.proposal_versions`,
  `insert into public.outbox (enquiry_id, created_at, attempts, next_attempt_at, sent_at, last_error)
   select id, created_at, 1, created_at, case when email not like '77_@%' then created_at end,
     case when email like '77_@%' then 'ECONNREFUSED' end
   from public.contact_submissions`,
  // Enough rows for a sequential scan to be detected.
  `select private.insert_search_documents('blog_posts', to_jsonb(entry))
   from (select * from public.blog_posts limit 2500) as entry`,
  `insert into private.blog_terms (kind, slug, name, post_id, published_at)
   select 'category', 'rutas', 'Rutas', id, published_at from public.blog_posts where is_published
   union all
   select 'tag', lower(replace(tags[1], ' ', '-')), tags[1], id, published_at from public.blog_posts
   where is_published`,
];

/** Asserts that no growing table is scanned sequentially or sorted. */
async function expectCheap(task: () => PromiseLike<unknown>) {
  expect(await plans.watch(task)).toEqual({ sorted: [], scanned: {} });
}

describe("H5: a page of a list is read from an index, for every filter", () => {
  for (const type of largeTypes) {
    test.each([undefined, ...statesOf(type)])(`${type.table} that are $value`, async (state) => {
      for (const page of [1, 3]) await expectCheap(() => readEntries(type, { q: "", state, page }));
    });

    test.each(ordersOf(type))(`${type.table} sorted by $value`, async (order) => {
      const state = undefined;
      for (const page of [1, 3])
        await expectCheap(() => readEntries(type, { q: "", state, page, order }));
    });
  }
});

describe("H12: a page of messages is read from an index", () => {
  test.each(orders)("ordered by $value", async (order) => {
    for (const page of [1, 30])
      await expectCheap(() => readEnquiries({ q: "", unsent: false, order, page }));
  });

  test.each([...stateFilters()])("K7: with state $value", async ({ value }) => {
    for (const order of orders.filter(({ column }) => column === "created_at"))
      for (const page of [1, 30])
        await expectCheap(() => readEnquiries({ q: "", unsent: false, state: value, order, page }));
  });

  test("K7: with an unsent mail", async () => {
    const found = readEnquiries({ q: "", unsent: true, order: orders[0], page: 1 });
    expect((await found).total).toBe(10);
    for (const order of orders)
      await expectCheap(() => readEnquiries({ q: "", unsent: true, order, page: 1 }));
    await expectCheap(() => readUnsent());
    await expectCheap(() => retryMails());
  });

  test("as is a single message; erasing it touches no other", async () => {
    const [{ id = "" } = {}] = await readNewest();
    await expectCheap(() => findEnquiry(id));
    await expectCheap(() => readEnquiryDetails(id));
    await expectCheap(() => eraseEnquiry(id));
    expect((await findEnquiry(id)).data).toBeNull();
  });

  test("R4: enquiries about a departure are read from their index", async () => {
    await expectCheap(() => readAsked(randomId));
  });

  test("G10: the export contains every message once, and no batch starts at the first row", async () => {
    let rows: { id: string }[] = [];
    await expectCheap(async () => {
      rows = await readAll({ q: "", unsent: false });
    });
    const [count] = await plans.run("select count(*)::int as of from public.contact_submissions");
    expect(new Set(rows.map(({ id }) => id)).size).toBe(count?.of);
    expect(rows.length).toBe(count?.of);
  });
});

describe("H4: queries of the dashboard read indexes", () => {
  test("for its numbers", async () => {
    await expectCheap(() => countRows("contact_submissions"));
    for (const { table, visible } of contentTypes) {
      await expectCheap(() => countRows(table));
      for (const is of [true, false]) await expectCheap(() => countRows(table, { [visible]: is }));
    }
    for (const is of [true, false])
      await expectCheap(() => countRows("tours", { is_featured: is }));
  });

  test("for messages, drafts, and missing translations", async () => {
    await expectCheap(() => readNewest());
    await expectCheap(() => readEnquiryCounts());
    await expectCheap(() => readDrafts(contentTypes));
    const { rest } = await readPending(contentTypes, 6);
    expect(rest).toBe(274);
    await expectCheap(() => readPending(contentTypes, 6));
  });
});

describe("for entries with versions and outdated translations", () => {
  const signal = new AbortController().signal;
  beforeAll(async () => {
    await plans.run(
      `insert into public.entry_versions (entry_type, entry_id, operation, data, recorded_at)
       select 'tours', case when n % 60 = 0 then '${randomId}' else gen_random_uuid() end,
         case when n % 600 = 1 then 'delete' else 'update' end, '{"name": "Antes"}', ${time}
       from generate_series(1, 6000) n`,
    );
    await plans.run(
      `insert into public.stale_translations (entry_type, entry_id, language, field, source)
       select 'tours', id, 'en', 'name', '["Antes"]' from public.tours where price_per_person % 20 = 3`,
    );
    await plans.vacuum();
  });

  test("K1: the changes of an entry are read from its index", async () => {
    expect((await readChanges(tours, randomId, undefined, signal)).changes).toHaveLength(20);
    await expectCheap(() => readChanges(tours, randomId, undefined, signal));
  });

  test("K2: the trash is read from its own index", async () => {
    expect((await readTrash(1, signal)).total).toBe(10);
    await expectCheap(() => readTrash(1, signal));
  });

  test("K8: a page of the log is read from an index, for every filter", async () => {
    await plans.run(
      `insert into public.admin_log (at, actor_id, kind, action)
       select ${time}, case when n % 60 = 0 then '${randomId}' else gen_random_uuid() end::uuid,
         case when n % 60 = 1 then 'people' else 'content' end, case when n % 60 = 1 then 'join' else 'change' end
       from generate_series(1, 12000) n`,
    );
    await plans.vacuum();
    for (const actorId of [undefined, randomId])
      for (const kind of [undefined, "people"] as const)
        for (const page of [1, 4])
          await expectCheap(() => readActivity({ actorId, kind, page }, signal));
    expect(
      (await readActivity({ actorId: randomId, kind: undefined, page: 1 }, signal)).total,
    ).toBe(200);
  });

  test("K6: missing and outdated translations are read from an index", async () => {
    const wanted = { language: "en", type: undefined, page: 1, signal } as const;
    const { total, progress } = await readTranslations(wanted);
    expect(total).toBe(140);
    expect(progress.map(({ entries }) => entries)).toEqual(
      contentTypes.map((type) => (hasFixedSlugs(type) ? 0 : amountOf(type.table))),
    );
    await expectCheap(() => readTranslations(wanted));
  });
});

describe("K12: drafts are read from indexes", () => {
  beforeAll(async () => {
    await plans.run("set session_replication_role = replica");
    await plans.run(
      `insert into public.entry_drafts (id, entry_type, is_new, data, columns, publish_at, updated_at)
       select case when is_new then gen_random_uuid() else id end, 'blog_posts', is_new, '{"title": "Otro"}', '{title}',
         case when n % 20 = 0 then timestamptz '2100-01-01' + n * interval '1 min' end, ${time}
       from (select id, row_number() over (order by id) as n, random() < 0.1 as is_new from public.blog_posts) as post`,
    );
    await plans.run("reset session_replication_role");
    await plans.vacuum();
  });

  test("those of a page of entries, for its badges, and the newest ones of a type", async () => {
    const { signal } = new AbortController();
    const { data } = await panelBackend().from("blog_posts").select("id").limit(50);
    const ids = data?.map(({ id }) => id) ?? [];
    const badges = () => readDraftsOf(posts, ids, signal);
    expect((await badges()).size).toBeGreaterThan(20);
    await expectCheap(badges);
    await expectCheap(() => readUnfinished(posts, "", signal));
    // Not the changed ones: most drafts here are of this kind, and counting them reads the table.
    await expectCheap(() => readUnpublished(signal));
  });

  test("those that are due, and one that is saved, published and scheduled", async () => {
    const publishDue = () => backend.service().rpc("publish_due").throwOnError();
    expect((await publishDue()).data).toMatchObject([{ published: 0 }]);
    await expectCheap(publishDue);
    const client = panelBackend();
    const { data: post } = await client
      .from("blog_posts")
      .select("id")
      .eq("slug", "blog-posts-77")
      .single();
    const entry = { type: "blog_posts", id: post?.id ?? "" } as const;
    const opened = () => client.rpc("open_entry", entry).throwOnError();
    await expectCheap(opened);
    const { data } = await opened();
    await client.rpc("discard_draft", { ...entry, seen: data.draft?.etag ?? "" }).throwOnError();
    await expectCheap(() =>
      client.rpc("save_draft", { ...entry, changes: { author: "Eva" }, seen: data.etags }),
    );
    const seen = (await opened()).data.draft?.etag ?? "";
    await expectCheap(() =>
      client.rpc("schedule_draft", { ...entry, seen, at: "2100-01-01T00:00:00Z" }),
    );
    const operation = crypto.randomUUID();
    await expectCheap(() => client.rpc("publish_entry", { ...entry, seen, operation }));
    expect((await opened()).data).toMatchObject({ draft: null, row: { author: "Eva" } });
  });
});

test("K10: a page of pictures, and the uses that a save must record, are read from an index", async () => {
  const signal = new AbortController().signal;
  await plans.run("set session_replication_role = replica");
  await plans.run(
    `insert into private.pictures (path, bucket_id, name, bytes, uploaded_at, state, missing_alt_languages)
     select 'tour-images/' || n || '.jpg', 'tour-images', n || '.jpg', 1000, ${time},
       case n % 600 when 0 then 'unused' when 1 then 'kept' else 'used' end,
       case n % 60 when 2 then '{en}' else '{}' end::text[]
     from generate_series(1, 12000) n`,
  );
  await plans.run(
    `insert into private.picture_uses (table_name, row_id, picture, missing_alt_languages)
     select 'tours', tour.id::text, 'tour-images/' || 6 * tour.at - k || '.jpg', '{}'
     from (select id, row_number() over (order by created_at) as at from public.tours) as tour
     cross join generate_series(0, 5) as k`,
  );
  await plans.run(
    `insert into private.version_pictures (version_id, picture)
     select id, 'tour-images/' || id || '.jpg' from public.entry_versions`,
  );
  await plans.run("reset session_replication_role");
  await plans.vacuum();
  const totals = { all: 12_000, missing: 200, unused: 20, kept: 20 };
  for (const filter of [undefined, "missing", "unused", "kept"] as const) {
    const { total } = await readLibrary({ filter, q: "", page: 1 }, signal);
    expect(total).toBe(totals[filter ?? "all"]);
    for (const page of [1, 3])
      await expectCheap(() => readLibrary({ filter, q: "", page }, signal));
  }
  await expectCheap(() => readPicture("tour-images/77.jpg", signal));
  const address = (n: number) => `/storage/v1/object/public/tour-images/${n}.jpg`;
  const gallery_images = Array.from({ length: 60 }, (_, n) => address(100 * n + 3));
  const tours = () => panelBackend().from("tours");
  for (const pictures of [gallery_images, [address(3)]])
    await expectCheap(() =>
      tours().update({ gallery_images: pictures }).eq("slug", "tours-77").select("id"),
    );
});

test("H5: similar slugs are found by the index of slugs", async () => {
  for (const type of largeTypes)
    await expectCheap(() => takenSlugs(type, `${type.table.replace("_", "-")}-77`, randomId));
});
const randomId = "6b1f7f0e-0000-4000-8000-000000000001";

test("G7: storing an enquiry and its mail scans no earlier ones", async () => {
  const limits = { perAddress: 10, perHour: 100 };
  await expectCheap(() =>
    store.submitEnquiry(
      {
        ...{ ...enquiry, phone: null, preferred_contact: null, language: "es", source: null },
        ...checkTrip(undefined),
      },
      { address: "10.9.9.9", pass: undefined, limits, acknowledge: true },
    ),
  );
  await expectCheap(() => store.resumeMails(true));
  await expectCheap(() => store.purgeEnquiries(12, new Date()));
  await expectCheap(async () => {
    for (const mail of await store.claimMails(5))
      await store.recordMailResult(mail, { reason: "ECONNREFUSED", isPermanent: false });
  });
});

test("A6: sitemap and feed read from indexes, a thousand rows at a time", async () => {
  await expectCheap(() => readSitemapPages(context, new Map()));
  // One part of the tours is half of the table, which PostgreSQL may scan.
  const paths: string[] = [];
  await expectCheap(async () => {
    for (const { path } of await readAllEntries(context, "blog")) paths.push(String(path));
  });
  expect(paths.length).toBe(11760);
  expect(new Set(paths).size).toBe(paths.length);
  await expectCheap(() => readFeedPosts(context, "fr"));
});

test("J6: each tour filter uses the index of the list", async () => {
  const filters: TourFilter[] = [
    {},
    { country: "NA" },
    { style: "camping" },
    { days: [1, 7] },
    { month: 6 },
    { price: 1500 },
    { country: "BW", style: "luxury", days: [1, 7], month: 3, price: 2999 },
    { price: 1 },
  ];
  for (const filter of filters)
    for (const page of [1, 3, 9999])
      await expectCheap(() => findTours(context, "en", filter, page));
  await expectCheap(() => readFilterView(context, testWording("en"), "?country=NA"));
  await plans.vacuum();
  const heapBlocks = async () => {
    await plans.flush();
    const [row] = await plans.run(
      "select heap_blks_hit + heap_blks_read as of from pg_statio_user_tables where relname = 'tours'",
    );
    return Number(row?.of);
  };
  const before = await heapBlocks();
  await context.supabase.rpc("find_tours", { country: "ZZ" });
  // The index contains all columns that the filter needs.
  expect((await heapBlocks()) - before).toBeLessThan(20);
});

test("J11: a search scans no table, however common or misspelled its words", async () => {
  await plans.run(
    `insert into private.search_vocabulary (language, word, sound)
     select language, word, private.sound_of(word)
     from (
       select language, 'aren' || translate(n::text, '0123456789', 'aeioumntrs') as word
       from unnest(private.languages()) as language
       cross join generate_series(1, 20000) n
     ) as made`,
  );
  await plans.vacuum();
  const common = ["tour 77", "arena", "arena roja cielo", "zzz", "de", "post"];
  const misspelled = [
    "areno",
    "arenaq rroja",
    "arena verde",
    "qwertz asdf yxcv hjkl poiu",
    "aren".repeat(20),
  ];
  for (const q of [...common, ...misspelled, "arena azul roja verde cielo qwer asdf yxcv"])
    await expectCheap(() => search(context, "es", q, 1));
});

test("J11: posts of a category or tag, and the list of terms, are read from an index", async () => {
  const terms = await readTerms(context, "en");
  await expectCheap(() => readTerms(context, "en"));
  for (const page of [1, 3, 400, 9999])
    await expectCheap(() => readTermPosts(context, "en", "category", "rutas", page, terms));
  await expectCheap(() => readTermPosts(context, "en", "tag", "tag-77", 1, terms));
  await expectCheap(() => readTermPosts(context, "en", "tag", "nothing", 1, terms));
});
