-- additive
-- When a store works and where its lorries go (ADR 152): read and written as a whole, so one document; a store without a row
-- works Monday to Friday until 14:00 and sends parcels.
create table store_calendar (
  store_id uuid primary key references store (id),
  calendar jsonb not null,
  version integer not null check (version > 0)
);

-- What the buyer was promised at the order; null for orders from before, and where no day could be named.
alter table sub_order
  add column arrives_from date,
  add column arrives_by date,
  add check (arrives_from <= arrives_by);

-- Goods that are cooled do not stand over a weekend or a holiday.
alter table category
  add column temperature text not null default 'AMBIENT' check (temperature in ('AMBIENT', 'CHILLED', 'FROZEN'));
update category set temperature = 'CHILLED'
where parent_slug = 'frische' and slug not in ('obst-gemuese', 'eier');
update category set temperature = 'FROZEN' where slug = 'tiefkuehl' or parent_slug = 'tiefkuehl';
