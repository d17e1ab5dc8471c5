-- additive
-- What stores are paid out (decision 95). A new account waits two days before money goes there; the latest usable one counts.
create table store_bank_account (
  store_id uuid not null references store,
  id uuid not null,
  iban text not null,
  holder text not null,
  usable_from timestamptz not null,
  created_at timestamptz not null,
  primary key (store_id, id)
);

-- Stores that are paid nothing for the time being.
create table payout_hold (
  store_id uuid primary key references store,
  reason text not null,
  held_at timestamptz not null
);

create sequence payout_run_number;
create table payout_run (
  id uuid primary key,
  number integer not null unique default nextval('payout_run_number'),
  delivered_until timestamptz not null,
  created_by uuid not null,
  created_at timestamptz not null,
  approved_by uuid,
  approved_at timestamptz,
  -- The order to the bank as it was given, ISO 20022 pain.001.001.09.
  transfer_file text,
  check ((approved_at is null) = (transfer_file is null) and (approved_at is null) = (approved_by is null))
);
-- A run that waits for approval keeps its entries from any other.
create unique index payout_run_open on payout_run ((true)) where approved_at is null;

create table payout (
  store_id uuid not null references store,
  id uuid not null,
  run_id uuid not null references payout_run on delete cascade,
  number text not null unique,
  amount_cents bigint not null check (amount_cents > 0),
  iban text not null,
  holder text not null,
  state text not null default 'PROPOSED' check (state in ('PROPOSED', 'ORDERED', 'PAID')),
  paid_at timestamptz,
  primary key (store_id, id),
  check ((state = 'PAID') = (paid_at is not null))
);
create index payout_of_run on payout (run_id);

-- The entries of STORE that a payout settles; each once.
create table payout_entry (
  booking_id uuid not null,
  position smallint not null,
  store_id uuid not null,
  payout_id uuid not null,
  primary key (booking_id, position),
  foreign key (booking_id, position) references ledger_entry (booking_id, position),
  foreign key (store_id, payout_id) references payout (store_id, id) on delete cascade
);
create index payout_entry_of_payout on payout_entry (store_id, payout_id);
