-- additive
-- The pictures that a store's catalogue names for its articles, and what became of each (decision 241).
create table import_picture (
  store_id uuid not null references store,
  run_id uuid not null references import_run on delete cascade,
  place integer not null,
  position integer not null,
  supplier_sku text not null,
  name text not null,
  url text,
  state text not null default 'WAITING' check (state in ('WAITING', 'FETCHED', 'TAKEN', 'SKIPPED', 'FAILED', 'UNDONE')),
  problem text,
  photo_id uuid,
  primary key (store_id, run_id, place, position)
);
create index import_picture_of_run on import_picture (run_id, place, position);
create index import_picture_open on import_picture (run_id, place, position) where state in ('WAITING', 'FETCHED');

-- What was applied last of each catalogue of a store: its version, and the numbers of its updates of products and of prices (decision 242).
create table supplier_catalogue (
  store_id uuid not null references store,
  catalogue_id text not null,
  version text not null,
  products_update integer not null,
  prices_update integer not null,
  primary key (store_id, catalogue_id)
);
-- What the head of a catalogue says of itself, and what had been applied before it was.
alter table import_run add column catalogue jsonb, add column former_catalogue jsonb;
