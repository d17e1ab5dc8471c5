-- additive
-- A store's products of a brand in the order of the list; its brands are read from one to the next.
create index product_of_store_by_brand on product (store_id, brand_slug, updated_at desc, sku_id desc) where status <> 'ARCHIVED';
