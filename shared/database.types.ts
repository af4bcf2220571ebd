/**
 * The tables of `supabase/migrations`, in the shape supabase-js takes as its type parameter. What is
 * declared in `content/` comes from there (`declared-columns.types.ts`). Two columns that the database
 * derives for the panel's lists are left out, because nothing else has to do with them: `incomplete_locales` of
 * entries and `search_text` of enquiries. Long, because all tables are one type.
 */

import type { EnquiryEstimate } from "../supabase/functions/_shared/enquiry-estimate.ts";
import type { BrandPictureName } from "./brand/brand-pictures.ts";
import type { DeclaredColumns, EntryType, RequiredColumns } from "./declared-columns.types.ts";
import type { Locale } from "./locales.ts";
import type { OpenedProposal, ReplyKind } from "./proposal.ts";

type Timestamps = { created_at: string; updated_at: string };

/** `image_details` is an object of whatever a writer has put there (`pictures/image-details.ts`). */
type EntryColumns = Timestamps & { id: string; image_details: Record<string, unknown> };

// `type`, not `interface`: supabase-js asks for rows that are assignable to Record<string, unknown>.
type UserRoleRow = {
  user_id: string;
  role: "admin";
  created_at: string;
};

/** Countries of the active tours, and ranges of those with the length that the company announces. */
export type TourFacts = {
  countries: string[] | null;
  min_days: number | null;
  max_days: number | null;
  min_group: number | null;
  max_group: number | null;
  min_price: number | null;
};

type OutboxRow = {
  id: string;
  enquiry_id: string;
  /**
   * To the owner, that an enquiry has come; to the visitor, that it has arrived; to the visitor, an answer. A proposal to
   * the traveller; a traveller's reply to the owner; the acceptance, confirmed to the traveller.
   */
  kind: "notice" | "acknowledgement" | "answer" | "proposal" | "reply" | "accepted";
  /** Answer that the mail contains; null for other kinds. */
  answer_id: string | null;
  /** Version that a mail of the kind `proposal` presents; null for other kinds. */
  version_id: string | null;
  /** Reply that a mail of the kinds `reply` and `accepted` is about; null for other kinds. */
  reply_id: string | null;
  created_at: string;
  attempts: number;
  next_attempt_at: string;
  last_error: string | null;
  sent_at: string | null;
  claim: string | null;
  refused_at: string | null;
  claimed_until: string | null;
};

/** Internal note of an administrator about an enquiry. */
type EnquiryNoteRow = {
  id: string;
  enquiry_id: string;
  created_at: string;
  /** The e-mail address of the account; null for programs. */
  author: string | null;
  body: string;
};

/** Answer to an enquiry; its mail is in the outbox. */
type EnquiryAnswerRow = {
  id: string;
  enquiry_id: string;
  created_at: string;
  author: string | null;
  subject: string;
  body: string;
};

/** Contact with a visitor outside the panel: by telephone, WhatsApp or e-mail, or in person. */
type EnquiryContactRow = {
  id: string;
  enquiry_id: string;
  at: string;
  channel: "email" | "phone" | "whatsapp" | "meeting";
  /** False: an attempt that nobody answered. */
  reached: boolean;
  /** This contact has moved the enquiry from `new` to `active`. */
  activated: boolean;
  author: string | null;
  created_at: string;
};

/** Columns of `proposals` that no form edits. */
type ProposalColumns = Timestamps & {
  id: string;
  enquiry_id: string;
  tour_id: string | null;
  /** For the telephone: `T-7K3MPX`. */
  reference: string;
  state: "draft" | "sent" | "accepted" | "withdrawn";
  image_details: Record<string, unknown>;
  /** Sum of the price lines. */
  total: number;
  /** Time of the first reply that is not settled. */
  waiting_since: string | null;
};

/** A proposal as it was sent. */
type ProposalVersionRow = {
  id: string;
  proposal_id: string;
  number: number;
  sent_at: string;
  author: string | null;
  subject: string;
  body: string;
  /** Columns of the proposal. */
  content: Record<string, unknown>;
  total: number;
  valid_until: string;
  first_opened_at: string | null;
  last_opened_at: string | null;
  opened: number;
};

/** Reply of a traveller to a version: a question, a requested change, or an acceptance. */
type ProposalReplyRow = {
  id: string;
  proposal_id: string;
  number: number;
  at: string;
  kind: ReplyKind;
  /** Null for acceptances. */
  body: string | null;
  /** Typed for an acceptance; else null. */
  name: string | null;
  /** Address from which the proposal was accepted; null for other replies, and if it was unknown. */
  ip: string | null;
};

/** A warning on the panel's first page. */
type OwnerWarningRow = {
  kind:
    | "old-backup"
    | "stopped-clock"
    | "stopped-storage"
    | "stopped-share"
    | "stopped-files"
    | "announced-retention"
    | "undecided-departures";
  /** Number of files, enquiries or departures concerned. */
  amount: number;
  /**
   * Time of the newest backup, null where there is none; of stopped jobs when they stopped; of an announced
   * erasure when it starts.
   */
  since: string | null;
};

/** A step of going live. `is_done` is null if it cannot be checked, `amount` if things to do are not counted. */
type LaunchStepRow = {
  step: string;
  essential: boolean;
  is_done: boolean | null;
  amount: number | null;
  details: LaunchDetails;
};

type LaunchDetails = {
  /** Fields, keys, languages or slugs that still have to be changed. */
  open?: string[];
  /** Content type where the step is done. */
  type?: EntryType;
  /** Whether the account of the step is the caller's. */
  own?: boolean | null;
  /** Time of the newest backup. */
  newest?: string | null;
  /** Hash of the text to confirm. The other members describe its last confirmation, also of an earlier text. */
  hash?: string;
  reviewer?: string | null;
  at?: string | null;
  by?: string | null;
};

/** An entry of the demonstration content. */
type DemonstrationEntry = { type: EntryType; id: string; title: string };

/** `kept`: demonstration entries that were changed or have a draft. `removal`: null if nothing was removed. */
type DemonstrationRemoval = {
  removed: DemonstrationEntry[];
  kept: DemonstrationEntry[];
  removal: string | null;
};

type TermTable = "blog_categories" | "blog_tags";

/** Values of a table of settings that a change replaced, by column. */
type SettingsVersionRow = {
  id: number;
  was: Record<string, unknown>;
  recorded_at: string;
  recorded_by: string | null;
};

/** An entry as it was before a change or its deletion. */
type EntryVersionRow = {
  id: number;
  entry_type: EntryType;
  entry_id: string;
  operation: "update" | "delete";
  /** The row of the entry's table, with the columns that it had then. */
  data: Record<string, unknown>;
  recorded_at: string;
  /** The signed-in user whose change it was; null for programs. */
  recorded_by: string | null;
};

/** Words that mean the same in a search, in any language. */
type SearchSynonymsRow = Timestamps & { id: string; words: string[] };

/** How often a page was seen on a day, robots left out. */
type PageViewsRow = {
  /** In the company's time zone: `2026-11-25`. */
  day: string;
  /** The address without its language. */
  page: string;
  language: Locale;
  views: number;
};

type ByLanguage = Record<Locale, number>;

/**
 * Numbers of the site from one day to another. `before` has those of as many weeks before; `due` are
 * enquiries that were answered or have waited for the promised hours, `in_time` those that were answered within them. Lists
 * begin with the most.
 */
export type SiteStatistics = {
  since: string;
  until: string;
  /** The first day of which views are known; null before anything was counted. */
  counted_since: string | null;
  /** Hours in which the site promises an answer. */
  reply_hours: number;
  views: { total: number; before: number };
  enquiries: { total: number; before: number; due: number; in_time: number };
  /** Each by its Monday. */
  weeks: { week: string; views: number; enquiries: number; due: number; in_time: number }[];
  /** `name` is null if the page is not of an entry, a category or a tag. */
  pages: ({ page: string; name: string | null; views: number } & ByLanguage)[];
  languages: { language: Locale; views: number; enquiries: number }[];
  /** Nulls: about no tour. */
  tours: ({ page: string | null; name: string | null; enquiries: number } & ByLanguage)[];
  /** The page with the form; null where that is not known. */
  sources: { page: string | null; name: string | null; enquiries: number }[];
};

/** A translation whose Spanish has changed since. */
type StaleTranslationRow = {
  entry_type: EntryType;
  entry_id: string;
  language: string;
  /** The column of the Spanish. */
  field: string;
  /** That column as it was when the translation was in step with it. */
  source: unknown;
  since: string;
};

/** A type of entries, or the texts of the site, whose id has zeros only. */
export type TranslatedType = EntryType | "site_texts";

/** Text that a translation service proposes for an entry or a text of the site. */
export type TranslationProposalRow = {
  entry_type: TranslatedType;
  entry_id: string;
  language: string;
  /** The text within its entry: `name`, or `itinerary.<id>.title`. Of texts of the site: the key. */
  path: string;
  /** The Spanish text that was translated. */
  source: string;
  text: string;
  provider: "deepl" | "libretranslate" | "openai";
  made_at: string;
  made_by: string | null;
  accepted_at: string | null;
  accepted_by: string | null;
};

/** Action of a user of the panel. */
export type AdminLogRow = {
  id: number;
  at: string;
  /** Null: the server. */
  actor_id: string | null;
  kind: "access" | "content" | "people";
  action:
    | "sign-in"
    | "create"
    | "change"
    | "delete"
    | "restore"
    | "erase"
    | "invite"
    | "revoke"
    | "join"
    | "remove"
    | "password"
    | "email";
  /** The table, and the row, where it was content. */
  entry_type: string | null;
  entry_id: string | null;
  /** A name or an administrator's address, as it was then. */
  subject: string | null;
};

/** A change of an entry. */
export type EntryChangeRow = {
  version: number;
  operation: "update" | "delete";
  changed_at: string;
  changed_by: string | null;
  /** Since when it had been as it was before. */
  was_at: string;
  /** Null where nothing followed: it was deleted. */
  changed: string[] | null;
};

/** A picture in the storage. */
export type StoredPictureRow = {
  bucket: string;
  name: string;
  /** Null where the storage does not say. */
  bytes: number | null;
  uploaded_at: string;
  /** `kept`: only versions and the trash show it. */
  state: "used" | "kept" | "unused";
  /** Languages in which an entry that shows it has no alternative text. */
  missing_alt_languages: string[];
  uses: {
    type: EntryType | "site_settings" | "inbox_settings" | "site_brand";
    id: string;
    /** Of entries, as `shown`. */
    title: string | null;
    shown: boolean | null;
    /** The entry has texts for it, as it has not for what only stands in another text. */
    described: boolean;
    /** Only the draft of the entry uses it. */
    draft: boolean;
  }[];
  /** Entries that showed it before; only told of a picture that is asked for by its path. */
  kept_by: { type: EntryType; id: string; title: string; gone: boolean }[];
  total: number;
};

/** The owner's words for a text of the site. Null: the code's words; empty: hidden. */
export type SiteTextRow = {
  key: string;
  text: string | null;
  text_en: string | null;
  text_fr: string | null;
  /** Fingerprint of the code's words when these were written; empty if unknown. */
  based_on: string;
  /** When the words of each language changed. For translations also when somebody confirmed that they still hold. */
  es_at: string | null;
  en_at: string | null;
  fr_at: string | null;
  updated_at: string;
};

/** A text before a change or removal. */
export type SiteTextVersionRow = {
  id: number;
  key: string;
  was: Pick<SiteTextRow, "text" | "text_en" | "text_fr">;
  recorded_at: string;
  /** Null for programs. */
  recorded_by: string | null;
};

/** New words of a text. Without words in any language its row is removed. */
export type SiteTextChange = Pick<
  SiteTextRow,
  "key" | "text" | "text_en" | "text_fr" | "based_on"
> & {
  /** Languages whose translation still holds, although it stays as it is. */
  confirmed?: Exclude<Locale, "es">[];
  /** `updated_at` as it was read; null if there was no row. */
  expected: string | null;
};

export type SaveTextsAnswer =
  /** `rows`: present rows of the keys. */
  | { outcome: "saved"; rows: SiteTextRow[] }
  /** Conflict without a save. `row`: the stored state, null if there is none. */
  | { outcome: "conflict"; conflicts: { key: string; row: SiteTextRow | null }[] };

type SaveAnswer =
  /** As it is now. */
  | { outcome: "saved"; row: Record<string, unknown> & Timestamps }
  /** Somebody else has written it since: what is there. */
  | { outcome: "conflict"; row: Record<string, unknown> & Timestamps }
  | { outcome: "gone" }
  | { outcome: "slug-taken" };

/** Columns and their values. */
type Columns = Record<string, unknown>;

/** Etag by column. Etags come from the database and are only compared. */
type Etags = Record<string, string>;

/** Unpublished work on an entry: the columns that differ from the published row. */
export type EntryDraftRow = {
  /** Id of the entry, also before its first publication. */
  id: string;
  entry_type: EntryType;
  /** The entry has never been published. */
  is_new: boolean;
  data: Columns;
  /** The same columns, as they were published when each was first changed. */
  base: Columns;
  publish_at: string | null;
  scheduled_by: string | null;
  /** Why the scheduled publication failed. `outcome` is one of {@link PublishAnswer}, or an SQLSTATE. */
  problem: { outcome: string; columns?: unknown; message?: string; column?: string | null } | null;
  created_at: string;
  /** Names of the changed columns. */
  columns: string[];
  /** Title in the draft, or the published one. */
  title: string | null;
  etag: string;
  updated_at: string;
  updated_by: string | null;
  /** The entry was deleted, and may be restored. */
  in_trash: boolean;
};

/** An entry as a form shows it, in one snapshot. */
export type OpenedEntry = { row: Columns | null; draft: EntryDraftRow | null; etags: Etags };

export type SaveDraftAnswer =
  | {
      /** `conflict`: others have changed the columns of `conflicts`; the others are saved. */
      outcome: "saved" | "conflict";
      /** Present values. */
      conflicts: Columns;
      /** Of the draft. */
      etag: string;
      /** Of each column as a form shows it. */
      etags: Etags;
    }
  | { outcome: "scheduled"; publish_at: string }
  /** The entry was deleted, or its draft discarded. */
  | { outcome: "gone" };

export type PublishAnswer =
  /** `left`: columns that stay in the draft. */
  | { outcome: "published"; row: Columns & Timestamps; left: string[] }
  /** The draft is another one than the caller has seen. */
  | { outcome: "changed" }
  /** Others have published these columns since; `etags` allows to overwrite them. */
  | { outcome: "conflict"; columns: Columns; etags: Etags }
  /** Columns with a value of the wrong type. */
  | { outcome: "invalid"; columns: string[] }
  | { outcome: "slug-taken" | "gone" | "nothing" };

export type ScheduleAnswer =
  | { outcome: "scheduled"; publish_at: string | null }
  | Exclude<PublishAnswer, { outcome: "published" }>;

/** A link that shows an entry with its draft until it expires. */
export type PreviewLinkRow = {
  id: string;
  /** SHA-256 of the token, in hexadecimal. */
  token_hash: string;
  entry_type: EntryType;
  /** Also of an entry that was never published. */
  entry_id: string;
  created_at: string;
  created_by: string;
  expires_at: string;
};

/** An address that an entry had before, and no entry has now. */
type FormerSlugRow = {
  entry_type: EntryType;
  slug: string;
  entry_id: string;
};

/** Required columns must be given; every other one is nullable or has a default. */
type Insert<Row, Required extends keyof Row> = Pick<Row, Required> & Partial<Row>;

type Table<Row, Required extends keyof Row, Relationships extends unknown[] = []> = {
  Row: Row;
  Insert: Insert<Row, Required>;
  Update: Partial<Row>;
  Relationships: Relationships;
};

type DeclaredTable<
  Name extends keyof DeclaredColumns,
  Columns,
  Relationships extends unknown[] = [],
> = Table<
  DeclaredColumns[Name] & Columns,
  RequiredColumns[Name] & keyof DeclaredColumns[Name],
  Relationships
>;

type OutboxToEnquiry = {
  foreignKeyName: "outbox_enquiry_id_fkey";
  columns: ["enquiry_id"];
  isOneToOne: false;
  referencedRelation: "contact_submissions";
  referencedColumns: ["id"];
};

type OutboxToAnswer = {
  foreignKeyName: "outbox_answer_id_fkey";
  columns: ["answer_id"];
  isOneToOne: true;
  referencedRelation: "enquiry_answers";
  referencedColumns: ["id"];
};

type ContactToEnquiry = {
  foreignKeyName: "enquiry_contacts_enquiry_id_fkey";
  columns: ["enquiry_id"];
  isOneToOne: false;
  referencedRelation: "contact_submissions";
  referencedColumns: ["id"];
};

type EnquiryToDeparture = {
  foreignKeyName: "contact_submissions_departure_id_fkey";
  columns: ["departure_id"];
  isOneToOne: false;
  referencedRelation: "departures";
  referencedColumns: ["id"];
};

type VersionToProposal = {
  foreignKeyName: "proposal_versions_proposal_id_fkey";
  columns: ["proposal_id"];
  isOneToOne: false;
  referencedRelation: "proposals";
  referencedColumns: ["id"];
};

type DepartureColumns = Timestamps & {
  id: string;
  tour_id: string;
  /** Initially all places. Administrators change it with `change_places`. */
  places_left: number;
  /** The number that visitors may see: null above four. */
  shown_left: number | null;
};

type DepartureLogRow = {
  id: number;
  departure_id: string;
  /** Id of a call of `change_places`; null for other changes. */
  operation: string | null;
  at: string;
  author: string | null;
  what: "made" | "left" | "places" | "date" | "state" | "price";
  was: string | null;
  became: string | null;
  enquiry_id: string | null;
  note: string | null;
};

export type Database = {
  public: {
    Tables: { [Name in EntryType]: DeclaredTable<Name, EntryColumns> } & {
      contact_submissions: DeclaredTable<
        "contact_submissions",
        {
          id: string;
          created_at: string;
          answered_at: string | null;
          tour_id: string | null;
          child_ages: number[];
          departure_id: string | null;
          /** Price that the server has worked out. */
          estimate: EnquiryEstimate | null;
        },
        [EnquiryToDeparture]
      >;
      /** One row: what everyone may know of the company. */
      site_settings: DeclaredTable<"site_settings", { id: boolean; updated_at: string }>;
      /** One row: name, mark, colours and pictures. */
      site_brand: DeclaredTable<
        "site_brand",
        { id: boolean; updated_at: string } & Record<
          `picture_${BrandPictureName}_details`,
          Record<string, unknown>
        >
      >;
      site_brand_versions: Table<SettingsVersionRow, "was">;
      site_settings_versions: Table<SettingsVersionRow, "was">;
      inbox_settings_versions: Table<SettingsVersionRow, "was">;
      /** One row: what only administrators read. */
      inbox_settings: DeclaredTable<"inbox_settings", { id: boolean; updated_at: string }>;
      /** The mails of each enquiry that the site has taken. */
      outbox: Table<OutboxRow, "enquiry_id", [OutboxToEnquiry, OutboxToAnswer]>;
      enquiry_notes: Table<EnquiryNoteRow, "enquiry_id" | "body">;
      enquiry_answers: Table<EnquiryAnswerRow, "id" | "enquiry_id" | "subject" | "body">;
      enquiry_contacts: Table<
        EnquiryContactRow,
        "id" | "enquiry_id" | "at" | "channel" | "reached",
        [ContactToEnquiry]
      >;
      departures: Table<
        DeclaredColumns["departures"] & DepartureColumns,
        RequiredColumns["departures"] | "tour_id"
      >;
      departure_log: Table<DepartureLogRow, "departure_id" | "what">;
      proposals: Table<
        DeclaredColumns["proposals"] & ProposalColumns,
        RequiredColumns["proposals"] | "enquiry_id"
      >;
      proposal_versions: Table<
        ProposalVersionRow,
        "id" | "proposal_id" | "number" | "subject" | "body" | "content" | "total" | "valid_until",
        [VersionToProposal]
      >;
      proposal_replies: Table<ProposalReplyRow, "id" | "proposal_id" | "number" | "kind">;
      user_roles: Table<UserRoleRow, "user_id" | "role">;
      former_slugs: Table<FormerSlugRow, keyof FormerSlugRow>;
      entry_versions: Table<EntryVersionRow, "entry_type" | "entry_id" | "operation" | "data">;
      admin_log: Table<AdminLogRow, "kind" | "action">;
      stale_translations: Table<StaleTranslationRow, Exclude<keyof StaleTranslationRow, "since">>;
      translation_proposals: Table<
        TranslationProposalRow,
        Exclude<keyof TranslationProposalRow, "made_at" | "made_by" | "accepted_at" | "accepted_by">
      >;
      preview_links: Table<PreviewLinkRow, Exclude<keyof PreviewLinkRow, "id" | "created_at">>;
      entry_drafts: Table<EntryDraftRow, "id" | "entry_type">;
      page_views: Table<PageViewsRow, keyof PageViewsRow>;
      search_synonyms: Table<SearchSynonymsRow, "words">;
      site_texts: Table<SiteTextRow, "key">;
      site_text_versions: Table<SiteTextVersionRow, "key" | "was">;
    };
    Views: Record<never, never>;
    Functions: {
      /** Has one mail tried again at once, or all that have not gone out; gives how many. */
      retry_mails: { Args: { enquiry?: string }; Returns: number };
      /** Corrects an enquiry's address and sends its unsent mails to the visitor again. Returns their number. */
      correct_enquiry_email: { Args: { enquiry: string; email: string }; Returns: number };
      /**
       * Answers an enquiry by mail, and gives the answer's id, which is the `operation`: repeated with the same
       * one, it sends nothing a second time.
       */
      answer_enquiry: {
        Args: { enquiry: string; operation: string; subject: string; body: string };
        Returns: string;
      };
      /** Records a contact outside the panel, or changes the time of the contact with this id. Returns its id. */
      record_contact: {
        Args: {
          enquiry: string;
          operation: string;
          channel: EnquiryContactRow["channel"];
          reached?: boolean;
          at?: string;
        };
        Returns: string;
      };
      /** Takes (-2) or gives back (2) places of a departure. Returns how many are left. */
      change_places: {
        Args: {
          departure: string;
          operation: string;
          change_by: number;
          enquiry?: string;
          note?: string;
        };
        Returns: number;
      };
      /** Erases a contact outside the panel; none if it is gone. */
      erase_contact: { Args: { contact: string }; Returns: undefined };
      /** Adds an enquiry that arrived outside the form. Returns its id, the `operation`. */
      add_enquiry: {
        Args: {
          operation: string;
          name: string;
          email: string;
          phone: string | null;
          language: string;
          message: string;
          channel: EnquiryContactRow["channel"];
          at?: string;
        };
        Returns: string;
      };
      /** Sends a proposal as its next version. Repeated, without the token. */
      send_proposal: {
        Args: {
          proposal: string;
          operation: string;
          expected: string;
          subject: string;
          body: string;
        };
        Returns: { number: number; token?: string };
      };
      /** Another link to a proposal that was sent. Returns its token. */
      make_proposal_link: { Args: { proposal: string }; Returns: string };
      /** Closes all links of a proposal. Returns their number. */
      revoke_proposal_links: { Args: { proposal: string }; Returns: number };
      /** Withdraws a sent proposal, or restores a withdrawn one. */
      withdraw_proposal: { Args: { proposal: string; restore?: boolean }; Returns: undefined };
      /** Marks all replies to a proposal as settled. */
      settle_replies: { Args: { proposal: string }; Returns: undefined };
      /** The proposal of a token; null if it opens nothing. For the secret key. */
      open_proposal: {
        Args: { token: string; seen: boolean; at?: string };
        Returns: OpenedProposal | null;
      };
      /** Stores a traveller's reply. For the secret key. */
      reply_to_proposal: {
        Args: {
          token: string;
          operation: string;
          version: number;
          kind: ReplyKind;
          body?: string | null;
          name?: string | null;
          address?: string | null;
          at?: string;
        };
        Returns: { outcome: string; number?: number };
      };
      /** How many enquiries there are of each state, and how many have waited for longer than promised. */
      enquiry_counts: { Args: Record<never, never>; Returns: Record<string, number> };
      /** From the least to the most of all active tours; nulls where there is none. */
      tour_ranges: {
        Args: Record<never, never>;
        Returns: {
          min_days: number | null;
          max_days: number | null;
          min_group: number | null;
          max_group: number | null;
          min_price: number | null;
        }[];
      };
      /** Facts of the active tours that texts of all pages mention. */
      tour_facts: { Args: Record<never, never>; Returns: TourFacts[] };
      /** A page of the posts of a category or tag, newest first; `name` and `total` are those of the term. */
      blog_term_posts: {
        Args: { kind: "category" | "tag"; term: string; row_offset?: number; row_limit?: number };
        Returns: { id: string; name: string; total: number }[];
      };
      /** Categories and tags of published posts. `term` is the visible row with the texts, if there is one. */
      blog_terms: {
        Args: Record<never, never>;
        Returns: {
          kind: "category" | "tag";
          slug: string;
          name: string;
          posts: number;
          term: Record<string, unknown> | null;
        }[];
      };
      /** Renames a category or tag in all posts, and merges it into another one that has the name. */
      rename_term: {
        Args: { type: TermTable; term: string; name: string };
        Returns: { id: string; posts: number };
      };
      /** Number of posts per category or tag, and the titles of up to five. */
      term_uses: {
        Args: { type: TermTable };
        Returns: { id: string; posts: number; titles: string[] | null }[];
      };
      /** A page of the active tours that fit, in the order of their list, and how many they are. */
      find_tours: {
        Args: {
          country?: string;
          style?: string;
          min_days?: number;
          max_days?: number;
          month?: number;
          highest_price?: number;
          row_offset?: number;
          row_limit?: number;
        };
        Returns: { id: string; total: number }[];
      };
      /** Values that active tours have; null where there are none. */
      tour_filter_options: {
        Args: Record<never, never>;
        Returns: {
          countries: string[] | null;
          styles: string[] | null;
          months: number[] | null;
          any_month: boolean;
          days: number[] | null;
          min_price: number | null;
          max_price: number | null;
        }[];
      };
      /**
       * A page of what is found, the best first: how many there are in all, and with what found words begin,
       * without accents.
       */
      search_entries: {
        Args: { q: string; language: string; row_offset?: number; row_limit?: number };
        Returns: {
          entry_type: EntryType;
          entry_id: string;
          total: number;
          words: string[];
          match: "all" | "similar" | "language";
        }[];
      };
      /** The trash: the last version of each entry that was deleted, the last deleted first. */
      deleted_entries: { Args: Record<never, never>; Returns: EntryVersionRow[] };
      /** Notes the newest backup: the server alone. */
      announce_default_retention: {
        Args: { months: number | null; at?: string };
        Returns: { starts_at: string; enquiries: number } | null;
      };
      check_clock: { Args: { at?: string }; Returns: string | null };
      count_objects: { Args: Record<never, never>; Returns: number };
      report_job: {
        Args: { job: string; reason?: string | null; amount?: number };
        Returns: undefined;
      };
      record_backup: { Args: { newest: string | null; every_hours: number }; Returns: undefined };
      /** Adds what a server has counted: the server alone. */
      add_page_views: { Args: { counted: PageViewsRow[] }; Returns: undefined };
      /** Numbers of the site from one day to another, both included; for administrators. */
      site_statistics: { Args: { since: string; until: string }; Returns: SiteStatistics };
      /** Problems of the site, for its owner; empty for everybody else. */
      owner_warnings: { Args: Record<never, never>; Returns: OwnerWarningRow[] };
      /** Steps of going live, computed from the data; for administrators. */
      launch_state: { Args: Record<never, never>; Returns: LaunchStepRow[] };
      /** Records that somebody has checked the text with the hash `seen`; without a name withdraws it. */
      confirm_launch_text: {
        Args: { subject: string; seen: string; reviewer?: string | null };
        Returns: undefined;
      };
      /** Moves untouched demonstration entries to the trash; a dry run only lists them. */
      remove_demonstration: { Args: { dry?: boolean }; Returns: DemonstrationRemoval };
      /** Undoes one removal: `removal` is the one of {@link DemonstrationRemoval}. */
      restore_demonstration: {
        Args: { removal: string };
        Returns: { restored: number; failed: number };
      };
      /** Makes a version the present state of its entry, and gives the row. */
      restore_version: { Args: { version: number }; Returns: Record<string, unknown> };
      /**
       * Saves an entry over what was read of it: `expected` is its `updated_at` then, null for a new one.
       * A save that is repeated with its `operation` is answered as the first time.
       */
      save_entry: {
        Args: {
          type: EntryType | "proposals";
          id: string;
          expected: string | null;
          entry: Record<string, unknown>;
          operation: string;
        };
        Returns: SaveAnswer;
      };
      /** Saves all changes or none. A call that is repeated with its `operation` is answered as the first time. */
      save_texts: {
        Args: { changes: SiteTextChange[]; operation: string };
        Returns: SaveTextsAnswer;
      };
      open_entry: { Args: { type: EntryType; id: string }; Returns: OpenedEntry };
      /** Saves columns to the draft; `seen` has the etags of the values that they replace. */
      save_draft: {
        Args: { type: EntryType; id: string; changes: Columns; seen: Etags };
        Returns: SaveDraftAnswer;
      };
      /**
       * Publishes a draft, or one language of it. `seen` is its etag, `over` has the etags of newer published
       * values that may be overwritten, `spanish` names columns whose Spanish is published with the language. A
       * call that is repeated with its `operation` is answered as the first time.
       */
      publish_entry: {
        Args: {
          type: EntryType;
          id: string;
          seen: string;
          operation: string;
          language?: string | null;
          over?: Etags;
          spanish?: string[];
        };
        Returns: PublishAnswer;
      };
      discard_draft: {
        Args: { type: EntryType; id: string; seen: string };
        Returns: { outcome: "discarded" | "changed" };
      };
      /** Schedules the publication of a draft; null cancels it. Refuses what could not be published now. */
      schedule_draft: {
        Args: { type: EntryType; id: string; seen: string; at: string | null; over?: Etags };
        Returns: ScheduleAnswer;
      };
      /** Publishes one draft that is due: the server alone. */
      publish_due: {
        Args: Record<never, never>;
        Returns: { published: number; failed: number; next_in: number | null }[];
      };
      /** Erases what is kept of an entry for good, and gives how many versions there were. */
      erase_versions: { Args: { type: EntryType; entry: string }; Returns: number };
      /** Changes of an entry, the newest first; `version` holds what was there before, `changed` names columns. */
      entry_changes: {
        Args: { type: EntryType; entry: string; before?: number; row_limit?: number };
        Returns: EntryChangeRow[];
      };
      /** Entries that wait for a translation, and how many on all pages; `stale` names columns of the Spanish. */
      pending_translations: {
        Args: { language: string; type?: EntryType; row_offset?: number; row_limit?: number };
        Returns: {
          entry_type: EntryType;
          entry_id: string;
          missing: boolean;
          stale: string[];
          /** The draft has texts of the language that can be published. */
          in_draft: boolean;
          total: number;
        }[];
      };
      translation_progress: {
        Args: Record<never, never>;
        Returns: { entry_type: EntryType; language: string; entries: number; pending: number }[];
      };
      /** Pictures in the storage, the newest first; `total` is of all pages. `path` is `bucket/name` of one. */
      pictures: {
        Args: {
          filter?: Exclude<StoredPictureRow["state"], "used"> | "missing";
          search?: string;
          path?: string;
          row_offset?: number;
          row_limit?: number;
        };
        Returns: StoredPictureRow[];
      };
      /**
       * Replaces a picture (`bucket/name`) by an unused one in every entry, draft and setting. `left`: uses that stay,
       * such as names in texts.
       */
      replace_picture: {
        Args: { old: string; new: string };
        Returns: { replaced: number; left: StoredPictureRow["uses"] };
      };
      /** Checks that the caller may have an entry, or texts of the site, translated. */
      prepare_translation: {
        Args: { type: TranslatedType; id: string };
        Returns: { account: string; glossary: { term?: string; en?: string; fr?: string }[] };
      };
      /** Reserves characters of the month; 0 tells what is left: the server alone. */
      reserve_translation: {
        Args: { characters: number; maximum: number };
        Returns: { month: string; reserved: boolean; left: number };
      };
      /** Gives reserved characters back: the server alone. */
      return_translation: { Args: { month: string; characters: number }; Returns: undefined };
      /** Stores proposals of an entry or of texts of the site: the server alone. */
      store_proposals: {
        Args: {
          type: string;
          id: string;
          language: string;
          provider: string;
          account: string | null;
          proposals: { path: string; source: string; text: string }[];
        };
        Returns: undefined;
      };
      /** Records that the caller has taken a proposal over into a form. */
      accept_proposal: {
        Args: { type: TranslatedType; id: string; language: string; path: string };
        Returns: boolean;
      };
      /**
       * Makes a link that shows an entry with its draft for 1 or 7 days; its token cannot be read again.
       */
      make_preview_link: {
        Args: { type: EntryType; entry: string; days?: number };
        Returns: { id: string; token: string; expires_at: string };
      };
      /** Addresses of the accounts that still exist. */
      account_emails: { Args: { accounts: string[] }; Returns: { id: string; email: string }[] };
      /** Accounts of administrators, oldest first. */
      administrators: {
        Args: Record<never, never>;
        Returns: { id: string; email: string; since: string; last_sign_in_at: string | null }[];
      };
      /** Invitations that are not accepted, also those whose time is over, the newest first. */
      pending_invitations: {
        Args: Record<never, never>;
        Returns: {
          id: string;
          email: string;
          /** Null where it was the server's command. */
          invited_by: string | null;
          invited_at: string;
          expires_at: string;
        }[];
      };
      /** Invites an address by the SHA-256 of a token, and gives when that expires. */
      invite_administrator: { Args: { email: string; token_hash: string }; Returns: string };
      /** Whether the invitation was still there. */
      revoke_invitation: { Args: { invitation: string }; Returns: boolean };
      /** Takes the role from another one, and ends their sessions. */
      remove_administrator: { Args: { account: string }; Returns: undefined };
      /** One's own open sessions, the present one first. */
      own_sessions: {
        Args: Record<never, never>;
        Returns: {
          id: string;
          began_at: string;
          last_seen_at: string;
          user_agent: string | null;
          is_current: boolean;
        }[];
      };
      /** Whether the session was still there. */
      end_session: { Args: { session: string }; Returns: boolean };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};

export type TableName = keyof Database["public"]["Tables"];
export type Row<Name extends TableName> = Database["public"]["Tables"][Name]["Row"];
export type InsertRow<Name extends TableName> = Database["public"]["Tables"][Name]["Insert"];
