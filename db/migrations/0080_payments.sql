-- A payment elsewhere: the checkout holds goods and coupon while the buyer pays, and becomes an order by the provider's word.
alter table checkout
  drop constraint checkout_buyer_id_cart_version_key,
  drop constraint checkout_buyer_id_idempotency_key_key,
  -- The order as it is going to be written; null where `pay` wrote it at once.
  add column draft jsonb,
  -- Until when the goods are held; null where none are.
  add column reserved_until timestamptz;
-- What failed leaves its cart version and key free for the next attempt.
create unique index checkout_of_cart_version on checkout (buyer_id, cart_version) where state in ('PENDING', 'SUCCEEDED');
create unique index checkout_of_key on checkout (buyer_id, idempotency_key) where state in ('PENDING', 'SUCCEEDED');
-- A buyer pays one cart at a time.
create unique index checkout_being_paid on checkout (buyer_id) where state = 'PENDING' and order_id is null;

-- Pieces taken off the stock for a checkout that is being paid.
create table stock_reservation (
  buyer_id uuid not null,
  checkout_id uuid not null,
  sku_id text not null,
  quantity integer not null check (quantity > 0),
  primary key (buyer_id, checkout_id, sku_id)
);

-- Counted, but given back when the payment fails.
alter table coupon_redemption add column is_reserved boolean not null default false;

-- One for each checkout that is paid at a provider.
create table payment (
  buyer_id uuid not null,
  checkout_id uuid not null,
  provider text not null,
  -- What the provider is asked for; the same at every try, as its idempotency demands.
  request jsonb not null,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null default 'EUR',
  -- STARTED: the provider has not answered yet.
  state text not null default 'STARTED' check (state in ('STARTED', 'OPEN', 'AUTHORIZED', 'PAID', 'FAILED', 'CANCELLED', 'EXPIRED')),
  -- The provider's name for it.
  provider_id text,
  redirect_url text,
  order_id uuid,
  captured_cents bigint not null default 0,
  refunded_cents bigint not null default 0,
  -- Somebody is asking the provider to make it; until then nobody else does.
  starting_until timestamptz,
  -- When to ask the provider again; null when its word is final.
  look_at timestamptz,
  looks integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (buyer_id, checkout_id)
);
create unique index payment_at_provider on payment (provider, provider_id);
create unique index payment_of_order on payment (buyer_id, order_id);
create index payment_to_look_at on payment (look_at) where look_at is not null;

-- Money captured, sent back or let go, each once: the id is the key of the move at the provider.
create table payment_move (
  buyer_id uuid not null,
  id uuid not null,
  checkout_id uuid not null,
  kind text not null check (kind in ('CAPTURE', 'REFUND', 'RELEASE')),
  -- 0 for RELEASE, which lets go whatever is left.
  amount_cents bigint not null check (amount_cents >= 0),
  state text not null default 'STARTED' check (state in ('STARTED', 'DONE', 'REFUSED')),
  created_at timestamptz not null default now(),
  primary key (buyer_id, id),
  foreign key (buyer_id, checkout_id) references payment (buyer_id, checkout_id)
);
