-- additive
-- What members of a store have entered as its account (decision 186): it becomes one of store_bank_account when an operator
-- approves it, so payouts know nothing of what is not approved.
create table bank_account_change (
  store_id uuid not null references store (id),
  id uuid not null,
  iban text not null,
  holder text not null,
  state text not null check (state in ('WAITING', 'APPROVED', 'REFUSED', 'REPLACED')),
  -- Why it was refused.
  words text not null default '',
  entered_by uuid not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (store_id, id),
  check ((state = 'WAITING') = (decided_at is null))
);
create unique index bank_account_change_waiting on bank_account_change (store_id) where state = 'WAITING';
