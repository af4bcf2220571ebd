/** Long, because it is one matrix: it states the access rules of all tables and calls in one place. */
import type { SupabaseClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TableName } from "../../../shared/database.types.ts";
import { firstSettings } from "../../../shared/first-settings.ts";
import {
  allContent,
  type Cast,
  insertContent,
  insertEnquiry,
  startCast,
  type UserKind,
  userKinds,
} from "./cast.ts";
import { enquiry } from "./harness.ts";

let cast: Cast;

beforeAll(async () => {
  cast = await startCast();
});
afterAll(() => cast.backend.dispose());

/** "42501" is PostgreSQL's refusal; a number is the count of rows read or changed. */
type Outcome = "42501" | number;
type Operation = "select" | "insert" | "update" | "delete" | "upsert";

const noAccess = {
  select: "42501",
  insert: "42501",
  update: "42501",
  delete: "42501",
  upsert: "42501",
} as const;
/** Two rows each, one of them hidden. */
const ofContent: Record<UserKind, Record<Operation, Outcome>> = {
  anonymous: { ...noAccess, select: 1 },
  traveller: { select: 1, insert: "42501", update: 0, delete: 0, upsert: "42501" },
  admin: { select: 2, insert: 1, update: 2, delete: 2, upsert: 2 },
};
const expected: Record<string, Record<UserKind, Record<Operation, Outcome>>> = {
  ...Object.fromEntries(allContent.map(({ table }) => [table, ofContent])),
  contact_submissions: {
    anonymous: noAccess,
    traveller: { ...noAccess, select: 0, update: 0, delete: 0 },
    admin: { ...noAccess, select: 1, update: 1, delete: 1 },
  },
  enquiry_notes: {
    anonymous: noAccess,
    traveller: { ...noAccess, select: 0, delete: 0 },
    admin: { ...noAccess, select: 1, insert: 1, delete: 1 },
  },
  enquiry_answers: {
    anonymous: noAccess,
    traveller: { ...noAccess, select: 0 },
    admin: { ...noAccess, select: 1 },
  },
  enquiry_contacts: {
    anonymous: noAccess,
    traveller: { ...noAccess, select: 0 },
    admin: { ...noAccess, select: 1 },
  },
  // Anonymous clients read only the columns that visitors may know (departures.test.ts).
  departures: {
    anonymous: noAccess,
    traveller: { ...noAccess, select: 0, update: 0, delete: 0 },
    admin: { ...noAccess, select: 1, insert: 1, update: 1, delete: 1 },
  },
  departure_log: {
    anonymous: noAccess,
    traveller: { ...noAccess, select: 0 },
    admin: { ...noAccess, select: 1 },
  },
  proposals: {
    anonymous: noAccess,
    traveller: { select: 0, insert: "42501", update: 0, delete: 0, upsert: "42501" },
    // The one of the test is a draft; only drafts are deleted. Its enquiry and id never change.
    admin: { select: 1, insert: 1, update: 1, delete: 1, upsert: "42501" },
  },
  proposal_versions: {
    anonymous: noAccess,
    traveller: { ...noAccess, select: 0 },
    admin: { ...noAccess, select: 1 },
  },
  proposal_replies: {
    anonymous: noAccess,
    traveller: { ...noAccess, select: 0 },
    admin: { ...noAccess, select: 1 },
  },
  outbox: {
    anonymous: noAccess,
    traveller: { ...noAccess, select: 0, update: 0 },
    admin: { ...noAccess, select: 1, update: 1 },
  },
  user_roles: {
    anonymous: noAccess,
    traveller: { ...noAccess, select: 0 },
    admin: { ...noAccess, select: 1 },
  },
  entry_versions: {
    anonymous: noAccess,
    traveller: { ...noAccess, select: 0 },
    admin: { ...noAccess, select: 1 },
  },
  admin_log: {
    anonymous: noAccess,
    traveller: { ...noAccess, select: 0 },
    admin: { ...noAccess, select: 1 },
  },
  page_views: {
    anonymous: noAccess,
    traveller: { ...noAccess, select: 0 },
    admin: { ...noAccess, select: 1 },
  },
  stale_translations: {
    anonymous: noAccess,
    traveller: { ...noAccess, select: 0, delete: 0 },
    admin: { ...noAccess, select: 1, delete: 1 },
  },
  translation_proposals: {
    anonymous: noAccess,
    traveller: { ...noAccess, select: 0, delete: 0 },
    admin: { ...noAccess, select: 1, delete: 1 },
  },
  preview_links: {
    anonymous: noAccess,
    traveller: { ...noAccess, select: 0, delete: 0 },
    admin: { ...noAccess, select: 1, delete: 1 },
  },
  // The functions run with the rights of the administrator.
  entry_drafts: {
    anonymous: noAccess,
    traveller: { select: 0, insert: "42501", update: 0, delete: 0, upsert: "42501" },
    admin: { select: 1, insert: 1, update: 1, delete: 1, upsert: 1 },
  },
  search_synonyms: {
    anonymous: noAccess,
    traveller: { select: 0, insert: "42501", update: 0, delete: 0, upsert: "42501" },
    admin: { select: 1, insert: 1, update: 1, delete: 1, upsert: 1 },
  },
  // One row of a visible entry, one of a hidden entry.
  former_slugs: {
    anonymous: { ...noAccess, select: 1 },
    traveller: { ...noAccess, select: 1 },
    admin: { ...noAccess, select: 2 },
  },
  site_texts: {
    anonymous: { ...noAccess, select: 1 },
    traveller: { select: 1, insert: "42501", update: 0, delete: 0, upsert: "42501" },
    admin: { select: 1, insert: 1, update: 1, delete: 1, upsert: 1 },
  },
  site_text_versions: {
    anonymous: noAccess,
    traveller: { ...noAccess, select: 0 },
    admin: { ...noAccess, select: 1 },
  },
  site_settings: {
    anonymous: { ...noAccess, select: 1 },
    traveller: { ...noAccess, select: 1, update: 0 },
    admin: { ...noAccess, select: 1, update: 1 },
  },
  site_brand: {
    anonymous: { ...noAccess, select: 1 },
    traveller: { ...noAccess, select: 1, update: 0 },
    admin: { ...noAccess, select: 1, update: 1 },
  },
  site_brand_versions: {
    anonymous: noAccess,
    traveller: { ...noAccess, select: 0 },
    admin: { ...noAccess, select: 1 },
  },
  site_settings_versions: {
    anonymous: noAccess,
    traveller: { ...noAccess, select: 0 },
    admin: { ...noAccess, select: 1 },
  },
  inbox_settings: {
    anonymous: noAccess,
    traveller: { ...noAccess, select: 0, update: 0 },
    admin: { ...noAccess, select: 1, update: 1 },
  },
  inbox_settings_versions: {
    anonymous: noAccess,
    traveller: { ...noAccess, select: 0 },
    admin: { ...noAccess, select: 1 },
  },
};

/** Every callable function with the roles that may call it; the secret key may call all. */
const calls: Record<string, UserKind[]> = {
  account_emails: ["traveller", "admin"],
  answer_enquiry: ["traveller", "admin"],
  record_contact: ["traveller", "admin"],
  send_proposal: ["traveller", "admin"],
  make_proposal_link: ["traveller", "admin"],
  revoke_proposal_links: ["traveller", "admin"],
  withdraw_proposal: ["traveller", "admin"],
  settle_replies: ["traveller", "admin"],
  erase_contact: ["traveller", "admin"],
  change_places: ["traveller", "admin"],
  add_enquiry: ["traveller", "admin"],
  administrators: ["traveller", "admin"],
  correct_enquiry_email: ["traveller", "admin"],
  end_session: ["traveller", "admin"],
  invite_administrator: ["traveller", "admin"],
  own_sessions: ["traveller", "admin"],
  pending_invitations: ["traveller", "admin"],
  remove_administrator: ["traveller", "admin"],
  revoke_invitation: ["traveller", "admin"],
  entry_changes: ["traveller", "admin"],
  deleted_entries: ["traveller", "admin"],
  blog_terms: ["anonymous", "traveller", "admin"],
  rename_term: ["traveller", "admin"],
  term_uses: ["traveller", "admin"],
  discard_draft: ["traveller", "admin"],
  enquiry_counts: ["traveller", "admin"],
  erase_versions: ["traveller", "admin"],
  owner_warnings: ["traveller", "admin"],
  remove_demonstration: ["traveller", "admin"],
  restore_demonstration: ["traveller", "admin"],
  launch_state: ["traveller", "admin"],
  confirm_launch_text: ["traveller", "admin"],
  find_tours: ["anonymous", "traveller", "admin"],
  make_preview_link: ["traveller", "admin"],
  open_entry: ["traveller", "admin"],
  pending_translations: ["traveller", "admin"],
  pictures: ["traveller", "admin"],
  publish_entry: ["traveller", "admin"],
  replace_picture: ["traveller", "admin"],
  restore_version: ["traveller", "admin"],
  retry_mails: ["traveller", "admin"],
  save_draft: ["traveller", "admin"],
  save_entry: ["traveller", "admin"],
  save_texts: ["traveller", "admin"],
  schedule_draft: ["traveller", "admin"],
  search_entries: ["anonymous", "traveller", "admin"],
  site_statistics: ["traveller", "admin"],
  blog_term_posts: ["anonymous", "traveller", "admin"],
  translation_progress: ["traveller", "admin"],
  tour_filter_options: ["anonymous", "traveller", "admin"],
  tour_facts: ["anonymous", "traveller", "admin"],
  tour_ranges: ["anonymous", "traveller", "admin"],
  prepare_translation: ["traveller", "admin"],
  accept_proposal: ["traveller", "admin"],
  reserve_translation: [],
  return_translation: [],
  store_proposals: [],
  accept_invitation: [],
  add_page_views: [],
  begin_seed: [],
  claim_mails: [],
  mail_brand: [],
  announce_default_retention: [],
  count_captcha_attempt: [],
  erased_mails: [],
  finish_seed: [],
  publish_due: [],
  purge_admin_log: [],
  purge_expired_form_data: [],
  purge_enquiries: [],
  purge_invitations: [],
  purge_page_views: [],
  purge_trash: [],
  is_captcha_pass_valid: [],
  issue_captcha_pass: [],
  issue_invitation: [],
  purge_preview_links: [],
  open_preview: [],
  open_proposal: [],
  reply_to_proposal: [],
  scheduled_publications: [],
  check_clock: [],
  count_objects: [],
  report_job: [],
  record_backup: [],
  resume_mails: [],
  schema_version: [],
  record_mail_result: [],
  stored_pictures: [],
  submit_enquiry: [],
  tour_prices: [],
  unreferenced_pictures: [],
};

const operations = Object.keys(noAccess) as Operation[];
const cells = Object.entries(expected).flatMap(([table, byUser]) =>
  userKinds.flatMap((who) =>
    operations.map((operation) => ({ table, who, operation, outcome: byUser[who][operation] })),
  ),
);

describe("I2: tables", () => {
  let before: unknown;
  /** Whether all rows equal `before`: then the next case needs no reset. */
  let isAsBefore = false;

  beforeEach(async () => {
    if (isAsBefore) return;
    for (const { table } of allContent)
      await cast.service.from(table).delete().not("id", "is", null);
    await cast.service.from("contact_submissions").delete().neq("name", "");
    await insertEnquiry(cast.service);
    await insertContent(cast.service);
    await putFormer();
    await putLink();
    await putDraft();
    await putSynonyms();
    await putText();
    await putDeparture();
    before = await everything();
  });

  test.each(cells)(
    "$who, $operation, $table: $outcome",
    async ({ table, who, operation, outcome }) => {
      const changes = operation !== "select" && outcome !== "42501" && outcome !== 0;
      isAsBefore = false;
      expect(await attempt(who, table, operation)).toBe(outcome);
      if (changes) expect(await everything()).not.toEqual(before);
      else expect(await everything()).toEqual(before);
      isAsBefore = !changes;
    },
  );
});

const views = { day: "2026-11-25", page: "/tours", language: "en", views: 3 } as const;

/** A version of an entry, and former slugs of a visible and of a hidden entry. */
async function putFormer(): Promise<void> {
  const { data = [] } = await cast.service.from("tours").select("id");
  const former = (data ?? []).map(({ id }, at) => ({
    entry_type: "tours" as const,
    slug: `antes-${at}`,
    entry_id: id,
  }));
  await cast.service.from("former_slugs").delete().neq("slug", "");
  await cast.service.from("former_slugs").insert(former);
  await cast.service.from("entry_versions").delete().gt("id", 0);
  const [{ id = "" } = {}] = data ?? [];
  const { error } = await cast.service
    .from("entry_versions")
    .insert({ entry_type: "tours", entry_id: id, operation: "update", data: { slug: "antes" } });
  if (error) throw error;
  await cast.service.from("admin_log").delete().gt("id", 0);
  await cast.service.from("admin_log").insert({ kind: "access", action: "sign-in" }).throwOnError();
  await cast.service.from("page_views").delete().neq("page", "").throwOnError();
  await cast.service.from("page_views").insert(views).throwOnError();
  await cast.service.from("stale_translations").delete().neq("field", "");
  await cast.service
    .from("stale_translations")
    .insert({ entry_type: "tours", entry_id: id, language: "en", field: "name", source: ["Antes"] })
    .throwOnError();
  await cast.service.from("translation_proposals").delete().neq("path", "");
  const words = {
    path: "name",
    source: "Secreto zq",
    text: "Secret zq",
    provider: "deepl",
  } as const;
  await cast.service
    .from("translation_proposals")
    .insert({ entry_type: "tours", entry_id: id, language: "en", ...words })
    .throwOnError();
}

/** Preview link of an entry. */
async function putLink(): Promise<void> {
  await cast.service.from("preview_links").delete().neq("token_hash", "").throwOnError();
  const { data } = await cast.admin.auth.getUser();
  const { data: tour } = await cast.service.from("tours").select("id").limit(1).single();
  await cast.service
    .from("preview_links")
    .insert({
      token_hash: "0".repeat(64),
      entry_type: "tours",
      entry_id: tour?.id ?? "",
      created_by: data.user?.id ?? "",
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    })
    .throwOnError();
}

/** Draft of an entry. */
async function putDraft(): Promise<void> {
  await cast.service.from("entry_drafts").delete().not("id", "is", null).throwOnError();
  const { data: tour } = await cast.service.from("tours").select("id").limit(1).single();
  const draft = { id: tour?.id ?? "", entry_type: "tours", is_new: false } as const;
  await cast.service
    .from("entry_drafts")
    .insert({ ...draft, data: { name: "Otra" } })
    .throwOnError();
}

const synonyms = { words: ["mokoro", "canoa"] };

async function putSynonyms(): Promise<void> {
  await cast.service.from("search_synonyms").delete().not("id", "is", null).throwOnError();
  await cast.service.from("search_synonyms").insert(synonyms).throwOnError();
}

/** A text and a version of it. */
async function putText(): Promise<void> {
  await cast.service.from("site_texts").delete().neq("key", "").throwOnError();
  await cast.service.from("site_text_versions").delete().gt("id", 0).throwOnError();
  await cast.service.from("site_texts").insert({ key: "home.title", text: "Uno" }).throwOnError();
  await cast.service.from("site_texts").update({ text: "Dos" }).neq("key", "").throwOnError();
}

/** A departure of a tour, which the log records. */
async function putDeparture(): Promise<void> {
  await cast.service.from("departures").delete().gt("places", 0).throwOnError();
  await cast.service
    .from("departures")
    .insert(await departure())
    .throwOnError();
}

async function departure() {
  const { data: tour } = await cast.service.from("tours").select("id").limit(1).single();
  return { tour_id: tour?.id ?? "", starts_on: "2100-07-04", places: 8 };
}

/** Metadata of the database. */
async function told<Told>(query: string): Promise<Told[]> {
  const sql = postgres(cast.backend.place.databaseUrl ?? "", { max: 1, onnotice: () => {} });
  try {
    return [...(await sql.unsafe(query))] as unknown as Told[];
  } finally {
    await sql.end();
  }
}

describe("I2: completeness", () => {
  test("every table is in the matrix and has row-level security", async () => {
    const tables = await told<{ relname: string; relrowsecurity: boolean }>(
      "select relname, relrowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')",
    );
    expect(tables.map(({ relname }) => relname).sort()).toEqual(Object.keys(expected).sort());
    expect(tables.filter(({ relrowsecurity }) => !relrowsecurity)).toEqual([]);
  });

  test("every callable function is in its list, and only the listed roles may call it", async () => {
    const functions = await told<{ name: string; who: UserKind[] }>(
      `select proname as name, array_remove(array[
         case when has_function_privilege('anon', oid, 'execute') then 'anonymous' end,
         case when has_function_privilege('authenticated', oid, 'execute') then 'traveller' end,
         case when has_function_privilege('authenticated', oid, 'execute') then 'admin' end
       ], null) as who
       from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`,
    );
    expect(Object.fromEntries(functions.map(({ name, who }) => [name, who]))).toEqual(calls);
  });
});

async function attempt(who: UserKind, name: string, operation: Operation): Promise<Outcome> {
  // Untyped, because columns differ between tables.
  const table = (cast[who] as unknown as SupabaseClient).from(name);
  const { row, key, change, others = [row] } = await material(name);
  const asked = {
    select: () => table.select("*"),
    insert: () => table.insert(row).select(),
    update: () => table.update(change).not(key, "is", null).select(),
    delete: () => table.delete().not(key, "is", null).select(),
    upsert: () => table.upsert(others).select(),
  };
  const { data, error } = await asked[operation]();
  return error ? (error.code as "42501") : (data?.length ?? -1);
}

interface Material {
  row: Record<string, unknown>;
  /** A column that is never empty. */
  key: string;
  change: Record<string, unknown>;
  /** Rows for an upsert; `row` alone by default. */
  others?: Record<string, unknown>[];
}

async function material(table: string): Promise<Material> {
  const found = allContent.find((entry) => entry.table === table);
  if (found) {
    const { ids, slugs } = found;
    const row = { ...found.row, ...(slugs && { slug: slugs[2] }) };
    const known = { ...found.row, id: ids.shown, ...(slugs && { slug: slugs[0] }) };
    const change = { created_at: "2001-01-01T00:00:00Z" };
    return { row, key: "id", change, others: [known, { ...row, id: crypto.randomUUID() }] };
  }
  if (table === "contact_submissions")
    return { row: enquiry, key: "id", change: { state: otherState() } };
  if (table === "enquiry_notes") {
    const { data } = await cast.service.from("contact_submissions").select("id").single();
    return { row: { enquiry_id: data?.id, body: "Nota" }, key: "id", change: { body: "Otra" } };
  }
  if (table === "enquiry_answers") {
    const { data } = await cast.service.from(table).select("*").single();
    return { row: { ...data }, key: "id", change: { body: "Otra" } };
  }
  if (table === "enquiry_contacts") {
    const { data } = await cast.service.from(table).select("*").single();
    return { row: { ...data }, key: "id", change: { author: "otra@example.com" } };
  }
  if (table === "departures")
    return { row: await departure(), key: "id", change: { guaranteed_from: 4 } };
  if (table === "departure_log") {
    const { data } = await cast.service.from(table).select("*").single();
    const { id, ...row } = { id: undefined, ...data };
    return { row, key: "id", change: { note: "Otra" } };
  }
  if (table === "proposals") {
    const { data } = await cast.service.from(table).select("*").single();
    const { enquiry_id, language, title, traveller } = data ?? {};
    const row = { enquiry_id, language, title, traveller };
    return { row, key: "id", change: { title: "Otro" }, others: [{ ...row, title: "Nuevo" }] };
  }
  if (table === "proposal_versions" || table === "proposal_replies") {
    const { data } = await cast.service.from(table).select("*").single();
    return { row: { ...data }, key: "id", change: { body: "Otra" } };
  }
  if (table === "outbox") {
    const { data } = await cast.service.from("outbox").select("id,enquiry_id");
    return { row: { ...data?.[0] }, key: "id", change: { next_attempt_at: new Date() } };
  }
  if (
    table === "entry_versions" ||
    table === "former_slugs" ||
    table === "stale_translations" ||
    table === "translation_proposals" ||
    table === "preview_links"
  ) {
    const { data } = await cast.service.from(table).select("*").limit(1).single();
    const { id, ...row } = { id: undefined, ...data };
    return { row, key: "entry_id", change: { entry_id: crypto.randomUUID() } };
  }
  if (table === "entry_drafts") {
    const data = { name: String(Math.random()) };
    return {
      row: { id: crypto.randomUUID(), entry_type: "tours", data },
      key: "id",
      change: { data },
    };
  }
  if (table === "admin_log")
    return { row: { kind: "access", action: "sign-in" }, key: "id", change: { subject: "otra" } };
  if (table === "search_synonyms") return { row: synonyms, key: "id", change: synonyms };
  if (table === "page_views")
    return { row: { ...views, page: "/blog" }, key: "page", change: { views: 9 } };
  if (table === "site_settings")
    return { row: firstSettings, key: "id", change: { phone: String(Math.random()) } };
  if (table === "site_texts") {
    const text = String(Math.random());
    return { row: { key: "home.text", text }, key: "key", change: { text } };
  }
  if (table === "site_text_versions") {
    const row = { key: "home.title", was: { text: null } };
    return { row, key: "key", change: row };
  }
  if (table === "site_brand") {
    const short_name = String(Math.random()).slice(0, 12);
    return { row: { short_name }, key: "id", change: { short_name } };
  }
  if (
    table === "site_brand_versions" ||
    table === "site_settings_versions" ||
    table === "inbox_settings_versions"
  )
    return { row: { was: {} }, key: "id", change: { was: { short_name: "Otra" } } };
  if (table === "inbox_settings") {
    const answer_templates = [{ name: String(Math.random()) }];
    return { row: { answer_templates }, key: "id", change: { answer_templates } };
  }
  const { data } = await cast.traveller.auth.getUser();
  const row = { user_id: data.user?.id, role: "admin" };
  return { row, key: "user_id", change: row };
}

/** Differs from the current value. */
let states = 0;
const otherState = () => (["lost", "active"] as const)[states++ % 2];

/** Every row of every table, read with the secret key. */
async function everything() {
  const tables = Object.keys(expected) as TableName[];
  const rows = await Promise.all(tables.map((table) => cast.service.from(table).select("*")));
  return rows.map(({ data }) => JSON.stringify(data?.map((row) => JSON.stringify(row)).sort()));
}
