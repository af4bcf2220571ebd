-- The search among enquiries looks for a part of a word, with or without accents, in four columns. They
-- are put together here once, when an enquiry comes in, in the form in which they are looked for: without
-- accents, in lower case, the telephone also as its digits alone. With 100,000 enquiries a search then
-- takes about a quarter of what four comparisons without regard to case and accents took.
--
-- It still looks through all of them. An index of trigrams would not, but row-level security keeps
-- PostgreSQL from using it for `like` (which is not leakproof), and it would be twice as large as the table.
--
-- The panel folds what is typed in the same way (app/features/contact/admin/search-filter.ts).

alter table public.contact_submissions
  add column found_by text not null generated always as (
    lower(
      regexp_replace(
        normalize(
          name || E'\n' || email || E'\n' || coalesce(phone, '') || E'\n'
            || coalesce(regexp_replace(phone, '\D', '', 'g'), '') || E'\n' || message,
          NFD
        ),
        '[\u0300-\u036f]', '', 'g'
      )
    )
  ) stored;

comment on column public.contact_submissions.found_by is 'What the search looks into. Derived; nobody reads it.';
