-- additive
-- The marketplace's books (decision 94): what it owes stores and buyers, what lies at the provider and in the bank, and
-- what it has earned. Every booking adds up to zero and is never changed.
create table ledger_booking (
  id uuid primary key,
  kind text not null check (kind in (
    'SALE', 'CREDIT_NOTE', 'MONEY_IN', 'MONEY_BACK', 'CHARGEBACK', 'CHARGEBACK_REVERSED', 'COMMISSION', 'ADJUSTMENT',
    'PAYOUT', 'PAYOUT_PAID')),
  -- What it was booked for, under a name that is unique in its kind: a document's number, the id of a move or a step.
  reference text not null,
  buyer_id uuid,
  order_id uuid,
  store_id uuid references store,
  note text,
  booked_at timestamptz not null,
  unique (kind, reference),
  foreign key (buyer_id, order_id) references orders (buyer_id, id)
);
create index ledger_booking_of_order on ledger_booking (buyer_id, order_id);
create index ledger_booking_of_store on ledger_booking (store_id, booked_at, id);

-- Cents: debit positive, credit negative. `party_id` is the company of BUYER, the store of STORE and PAYOUT.
create table ledger_entry (
  booking_id uuid not null references ledger_booking,
  position smallint not null,
  account text not null check (account in (
    'BUYER', 'STORE', 'COMMISSION', 'COMMISSION_TAX', 'PROVIDER', 'BANK', 'PAYOUT', 'ADJUSTMENT')),
  party_id uuid,
  amount_cents bigint not null check (amount_cents <> 0),
  primary key (booking_id, position),
  check ((party_id is not null) = (account in ('BUYER', 'STORE', 'PAYOUT')))
);
create index ledger_entry_of_party on ledger_entry (party_id, account, booking_id) where party_id is not null;

create function refuse_unbalanced_booking() returns trigger language plpgsql as $$
begin
  if (select sum(amount_cents) from ledger_entry where booking_id = new.booking_id) <> 0 then
    raise exception 'booking % does not add up to zero', new.booking_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_adds_up after insert on ledger_entry deferrable initially deferred
  for each row execute function refuse_unbalanced_booking();
create trigger ledger_booking_stays before update or delete on ledger_booking
  for each row execute function refuse_change();
create trigger ledger_entry_stays before update or delete on ledger_entry
  for each row execute function refuse_change();
create trigger ledger_booking_stays_whole before truncate on ledger_booking execute function refuse_change();
create trigger ledger_entry_stays_whole before truncate on ledger_entry execute function refuse_change();

-- Per ten-thousand of the net goods, from a day on: the most particular one counts, a store before a category.
create table commission_rate (
  id uuid primary key,
  store_id uuid references store,
  category text references category (slug),
  rate_bp integer not null check (rate_bp between 0 and 5000),
  valid_from date not null,
  created_at timestamptz not null default now(),
  unique nulls not distinct (store_id, category, valid_from)
);

alter table order_line add column commission_rate_bp integer check (commission_rate_bp between 0 and 5000);
alter table sub_order add column commission_cents bigint not null default 0 check (commission_cents >= 0);
