-- additive
-- What a company found when a shipment came (decision 168). A check is never changed: a correction is the next version of it.
create table goods_in_check (
  buyer_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  store_id uuid not null,
  shipment_id uuid not null,
  version smallint not null check (version > 0),
  checked_by uuid not null,
  checked_at timestamptz not null,
  note text,
  -- Why it was corrected; the first version has none.
  reason text,
  -- Of the claims that were opened with it.
  claim_numbers text[] not null default '{}',
  primary key (buyer_id, id),
  unique (buyer_id, shipment_id, version),
  foreign key (buyer_id, order_id, store_id) references sub_order
);
create index goods_in_check_newest on goods_in_check (buyer_id, checked_at desc, id desc);

create table goods_in_line (
  buyer_id uuid not null,
  check_id uuid not null,
  sku_id text not null,
  position smallint not null,
  sent_quantity integer not null check (sent_quantity > 0),
  came_quantity integer not null check (came_quantity >= 0),
  state text not null check (state in ('GOOD', 'DAMAGED', 'MISSING', 'WRONG', 'EXPIRED', 'WARM')),
  -- Pieces that came and are not as ordered.
  bad_quantity integer not null default 0 check (bad_quantity between 0 and came_quantity),
  lot text,
  best_before date,
  -- Tenths of a degree Celsius, beside the limit that counted then.
  temperature smallint,
  temperature_limit smallint,
  attachment_ids uuid[] not null default '{}',
  primary key (buyer_id, check_id, sku_id),
  foreign key (buyer_id, check_id) references goods_in_check
);

create index shipment_of_buyer on shipment (buyer_id, shipped_at desc, id desc);
