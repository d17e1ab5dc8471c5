-- additive
-- Deliveries whose promised day was in the last 90 days, and how many were there by then (decision 173): counted with the levels,
-- as a page that is looked at has no time to count months of orders.
alter table store_level
  add column promised_count integer not null default 0,
  add column promised_on_time integer not null default 0;

-- All stores are counted together now.
drop index sub_order_promised_by_store;
create index sub_order_promised on sub_order (arrives_by) where arrives_by is not null;
