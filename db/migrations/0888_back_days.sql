-- additive
-- The day on which the store expects goods that are sold out (decision 251). A count above what is promised clears it.
alter table stock add column back_on date;
create index stock_back on stock (back_on, sku_id) where back_on is not null;
-- A card says it, so it is made anew with it.
create or replace function note_changed_stock() returns trigger language plpgsql as $$
begin
  insert into shelf_change (sku_ids)
  select array_agg(sku_id) from changed join before using (sku_id)
  where changed.quantity <> before.quantity or changed.back_on is distinct from before.back_on having count(*) > 0;
  return null;
end $$;
