-- additive
-- Which month's statement of empties has been mailed to which company, for which store: each once.
create table empties_statement (
  buyer_id uuid not null references company (id),
  store_id uuid not null references store (id),
  -- In Germany, 'YYYY-MM'.
  month text not null check (month ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  mailed_at timestamptz not null,
  primary key (buyer_id, store_id, month)
);
-- By it each round finds who has had movements in a month.
create index empties_movement_by_time on empties_movement (at);
