-- additive
-- Grows with every change of a dish: who saves one names the version they have seen.
alter table dish add column version integer not null default 1;
