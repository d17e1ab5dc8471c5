-- additive
-- What browsers report a page was kept from loading by its content policy: of a day, one row for each directive and source. Nothing
-- of who reported it is stored, and a page by its first words alone.
create table policy_violation (
  day date not null,
  directive text not null,
  source text not null,
  page text not null,
  count int not null default 1,
  last_at timestamptz not null,
  primary key (day, directive, source)
);
