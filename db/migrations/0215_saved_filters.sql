-- additive
-- What a buyer filters listings by again and again, under a name.
create table saved_filter (
  buyer_id uuid not null,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 60),
  kind text not null check (kind in ('category', 'collection', 'store', 'search')),
  -- Of the listing; empty for a search.
  slug text not null,
  -- Words, filters and sort, as the contract checked them, lists sorted: the same choice is the same text.
  query jsonb not null,
  view text check (view in ('grid', 'list')),
  created_at timestamptz not null,
  primary key (buyer_id, id)
);
create unique index saved_filter_once on saved_filter (buyer_id, kind, slug, md5(query::text));
create unique index saved_filter_by_name on saved_filter (buyer_id, lower(name));
