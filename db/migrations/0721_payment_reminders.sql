-- additive
-- The base rate of § 247 BGB in hundredths of a percent, by half-year, as the Deutsche Bundesbank has announced it
-- (www.bundesbank.de, Basiszinssatz nach § 247 BGB). Operators add the later ones: npm run operator -- base-rate.
create table base_rate (
  valid_from date primary key check (extract(day from valid_from) = 1 and extract(month from valid_from) in (1, 7)),
  rate_bp integer not null check (rate_bp between -900 and 5000)
);
insert into base_rate (valid_from, rate_bp) values
  ('2023-01-01', 162), ('2023-07-01', 312), ('2024-01-01', 362), ('2024-07-01', 337),
  ('2025-01-01', 227), ('2025-07-01', 127), ('2026-01-01', 127);

-- A reminder that was sent; each level once for each invoice.
create table payment_reminder (
  number text not null references receivable (number),
  -- 1 friendly, 2 the first, 3 the last.
  level smallint not null check (level in (1, 2, 3)),
  sent_at timestamptz not null,
  open_cents bigint not null,
  interest_cents bigint not null default 0,
  fee_cents bigint not null default 0,
  primary key (number, level)
);

-- Interest and flat fee (§ 288 BGB) that came with the money of an invoice.
alter table receivable add column late_cents bigint not null default 0 check (late_cents >= 0);
