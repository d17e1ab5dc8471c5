create table coupon (
  -- Upper case.
  code text primary key,
  kind text not null check (kind in ('PERCENT', 'AMOUNT', 'FREE_SHIPPING')),
  -- Per ten-thousand for PERCENT, cents for AMOUNT, 0 for FREE_SHIPPING.
  value integer not null check (value >= 0),
  -- Null: valid for every store.
  store_id uuid,
  minimum_cents integer not null default 0,
  limit_total integer,
  limit_per_buyer integer,
  redeemed_count integer not null default 0 check (redeemed_count >= 0 and redeemed_count <= coalesce(limit_total, redeemed_count)),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  description_de text not null,
  description_en text not null
);

create table cart (
  buyer_id uuid primary key,
  version integer not null default 1,
  coupon_code text,
  -- The total the buyer was shown last: `pay` never orders at another one.
  seen_gross_cents bigint not null default 0
);
create table cart_item (
  buyer_id uuid not null,
  sku_id text not null,
  quantity integer not null check (quantity > 0),
  is_selected boolean not null default true,
  -- The final price the buyer saw last, to tell a changed one.
  seen_price_cents integer not null,
  added_at timestamptz not null default now(),
  primary key (buyer_id, sku_id)
);

create sequence order_number start 100001;
create table orders (
  buyer_id uuid not null,
  id uuid not null,
  order_number text not null unique,
  cart_version integer not null,
  status text not null check (status in ('PENDING_PAYMENT', 'PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'COMPLETED', 'REJECTED', 'CANCELLED', 'RETURNED', 'MIXED')),
  payment_method text not null,
  payment_status text not null check (payment_status in ('UNPAID', 'AUTHORIZED', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'FAILED')),
  payment_due_at timestamptz,
  purchase_order_number text,
  note text,
  address jsonb not null,
  billing_address jsonb not null,
  coupon_code text,
  -- Cents of every part of the sum, see TotalsCents in contract/totals.ts.
  totals jsonb not null,
  gross_cents bigint not null check (gross_cents >= 0),
  language text not null,
  created_at timestamptz not null default now(),
  primary key (buyer_id, id)
);
create index orders_newest on orders (buyer_id, created_at desc, id);
create table sub_order (
  buyer_id uuid not null,
  order_id uuid not null,
  store_id uuid not null,
  sub_order_number text not null unique,
  store_name text not null,
  store_slug text not null,
  status text not null check (status in ('PENDING_PAYMENT', 'PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'COMPLETED', 'REJECTED', 'CANCELLED', 'RETURNED')),
  totals jsonb not null,
  shipments jsonb not null default '[]',
  primary key (buyer_id, order_id, store_id),
  foreign key (buyer_id, order_id) references orders (buyer_id, id)
);
create index sub_order_by_store on sub_order (store_id, order_id);
-- A copy: later changes to the product do not reach it.
create table order_line (
  buyer_id uuid not null,
  order_id uuid not null,
  store_id uuid not null,
  sku_id text not null,
  position integer not null,
  name_de text not null,
  name_en text not null,
  brand text not null,
  image_url text not null,
  quantity integer not null check (quantity > 0),
  price_cents integer not null,
  final_price_cents integer not null,
  tax_rate_bp integer not null,
  deposit_cents integer not null,
  primary key (buyer_id, order_id, sku_id),
  foreign key (buyer_id, order_id, store_id) references sub_order (buyer_id, order_id, store_id)
);
create index order_line_by_sku on order_line (sku_id);
create table order_event (
  buyer_id uuid not null,
  order_id uuid not null,
  store_id uuid not null,
  id uuid not null,
  status text not null,
  by_whom text not null check (by_whom in ('BUYER', 'STORE', 'TRESEN', 'PROVIDER')),
  at timestamptz not null default now(),
  primary key (buyer_id, order_id, id)
);

-- One attempt to order one cart version; the unique keys make a retry answer with the first reply.
create table checkout (
  buyer_id uuid not null,
  id uuid not null,
  cart_version integer not null,
  idempotency_key text not null,
  request_hash bytea not null,
  state text not null check (state in ('PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'EXPIRED')),
  order_id uuid,
  -- The reply of `pay`.
  reply jsonb not null,
  created_at timestamptz not null default now(),
  primary key (buyer_id, id),
  unique (buyer_id, cart_version),
  unique (buyer_id, idempotency_key)
);
create table coupon_redemption (
  buyer_id uuid not null,
  order_id uuid not null,
  coupon_code text not null,
  redeemed_at timestamptz not null default now(),
  primary key (buyer_id, order_id)
);
create index coupon_redemption_by_coupon on coupon_redemption (buyer_id, coupon_code);
