-- additive
-- What a buyer is going to give back with a delivery, as [{code, nameDe, nameEn, pieces}]; what comes is counted by the store (decision 201).
alter table sub_order add column announced_returns jsonb not null default '[]';
