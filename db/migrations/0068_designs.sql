-- Printed goods: what a buyer wants on a product of a store, its files, proofs with offers, and what both sides wrote.
create table design (
  buyer_id uuid not null,
  id uuid not null,
  sku_id text not null,
  store_id uuid not null,
  title text not null,
  -- Pieces.
  quantity integer not null check (quantity > 0),
  technique text not null check (technique in ('PRINT_1C', 'PRINT_4C', 'EMBROIDERY', 'ENGRAVING')),
  colors text[] not null default '{}',
  -- {"x", "y", "scale", "rotation"}, see Placement in contract/designs.ts
  placement jsonb not null,
  text text not null default '',
  text_placement jsonb not null,
  font text not null,
  description text not null default '',
  status text not null default 'DRAFT' check (status in ('DRAFT', 'SUBMITTED', 'PROOF_READY', 'CHANGES_REQUESTED', 'APPROVED', 'ORDERED', 'REJECTED', 'CANCELLED')),
  -- Makes the addresses of its pictures, so that nobody can work them out.
  secret text not null,
  -- What its preview shows now, in design_sheet.
  sheet_token text not null,
  -- Null until it was submitted for the first time; the store sees it from then on.
  submitted_at timestamptz,
  order_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (buyer_id, id)
);
create index design_newest on design (buyer_id, updated_at desc, id);
create index design_by_store on design (store_id, updated_at desc, id) where submitted_at is not null;
create unique index design_by_id on design (id);

create table design_file (
  buyer_id uuid not null,
  design_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('LOGO', 'ARTWORK')),
  name text not null,
  -- Random; names the kept file and its address.
  token text not null unique,
  format text not null check (format in ('jpeg', 'png', 'webp')),
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  -- Taken off by the buyer, kept while a proof shows it.
  removed_at timestamptz,
  primary key (buyer_id, design_id, id),
  foreign key (buyer_id, design_id) references design (buyer_id, id) on delete cascade
);

-- Sheets that were drawn: everything a preview is made from, by its address. Proofs and orders keep pointing at theirs.
create table design_sheet (
  token text primary key,
  buyer_id uuid not null,
  design_id uuid not null,
  sheet jsonb not null,
  foreign key (buyer_id, design_id) references design (buyer_id, id) on delete cascade
);

create table design_proof (
  buyer_id uuid not null,
  design_id uuid not null,
  number integer not null,
  id uuid not null,
  sheet_token text not null,
  message text not null default '',
  -- Net cents.
  unit_price_cents integer not null check (unit_price_cents > 0),
  setup_fee_cents integer not null check (setup_fee_cents >= 0),
  min_quantity integer not null check (min_quantity > 0),
  lead_time_days integer not null check (lead_time_days > 0),
  valid_until timestamptz not null,
  created_at timestamptz not null,
  primary key (buyer_id, design_id, number),
  foreign key (buyer_id, design_id) references design (buyer_id, id) on delete cascade
);

create table design_message (
  buyer_id uuid not null,
  design_id uuid not null,
  id uuid not null,
  by_whom text not null check (by_whom in ('BUYER', 'STORE', 'TRESEN')),
  text text not null,
  created_at timestamptz not null,
  primary key (buyer_id, design_id, id),
  foreign key (buyer_id, design_id) references design (buyer_id, id) on delete cascade
);
