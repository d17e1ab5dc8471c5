-- Not additive: to the version before a mail that was discarded waits for ever.
-- Files that are written and that no row names yet; the transaction that writes the row takes its note away.
create table unclaimed_file (
  name text primary key,
  noted_at timestamptz not null,
  -- Its work has ended without claiming it.
  is_left boolean not null default false
);
create index unclaimed_file_by_time on unclaimed_file (noted_at);
-- A mail that an operator has given up: nothing it said is stored.
alter table mail add column discarded_at timestamptz,
  drop constraint mail_check,
  add constraint mail_check check (sent_at is not null or discarded_at is not null
    or recipient is not null and subject is not null and text is not null and html is not null) not valid;
create index mail_discarded on mail (discarded_at) where discarded_at is not null;
