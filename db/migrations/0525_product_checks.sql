-- additive
-- How much of what should be said of a product is said (contract/range/completeness.ts, decision 138). A watcher computes it anew where a trigger has noted a change.
create table product_check (
  sku_id text primary key references product on delete cascade,
  store_id uuid not null,
  percent smallint not null default 0,
  missing text[] not null default '{}',
  is_stale boolean not null default true
);
create index product_check_incomplete on product_check (store_id, percent desc, sku_id desc) where percent < 100 and not is_stale;
create index product_check_stale on product_check (sku_id) where is_stale;
create index product_check_of_store on product_check (store_id, sku_id);
insert into product_check (sku_id, store_id) select sku_id, store_id from product;

-- In the order of their numbers, as everybody locks them.
create function note_unchecked() returns trigger language plpgsql as $$
begin
  insert into product_check (sku_id, store_id)
  select p.sku_id, p.store_id from changed c join product p on p.sku_id = c.sku_id order by p.sku_id
  on conflict (sku_id) do update set is_stale = true where not product_check.is_stale;
  return null;
end $$;
create trigger note_unchecked_insert after insert on product referencing new table as changed
  for each statement execute function note_unchecked();
create trigger note_unchecked_update after update on product referencing new table as changed
  for each statement execute function note_unchecked();
create trigger note_unchecked_insert after insert on product_detail referencing new table as changed
  for each statement execute function note_unchecked();
create trigger note_unchecked_update after update on product_detail referencing new table as changed
  for each statement execute function note_unchecked();
create trigger note_unchecked_insert after insert on product_draft referencing new table as changed
  for each statement execute function note_unchecked();
create trigger note_unchecked_update after update on product_draft referencing new table as changed
  for each statement execute function note_unchecked();

-- Of which store, by a name that no query of the version before takes for the product's. Below how many pieces a product on sale
-- runs low, as its card says it: five times the smallest order. 0 of what is not on sale.
alter table stock add column of_store uuid, add column low_below integer not null default 0;
create function low_below(status text, count_per_box integer, minimum_quantity integer) returns integer language sql immutable as $$
  select case when status = 'ACTIVE' then 5 * ((minimum_quantity + count_per_box - 1) / count_per_box) * count_per_box else 0 end
$$;
update stock k set of_store = p.store_id, low_below = low_below(p.status, p.count_per_box, p.minimum_quantity)
from product p where p.sku_id = k.sku_id;
create index stock_low on stock (of_store, quantity, sku_id) where quantity < low_below;

create function place_stock() returns trigger language plpgsql as $$
begin
  select p.store_id, low_below(p.status, p.count_per_box, p.minimum_quantity) into new.of_store, new.low_below
  from product p where p.sku_id = new.sku_id;
  return new;
end $$;
create trigger place_stock before insert on stock for each row execute function place_stock();
create function follow_product() returns trigger language plpgsql as $$
begin
  update stock set low_below = low_below(new.status, new.count_per_box, new.minimum_quantity) where sku_id = new.sku_id;
  return null;
end $$;
create trigger follow_product after update on product for each row
  when ((old.status, old.count_per_box, old.minimum_quantity) is distinct from (new.status, new.count_per_box, new.minimum_quantity))
  execute function follow_product();

create index product_organic_of_store on product (store_id, updated_at desc, sku_id desc) where status <> 'ARCHIVED' and is_organic;
create index product_exclusive_of_store on product (store_id, updated_at desc, sku_id desc) where status <> 'ARCHIVED' and is_exclusive;
