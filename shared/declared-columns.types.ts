// Made from the declarations in `content/` by `npm run content:migration`; changes go there.

import type { Drawing } from "./brand/drawing.ts";

/** The columns of declared tables, as they come out of the database. */
export type DeclaredColumns = {
  blog_posts: {
    title: string;
    title_en: string | null;
    title_fr: string | null;
    excerpt: string;
    excerpt_en: string | null;
    excerpt_fr: string | null;
    content: string;
    content_en: string | null;
    content_fr: string | null;
    content_format: "plain" | "marked";
    tags: string[];
    tour_ids: string[];
    is_published: boolean;
    published_at: string | null;
    slug: string;
    slug_en: string | null;
    slug_fr: string | null;
    category: string;
    author: string;
    author_guide_id: string | null;
    featured_image: string | null;
  };
  tours: {
    name: string;
    name_en: string | null;
    name_fr: string | null;
    destination: string;
    destination_en: string | null;
    destination_fr: string | null;
    short_description: string;
    short_description_en: string | null;
    short_description_fr: string | null;
    full_description: string;
    full_description_en: string | null;
    full_description_fr: string | null;
    content_format: "plain" | "marked";
    itinerary: {
      id?: string;
      day: number;
      title_es?: string | null;
      title_en?: string | null;
      title_fr?: string | null;
      description_es: string;
      description_en?: string | null;
      description_fr?: string | null;
      place_es?: string | null;
      place_en?: string | null;
      place_fr?: string | null;
      latitude?: number | null;
      longitude?: number | null;
      bed_es?: string | null;
      bed_en?: string | null;
      bed_fr?: string | null;
      bed_type?:
        | "lodge"
        | "tented-camp"
        | "camping"
        | "hotel"
        | "guesthouse"
        | "houseboat"
        | "train"
        | "none"
        | null;
      own_bathroom?: boolean | null;
      travel?: "road" | "flight" | "boat" | "train" | "foot" | null;
      kilometres?: number | null;
      hours?: number | null;
      meals?: ("breakfast" | "lunch" | "dinner")[] | null;
    }[];
    image_url: string | null;
    gallery_images: string[];
    included_services: string[];
    included_services_en: string[];
    included_services_fr: string[];
    excluded_services: string[];
    excluded_services_en: string[];
    excluded_services_fr: string[];
    countries: ("BW" | "LS" | "MZ" | "NA" | "ZA" | "SZ" | "ZM" | "ZW")[];
    destination_ids: string[];
    start_place: string | null;
    start_place_en: string | null;
    start_place_fr: string | null;
    end_place: string | null;
    end_place_en: string | null;
    end_place_fr: string | null;
    vehicle: string | null;
    vehicle_en: string | null;
    vehicle_fr: string | null;
    vehicle_guests: number | null;
    style: "camping" | "mid-range" | "luxury" | "mixed" | null;
    fitness: number | null;
    min_age: number | null;
    malaria: "none" | "seasonal" | "year-round" | null;
    child_rates: {
      id?: string;
      from_age: number;
      to_age: number;
      discount: number;
    }[];
    child_terms: string | null;
    child_terms_en: string | null;
    child_terms_fr: string | null;
    months: number[];
    single_supplement: number | null;
    seasons: {
      id?: string;
      name_es?: string | null;
      name_en?: string | null;
      name_fr?: string | null;
      months?: number[] | null;
      price_2?: number | null;
      price_4?: number | null;
      price_6?: number | null;
    }[];
    slug: string;
    slug_en: string | null;
    slug_fr: string | null;
    price_per_person: number;
    min_group_size: number;
    max_group_size: number;
    duration_days: number;
    is_active: boolean;
    is_featured: boolean;
  };
  destinations: {
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
    content_format: "plain" | "marked";
    best_time_to_visit: string | null;
    best_time_to_visit_en: string | null;
    best_time_to_visit_fr: string | null;
    highlights: string[];
    highlights_en: string[];
    highlights_fr: string[];
    gallery_images: string[];
    entry_rules: string | null;
    entry_rules_en: string | null;
    entry_rules_fr: string | null;
    health: string | null;
    health_en: string | null;
    health_fr: string | null;
    money: string | null;
    money_en: string | null;
    money_fr: string | null;
    climate: {
      id?: string;
      month: number;
      min?: number | null;
      max?: number | null;
      rain?: number | null;
    }[];
    countries: ("BW" | "LS" | "MZ" | "NA" | "ZA" | "SZ" | "ZM" | "ZW")[];
    latitude: number | null;
    longitude: number | null;
    slug: string;
    slug_en: string | null;
    slug_fr: string | null;
    is_active: boolean;
  };
  guides: {
    name: string;
    role: string;
    role_en: string | null;
    role_fr: string | null;
    bio: string;
    bio_en: string | null;
    bio_fr: string | null;
    content_format: "plain" | "marked";
    photo: string | null;
    languages: ("es" | "en" | "fr" | "pt" | "de" | "af" | "zu" | "tn" | "sn" | "nd")[];
    licence: string | null;
    since_year: number | null;
    countries: ("BW" | "LS" | "MZ" | "NA" | "ZA" | "SZ" | "ZM" | "ZW")[];
    tour_ids: string[];
    slug: string;
    slug_en: string | null;
    slug_fr: string | null;
    position: number;
    is_active: boolean;
  };
  faqs: {
    question: string;
    question_en: string | null;
    question_fr: string | null;
    answer: string;
    answer_en: string | null;
    answer_fr: string | null;
    content_format: "plain" | "marked";
    topic: "planning" | "booking" | "documents" | "health" | "luggage" | "journey";
    tour_ids: string[];
    destination_ids: string[];
    position: number;
    slug: string;
    is_active: boolean;
  };
  guest_reviews: {
    guest: string;
    origin: string | null;
    origin_en: string | null;
    origin_fr: string | null;
    language: "es" | "en" | "fr";
    text: string;
    text_en: string | null;
    text_fr: string | null;
    travelled_on: string | null;
    received_on: string;
    tour_ids: string[];
    source: "direct" | "google" | "tripadvisor" | "safaribookings" | "elsewhere";
    source_url: string | null;
    consent: boolean;
    slug: string;
    is_active: boolean;
  };
  blog_categories: {
    name: string;
    name_en: string | null;
    name_fr: string | null;
    description: string | null;
    description_en: string | null;
    description_fr: string | null;
    slug: string;
    slug_en: string | null;
    slug_fr: string | null;
    is_active: boolean;
    position: number;
  };
  blog_tags: {
    name: string;
    name_en: string | null;
    name_fr: string | null;
    description: string | null;
    description_en: string | null;
    description_fr: string | null;
    slug: string;
    slug_en: string | null;
    slug_fr: string | null;
    is_active: boolean;
  };
  legal_pages: {
    title: string;
    title_en: string | null;
    title_fr: string | null;
    body: string;
    body_en: string | null;
    body_fr: string | null;
    content_format: "plain" | "marked";
    slug: string;
    effective_on: string | null;
    is_active: boolean;
  };
  contact_submissions: {
    name: string;
    email: string;
    phone: string | null;
    preferred_contact: string | null;
    message: string;
    language: "es" | "en" | "fr" | null;
    source: string | null;
    state: "new" | "active" | "proposed" | "confirmed" | "lost" | "spam";
    tour_name: string | null;
    travel_from: string | null;
    travel_to: string | null;
    travel_flexible: boolean | null;
    first_time: boolean | null;
    adults: number | null;
    style: "camping" | "mid-range" | "luxury" | "mixed" | null;
    budget: "under-3000" | "3000-5000" | "5000-8000" | "over-8000" | "unsure" | null;
  };
  departures: {
    starts_on: string;
    places: number;
    guaranteed_from: number | null;
    state: "open" | "guaranteed" | "cancelled";
    price: number | null;
    guide_languages: ("es" | "en" | "fr" | "de" | "it" | "pt")[];
    note: string | null;
    note_en: string | null;
    note_fr: string | null;
  };
  proposals: {
    language: "es" | "en" | "fr";
    title: string;
    traveller: string;
    party: string | null;
    letter: string | null;
    starts_on: string | null;
    itinerary: {
      id?: string;
      day: number;
      title?: string | null;
      description?: string | null;
      place?: string | null;
      latitude?: number | null;
      longitude?: number | null;
      bed?: string | null;
      bed_type?:
        | "lodge"
        | "tented-camp"
        | "camping"
        | "hotel"
        | "guesthouse"
        | "houseboat"
        | "train"
        | "none"
        | null;
      own_bathroom?: boolean | null;
      travel?: "road" | "flight" | "boat" | "train" | "foot" | null;
      kilometres?: number | null;
      hours?: number | null;
      meals?: ("breakfast" | "lunch" | "dinner")[] | null;
    }[];
    countries: ("BW" | "LS" | "MZ" | "NA" | "ZA" | "SZ" | "ZM" | "ZW")[];
    image_url: string | null;
    gallery_images: string[];
    included: string[];
    excluded: string[];
    price_lines: {
      id?: string;
      label: string;
      quantity?: number | null;
      amount?: number | null;
    }[];
    options: {
      id?: string;
      label: string;
      amount?: number | null;
    }[];
    valid_until: string | null;
    terms: string | null;
    deposit: number | null;
    deposit_due_on: string | null;
    payment: string | null;
    payment_url: string | null;
    contacts: {
      id?: string;
      name: string;
      role?: string | null;
      phone?: string | null;
    }[];
    road_notes: string | null;
    deposit_received_on: string | null;
  };
  site_settings: {
    company_name: string;
    email: string;
    phone: string;
    whatsapp: string | null;
    street: string | null;
    city: string | null;
    postal_code: string | null;
    region: string | null;
    country: string | null;
    country_en: string | null;
    country_fr: string | null;
    opening_hours: {
      id?: string;
      days?:
        | ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[]
        | null;
      opens: string;
      closes: string;
    }[];
    networks: {
      id?: string;
      name: string;
      icon?: "instagram" | "facebook" | "youtube" | null;
      href: string;
    }[];
    review_sites: {
      id?: string;
      name: string;
      href: string;
    }[];
    partners: {
      id?: string;
      name: string;
      logo: string;
      href?: string | null;
    }[];
    deposit_percent: number | null;
    terms: string | null;
    terms_en: string | null;
    terms_fr: string | null;
    legal_name: string | null;
    information_officer: string | null;
    hosting_provider: string | null;
    latitude: number | null;
    longitude: number | null;
    time_zone: string | null;
    founded_year: number | null;
    years_of_service: number | null;
    guide_years: number | null;
    reply_hours: number | null;
    headline_days_min: number | null;
    headline_days_max: number | null;
    price_range: string | null;
    registrations: {
      id?: string;
      name: string;
      number: string;
    }[];
  };
  inbox_settings: {
    glossary: {
      id?: string;
      term: string;
      en?: string | null;
      fr?: string | null;
    }[];
    answer_templates: {
      id?: string;
      name: string;
      body_es: string;
      body_en?: string | null;
      body_fr?: string | null;
    }[];
    payment_details: string | null;
    payment_details_en: string | null;
    payment_details_fr: string | null;
  };
  site_brand: {
    short_name: string | null;
    mark: Drawing | null;
    wordmark: Drawing | null;
    color_brand: string | null;
    color_accent: string | null;
    color_glow: string | null;
    color_paper: string | null;
    color_ground: string | null;
    picture_hero: string | null;
    picture_vista: string | null;
    picture_about: string | null;
    picture_story: string | null;
    picture_camping: string | null;
    picture_midrange: string | null;
    picture_luxury: string | null;
    picture_contact: string | null;
    is_demonstration: boolean;
  };
};

/** The columns that a new row must have. */
export type RequiredColumns = {
  blog_posts: "title" | "excerpt" | "content" | "slug" | "category" | "author";
  tours:
    | "name"
    | "destination"
    | "short_description"
    | "full_description"
    | "slug"
    | "price_per_person";
  destinations: "name" | "country" | "short_description" | "full_description" | "slug";
  guides: "name" | "role" | "bio" | "slug";
  faqs: "question" | "answer" | "topic" | "slug";
  guest_reviews: "guest" | "language" | "text" | "received_on" | "source" | "slug";
  blog_categories: "name" | "slug";
  blog_tags: "name" | "slug";
  legal_pages: "title" | "body" | "slug";
  contact_submissions: "name" | "email" | "message";
  departures: "starts_on" | "places";
  proposals: "language" | "title" | "traveller";
  site_settings: "company_name" | "email" | "phone";
  inbox_settings: never;
  site_brand: never;
};

/** Tables of the content types. */
export type EntryType =
  | "blog_posts"
  | "tours"
  | "destinations"
  | "guides"
  | "faqs"
  | "guest_reviews"
  | "blog_categories"
  | "blog_tags"
  | "legal_pages";
