-- What visitors' pages show has changed: every running process reads it within a second and drops the pages with these
-- tags from its memory. Rows older than a page may live are of no use and are deleted.
create table page_change (
  id uuid primary key,
  tags text[] not null,
  changed_at timestamptz not null default clock_timestamp()
);
create index page_change_newest on page_change (changed_at);
