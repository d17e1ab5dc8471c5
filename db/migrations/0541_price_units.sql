-- Not additive: an older version would take the price of a case for that of a piece.
-- A price is that of so many pieces: of one, or of those in a case, whose price has whole cents where that of a piece has not
-- (decision 145). What was stored before is the price of a piece, so no sum changes.
alter table product add column price_unit integer not null default 1;
alter table product add check (price_unit > 0 and count_per_box % price_unit = 0) not valid;
alter table order_line add column price_unit integer not null default 1;
alter table order_line add check (price_unit > 0) not valid;
alter table cart_item add column seen_price_unit integer not null default 1;
alter table price_change
  add column price_unit integer not null default 1,
  add column old_price_unit integer not null default 1;

create or replace function note_price_change() returns trigger language plpgsql as $$
begin
  insert into price_change (sku_id, price_cents, final_price_cents, tier_prices, price_unit,
    old_price_cents, old_final_price_cents, old_tier_prices, old_price_unit)
  values (new.sku_id, new.price_cents, new.final_price_cents, new.tier_prices, new.price_unit,
    old.price_cents, old.final_price_cents, old.tier_prices, old.price_unit);
  return null;
end $$;
drop trigger note_price_change on product;
create trigger note_price_change after update on product for each row
  when ((old.price_cents, old.final_price_cents, old.tier_prices, old.price_unit) is distinct from
    (new.price_cents, new.final_price_cents, new.tier_prices, new.price_unit))
  execute function note_price_change();
