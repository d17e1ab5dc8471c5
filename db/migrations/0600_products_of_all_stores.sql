-- additive
-- What operators list of all stores (decision 164): each view in the order of the list.

create index product_by_change on product (updated_at desc, sku_id desc) where status not in ('DRAFT', 'ARCHIVED');
create index product_by_status on product (status, updated_at desc, sku_id desc);
create index product_by_change_of_category on product (category_slug, updated_at desc, sku_id desc) where status <> 'DRAFT';
create index product_without_picture on product (updated_at desc, sku_id desc)
  where status not in ('DRAFT', 'ARCHIVED') and not (picture ? 'photos');
create index product_with_gtin on product (gtin, sku_id) where gtin <> '' and status <> 'DRAFT';
