-- additive
-- A collection may follow a rule, stand in an order of measure, be planned and be drafted.
alter table collection
  add column rule jsonb,
  add column sorted_by text not null default 'HAND',
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column is_draft boolean not null default false,
  add column version integer not null default 1,
  add constraint collection_sorted_by_check check (sorted_by in ('HAND', 'NEWEST', 'BESTSELLER'));

-- `rank` is the order that is shown. Of what was picked by hand `pick_rank` is its place there; null is the rank. A bound of a price is told to those alone who see prices.
alter table collection_product
  add column pick_rank integer,
  add column is_by_rule boolean not null default false,
  add column is_priced boolean not null default false;
