-- additive
-- Of how many orders of the last 90 days a product is part, counted every hour (decision 258). What was imported as its popularity only
-- orders what nobody has ordered.
alter table product add column order_count integer not null default 0;

create index product_by_orders on product (order_count desc, popularity desc, sku_id) where status = 'ACTIVE';
create index product_of_category_by_orders on product (category_slug, order_count desc, popularity desc, sku_id) where status = 'ACTIVE';
create index product_of_root_by_orders on product (root_category_slug, order_count desc, popularity desc, sku_id) where status = 'ACTIVE';
create index product_of_store_by_orders on product (store_id, order_count desc, popularity desc, sku_id) where status = 'ACTIVE';
drop index product_by_popularity;
drop index product_by_category;
drop index product_by_root_category;
drop index product_by_store;

-- What was ordered once and may have to go back to none.
create index product_ordered on product (sku_id) where order_count > 0;
