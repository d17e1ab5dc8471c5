-- additive
-- What a store's bookkeeping is called at its tax adviser's, and the number of each buyer there (decision 155).
create table store_books (
  store_id uuid primary key references store,
  consultant integer not null check (consultant between 1001 and 9999999),
  client integer not null check (client between 1 and 99999),
  fiscal_year_month smallint not null check (fiscal_year_month between 1 and 12),
  account_length smallint not null check (account_length between 4 and 8),
  chart text not null check (chart in ('SKR03', 'SKR04')),
  -- Its own in place of the standard ones, by name.
  accounts jsonb not null,
  cost_centre text check (length(cost_centre) between 1 and 36)
);

-- 1 is the debtor 10001: counted by store, given once and kept.
create table debtor (
  store_id uuid not null references store,
  buyer_id uuid not null references company,
  position integer not null check (position between 1 and 59999),
  primary key (store_id, buyer_id),
  unique (store_id, position)
);

-- The documents of a store's month.
create index document_of_store on document (store_id, issued_at);
-- What it was paid in a month.
create index payout_paid_at on payout (store_id, paid_at) where paid_at is not null;
