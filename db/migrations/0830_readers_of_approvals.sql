-- additive
-- Which operators have an approval open (decision 246); rows of a day ago go. Without foreign keys, so that reading waits for no row
-- that a decision holds.
create table approval_reader (
  approval_id uuid not null,
  account_id uuid not null,
  read_at timestamptz not null,
  primary key (approval_id, account_id)
);
create index approval_reader_by_time on approval_reader (read_at);
