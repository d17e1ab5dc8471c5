-- additive
-- Each night provider, books and documents of a checkout are compared once, by whichever process comes first.
create table reconciliation (
  buyer_id uuid not null,
  checkout_id uuid not null,
  -- The last night it was done in, by its date in Germany.
  night date not null,
  primary key (buyer_id, checkout_id)
);
create index checkout_by_id on checkout (id);
create table payment_difference (
  buyer_id uuid not null,
  id uuid not null,
  checkout_id uuid not null,
  kind text not null,
  order_number text not null,
  expected_cents bigint not null,
  found_cents bigint not null,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  -- When it had gone, or an operator closed it, who leaves a note.
  closed_at timestamptz,
  note text,
  primary key (buyer_id, id)
);
create unique index payment_difference_open on payment_difference (buyer_id, checkout_id, kind) where closed_at is null;
