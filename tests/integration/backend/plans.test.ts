/** Long, because all plans are asked of one database, whose thousands of rows are filled in once. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { contentTypes } from "../../../content/index.ts";
import { tours } from "../../../content/tours.ts";
import { readActivity } from "../../../panel/src/activity/read-activity.ts";
import {
  connectBackend,
  backend as panelBackend,
} from "../../../panel/src/backend/browser-client.ts";
import { readEnquiryDetails } from "../../../panel/src/contact/enquiry-details.ts";
import { eraseEnquiry } from "../../../panel/src/contact/erase-enquiry.ts";
import { readAll } from "../../../panel/src/contact/export-enquiries.ts";
import { findEnquiry } from "../../../panel/src/contact/find-enquiries.ts";
import { orders } from "../../../panel/src/contact/order.ts";
import { readEnquiries } from "../../../panel/src/contact/read-enquiries.ts";
import { readNewest } from "../../../panel/src/contact/read-newest.ts";
import { readUnsent } from "../../../panel/src/contact/read-unsent.ts";
import { readPendingMails, retryMails } from "../../../panel/src/contact/retry-mails.ts";
import { stateFilters } from "../../../panel/src/contact/states.ts";
import { readEnquiryCounts } from "../../../panel/src/contact/use-counts.ts";
import { readDrafts } from "../../../panel/src/dashboard/read-drafts.ts";
import { readPending } from "../../../panel/src/dashboard/read-pending.ts";
import { takenSlugs } from "../../../panel/src/entries/editor/taken-slugs.ts";
import { readChanges } from "../../../panel/src/entries/history/read-history.ts";
import { readEntries } from "../../../panel/src/entries/list/read-entries.ts";
import { statesOf } from "../../../panel/src/entries/states.ts";
import { readTrash } from "../../../panel/src/entries/trash/read-trash.ts";
import { readLibrary, readPicture } from "../../../panel/src/pictures/read-library.ts";
import { readTranslations } from "../../../panel/src/translations/read-translations.ts";
import { countRows } from "../../../panel/src/ui/use-counts.ts";
import type { AppContext } from "../../../site/context.ts";
import { readFeedPosts } from "../../../site/feeds/feed-posts.server.ts";
import { readSitemapPages } from "../../../site/feeds/sitemap-pages.server.ts";
import { readPlan } from "../../../site/feeds/sitemap-plan.server.ts";
import { readPostParts, readPosts } from "../../../site/feeds/sitemap-posts.server.ts";
import type { TourFilter } from "../../../site/lists/tour-filter.server.ts";
import { readBlogTerm, readCategories } from "../../../site/pages/blog/blog-terms.server.ts";
import { search } from "../../../site/pages/search/queries.server.ts";
import { readFilterView } from "../../../site/pages/tours/filter-view.server.ts";
import { findTours } from "../../../site/pages/tours/found-tours.server.ts";
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
    pictures: { lookUp: async () => new Map() },
    withSearch: (search: () => Promise<unknown>) => search(),
  } as unknown as AppContext;
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
     price_per_person, is_featured, is_active, incomplete_locales, countries, style, months, created_at, updated_at)
   select 'tour-' || n, 'Tour ' || n, ${text}, ${text}, 'Namibia', 1000 + n, n % 100 = 0, n % 50 > 0,
     case when n % 50 = 1 then '{en}' else '{}' end::text[],
     case n % 4 when 0 then '{NA}' when 1 then '{BW,ZW}' else '{}' end::text[],
     case when n % 3 = 0 then 'camping' else 'luxury' end, case when n % 2 = 0 then '{6,7}' else '{}' end::smallint[],
     ${time}, ${time}
   from generate_series(1, 2000) n`,
  `insert into public.destinations (slug, name, country, short_description, full_description, is_active, updated_at)
   select 'destino-' || n, 'Destino ' || n, 'Namibia', ${text}, ${text}, n % 50 > 0, ${time}
   from generate_series(1, 2000) n`,
  `insert into public.blog_posts (slug, title, title_en, title_fr, excerpt, content, category, author, featured_image,
     tags, is_published, published_at, incomplete_locales, created_at, updated_at)
   select 'post-' || n, 'Post ' || n, 'Post', 'Post', ${text}, ${text}, 'Rutas', 'Ana', '/' || n,
     array['Tag ' || n % 300], n % 50 > 0,
     ${time}, case when n % 50 = 1 then '{fr}' else '{}' end::text[],
     ${time}, ${time}
   from generate_series(1, 12000) n`,
  `insert into public.contact_submissions (created_at, name, email, message, state)
   select ${time}, 'Ana ' || n, n || '@example.com', ${text},
     (array['new', 'active', 'proposed', 'confirmed', 'lost', 'spam'])[1 + n % 6]
   from generate_series(1, 12000) n`,
  `insert into public.enquiry_notes (enquiry_id, body) select id, 'Nota' from public.contact_submissions`,
  `insert into public.enquiry_answers (id, enquiry_id, subject, body)
   select gen_random_uuid(), id, 'Viaje', 'Hola' from public.contact_submissions`,
  `insert into public.outbox (enquiry_id, created_at, attempts, next_attempt_at, sent_at, last_error)
   select id, created_at, 1, created_at, case when email not like '77_@%' then created_at end,
     case when email like '77_@%' then 'ECONNREFUSED' end
   from public.contact_submissions`,
  // Enough to be seen, should they be gone through.
  `select private.insert_search_documents('blog_posts', to_jsonb(entry))
   from (select * from public.blog_posts limit 2500) as entry`,
  `insert into private.blog_terms (kind, slug, name, post_id, published_at)
   select 'category', 'rutas', 'Rutas', id, published_at from public.blog_posts where is_published
   union all
   select 'tag', lower(replace(tags[1], ' ', '-')), tags[1], id, published_at from public.blog_posts
   where is_published`,
];

/** Neither goes through a table that grows, nor sorts it. */
async function expectCheap(task: () => PromiseLike<unknown>) {
  expect(await plans.watch(task)).toEqual({ sorted: [], scanned: {} });
}

describe("H5: a page of a list is read from an index, whatever it is narrowed to", () => {
  for (const type of contentTypes) {
    test.each([undefined, ...statesOf(type)])(`${type.table} that are $value`, async (state) => {
      for (const page of [1, 3]) await expectCheap(() => readEntries(type, { q: "", state, page }));
    });
  }
});

describe("H12: a page of the messages is read from an index", () => {
  test.each(orders)("in the order $value", async (order) => {
    for (const page of [1, 30])
      await expectCheap(() => readEnquiries({ q: "", unsent: false, order, page }));
  });

  test.each(stateFilters)("K7: of those in $value", async ({ value }) => {
    for (const order of orders.filter(({ column }) => column === "created_at"))
      for (const page of [1, 30])
        await expectCheap(() => readEnquiries({ q: "", unsent: false, state: value, order, page }));
  });

  test("of those whose mail has not gone out", async () => {
    const found = readEnquiries({ q: "", unsent: true, order: orders[0], page: 1 });
    expect((await found).total).toBe(10);
    for (const order of orders)
      await expectCheap(() => readEnquiries({ q: "", unsent: true, order, page: 1 }));
    await expectCheap(() => readUnsent());
    await expectCheap(() => readPendingMails());
    await expectCheap(() => retryMails());
  });

  test("and so is one message, whose erasing touches no other", async () => {
    const [{ id = "" } = {}] = await readNewest();
    await expectCheap(() => findEnquiry(id));
    await expectCheap(() => readEnquiryDetails(id));
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
    await expectCheap(() => countRows("contact_submissions"));
    for (const { table, publishedFlag } of contentTypes) {
      await expectCheap(() => countRows(table));
      for (const is of [true, false])
        await expectCheap(() => countRows(table, { [publishedFlag]: is }));
    }
    for (const is of [true, false])
      await expectCheap(() => countRows("tours", { is_featured: is }));
  });

  test("messages, drafts, and what is left to translate", async () => {
    await expectCheap(() => readNewest());
    await expectCheap(() => readEnquiryCounts());
    await expectCheap(() => readDrafts(contentTypes));
    const { rest } = await readPending(contentTypes, 6);
    expect(rest).toBe(274);
    await expectCheap(() => readPending(contentTypes, 6));
  });
});

describe("what was there before, and what waits for a translation", () => {
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

  test("K1: the changes of an entry are found by its index", async () => {
    expect((await readChanges(tours, randomId, undefined, signal)).changes).toHaveLength(20);
    await expectCheap(() => readChanges(tours, randomId, undefined, signal));
  });

  test("K2: the trash is read from its own index", async () => {
    expect((await readTrash(1, signal)).total).toBe(10);
    await expectCheap(() => readTrash(1, signal));
  });

  test("K8: a page of the log is read from an index, whatever it is narrowed to", async () => {
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

  test("K6: what waits is found by what is open and what is marked", async () => {
    const wanted = { language: "en", type: undefined, page: 1, signal } as const;
    const { total, progress } = await readTranslations(wanted);
    expect([total, progress.map(({ entries }) => entries)]).toEqual([140, [12_000, 2000, 2000]]);
    await expectCheap(() => readTranslations(wanted));
  });
});

test("K10: a page of the pictures is read from an index, and so is what a save has to note of them", async () => {
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
      tours().update({ gallery_images: pictures }).eq("slug", "tour-77").select("id"),
    );
});

test("H5: a slug's neighbours are found by the index of slugs", async () => {
  for (const { table } of contentTypes)
    await expectCheap(() => takenSlugs(table, "post-77", randomId));
});
const randomId = "6b1f7f0e-0000-4000-8000-000000000001";

test("G7: neither an enquiry nor its mail goes through those before", async () => {
  const limits = { perAddress: 10, perHour: 100 };
  await expectCheap(() =>
    store.submitEnquiry(
      { ...enquiry, phone: null, preferred_contact: null, language: "es", source: null },
      { address: "10.9.9.9", pass: undefined, limits, acknowledge: true },
    ),
  );
  await expectCheap(() => store.resumeMails(true));
  await expectCheap(() => store.purgeEnquiries(12, new Date()));
  await expectCheap(async () => {
    for (const mail of await store.claimMails(5))
      await store.recordMailResult(mail, "ECONNREFUSED");
  });
});

test("A6: sitemap and feed read from indexes, each file its own thousand", async () => {
  const { lists } = await readPlan(context);
  await expectCheap(() => readPlan(context));
  await expectCheap(() => readSitemapPages(context, lists, undefined));
  const parts = await readPostParts(context);
  expect(parts).toHaveLength(12);
  const paths: string[] = [];
  for (const part of parts) {
    await expectCheap(async () => {
      for (const { path } of await readPosts(context, part)) paths.push(path);
    });
  }
  expect(paths.length).toBe(11760);
  expect(new Set(paths).size).toBe(paths.length);
  await expectCheap(() => readFeedPosts(context, "fr"));
});

test("J6: each filter of the tours walks along the index of their list", async () => {
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
  await expectCheap(() => readFilterView(context, "en", "?country=NA"));
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
  // Looking through all of them, it reads the index alone.
  expect((await heapBlocks()) - before).toBeLessThan(20);
});

test("J11: a search goes through no table, however common the word", async () => {
  for (const q of ["tour 77", "arena", "arena roja cielo", "zzz", "de", "post"])
    await expectCheap(() => search(context, "es", q, 1));
});

test("J11: posts of a category or tag, and the list of terms, are read from an index", async () => {
  await expectCheap(() => readCategories(context));
  for (const page of [1, 3, 400, 9999])
    await expectCheap(() => readBlogTerm(context, "en", "category", "rutas", page));
  await expectCheap(() => readBlogTerm(context, "en", "tag", "tag-77", 1));
  await expectCheap(() => readBlogTerm(context, "en", "tag", "nothing", 1));
});
