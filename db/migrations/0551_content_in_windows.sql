-- additive
-- What stands on the front page has a window, and may be a draft that only previews show. The version before knows neither of
-- carousels: while both run, it shows them as ever.
alter table carousel
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column is_draft boolean not null default false,
  -- Goes up with each change, so that nobody writes over what they have not seen.
  add column version integer not null default 1,
  add check (ends_at > starts_at);
alter table promotion
  add column is_draft boolean not null default false,
  add column version integer not null default 1;
