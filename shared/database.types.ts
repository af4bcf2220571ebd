/**
 * The tables of `supabase/migrations`, in the shape supabase-js takes as its type parameter. Two columns
 * that the database derives for the panel's lists are left out, because nothing else has to do with them:
 * `open_locales` of entries and `found_by` of enquiries.
 */

export interface ItineraryDay {
  day: number;
  description_es: string;
  description_en: string;
  description_fr: string;
}

/** An object of whatever a writer has put there: read with `readImageDetails` (`pictures/image-details.ts`). */
type ImageDetailsColumn = Record<string, unknown>;

// `type`, not `interface`: supabase-js asks for rows that are assignable to Record<string, unknown>.
type TourRow = {
  id: string;
  slug: string;
  name: string;
  name_en: string | null;
  name_fr: string | null;
  short_description: string;
  short_description_en: string | null;
  short_description_fr: string | null;
  full_description: string;
  full_description_en: string | null;
  full_description_fr: string | null;
  destination: string;
  destination_en: string | null;
  destination_fr: string | null;
  image_url: string | null;
  gallery_images: string[];
  /** Set by the database: the number of itinerary days, 1 if none. */
  duration_days: number;
  min_group_size: number;
  max_group_size: number;
  /** US dollars. */
  price_per_person: number;
  is_featured: boolean;
  is_active: boolean;
  included_services: string[];
  included_services_en: string[];
  included_services_fr: string[];
  excluded_services: string[];
  excluded_services_en: string[];
  excluded_services_fr: string[];
  itinerary: ItineraryDay[];
  image_details: ImageDetailsColumn;
  created_at: string;
  updated_at: string;
};

type DestinationRow = {
  id: string;
  slug: string;
  name: string;
  name_en: string | null;
  name_fr: string | null;
  country: string;
  country_en: string | null;
  country_fr: string | null;
  short_description: string;
  short_description_en: string | null;
  short_description_fr: string | null;
  full_description: string;
  full_description_en: string | null;
  full_description_fr: string | null;
  best_time_to_visit: string | null;
  best_time_to_visit_en: string | null;
  best_time_to_visit_fr: string | null;
  gallery_images: string[];
  highlights: string[];
  highlights_en: string[];
  highlights_fr: string[];
  image_details: ImageDetailsColumn;
  is_active: boolean;
  created_at: string;
  updated_at: string;
};

type BlogPostRow = {
  id: string;
  slug: string;
  title: string;
  title_en: string | null;
  title_fr: string | null;
  excerpt: string;
  excerpt_en: string | null;
  excerpt_fr: string | null;
  content: string;
  content_en: string | null;
  content_fr: string | null;
  featured_image: string | null;
  image_details: ImageDetailsColumn;
  category: string;
  tags: string[];
  author: string;
  is_published: boolean;
  /** Set by the database when a post is first published without one. */
  published_at: string | null;
  created_at: string;
  updated_at: string;
};

type ContactSubmissionRow = {
  id: string;
  created_at: string;
  name: string;
  email: string;
  phone: string | null;
  preferred_contact: string | null;
  message: string;
  language: "es" | "en" | "fr" | null;
  source: string | null;
};

type UserRoleRow = {
  user_id: string;
  role: "admin";
  created_at: string;
};

type OutboxRow = {
  enquiry_id: string;
  created_at: string;
  attempts: number;
  next_attempt_at: string;
  last_error: string | null;
  sent_at: string | null;
  claim: string | null;
  claimed_until: string | null;
};

/** Required columns must be given; every other one is nullable or has a default. */
type Insert<Row, Required extends keyof Row> = Pick<Row, Required> & Partial<Row>;

type Table<Row, Required extends keyof Row, Relationships extends unknown[] = []> = {
  Row: Row;
  Insert: Insert<Row, Required>;
  Update: Partial<Row>;
  Relationships: Relationships;
};

type OutboxToEnquiry = {
  foreignKeyName: "outbox_enquiry_id_fkey";
  columns: ["enquiry_id"];
  isOneToOne: true;
  referencedRelation: "contact_submissions";
  referencedColumns: ["id"];
};

export type Database = {
  public: {
    Tables: {
      tours: Table<
        TourRow,
        | "slug"
        | "name"
        | "short_description"
        | "full_description"
        | "destination"
        | "price_per_person"
      >;
      destinations: Table<
        DestinationRow,
        "slug" | "name" | "country" | "short_description" | "full_description"
      >;
      blog_posts: Table<
        BlogPostRow,
        "slug" | "title" | "excerpt" | "content" | "category" | "author"
      >;
      contact_submissions: Table<ContactSubmissionRow, "name" | "email" | "message">;
      /** One mail for each enquiry that the site has taken. */
      outbox: Table<OutboxRow, "enquiry_id", [OutboxToEnquiry]>;
      user_roles: Table<UserRoleRow, "user_id" | "role">;
    };
    Views: Record<never, never>;
    Functions: {
      /** Has one mail tried again at once, or all that have not gone out; gives how many. */
      retry_mails: { Args: { enquiry?: string }; Returns: number };
      /** From the least to the most of all active tours; nulls where there is none. */
      tour_span: {
        Args: Record<never, never>;
        Returns: {
          min_days: number | null;
          max_days: number | null;
          min_group: number | null;
          max_group: number | null;
          min_price: number | null;
        }[];
      };
      /** How many entries stand before one in its public list; null where it is not in it. */
      tour_position: { Args: { slug: string }; Returns: number | null };
      destination_position: { Args: { slug: string }; Returns: number | null };
      /** Each part of the sitemap with `size` posts: the first of them, and when one of them last changed. */
      post_parts: {
        Args: { size: number };
        Returns: { part: number; published_at: string; id: string; changed_at: string }[];
      };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};

export type TableName = keyof Database["public"]["Tables"];
export type Row<Name extends TableName> = Database["public"]["Tables"][Name]["Row"];
export type InsertRow<Name extends TableName> = Database["public"]["Tables"][Name]["Insert"];
