-- Money that a buyer's bank took back from a payment, and whether it came again; the id is the provider's.
create table chargeback (
  buyer_id uuid not null,
  checkout_id uuid not null,
  id text not null,
  amount_cents bigint not null check (amount_cents > 0),
  charged_back_at timestamptz not null,
  reversed_at timestamptz,
  primary key (buyer_id, checkout_id, id),
  foreign key (buyer_id, checkout_id) references payment (buyer_id, checkout_id)
);
-- The sum of those that were not reversed.
alter table payment add column charged_back_cents bigint not null default 0 check (charged_back_cents >= 0);
