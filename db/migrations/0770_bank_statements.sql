-- additive
-- Statements of the marketplace's bank account, as they were read (decision 210). An entry is known by its statement,
-- reference, day and sum: a file that is read once more, or whose entries came with another one, adds nothing.
create table bank_statement (
  id uuid primary key,
  file_hash text not null unique,
  file_name text not null,
  read_by uuid not null,
  read_at timestamptz not null,
  known_before integer not null
);
-- The list, the latest first.
create index bank_statement_by_day on bank_statement (read_at, id);

create table bank_entry (
  statement_id uuid not null references bank_statement,
  position integer not null,
  line integer not null,
  account_iban text not null,
  statement_ref text not null,
  entry_ref text not null,
  booked_on date,
  is_credit boolean not null,
  amount_cents bigint not null check (amount_cents >= 0),
  currency text not null,
  end_to_end_id text,
  -- Of a transfer file of ours, where a booking is of several transfers.
  batch_ref text,
  is_return boolean not null,
  return_code text,
  is_direct_debit boolean not null,
  iban text,
  -- Who it came from or went to, and its words; taken away after 90 days.
  party text,
  purpose text,
  done_at timestamptz,
  done_as text check (done_as in ('PAYOUT_PAID', 'PAYOUT_RETURNED', 'ORDER_PAID', 'INVOICE_PAID')),
  done_to text,
  primary key (statement_id, position),
  -- Numbers of statements begin anew with a year at some banks: what is of another day or sum is another entry.
  unique nulls not distinct (account_iban, statement_ref, entry_ref, booked_on, is_credit, amount_cents),
  check ((done_at is null) = (done_as is null) and (done_at is null) = (done_to is null))
);
-- What is taken away after 90 days.
create index bank_entry_with_words on bank_entry (statement_id) where party is not null or purpose is not null;
