-- Not additive: the version before knows no import that was given up.
-- A store's products of a brand in the order of the list; its brands are read from one to the next.
create index product_of_store_by_brand on product (store_id, brand_slug, updated_at desc, sku_id desc) where status <> 'ARCHIVED';
-- What a store gives up before it counts stays in its list.
alter table import_run drop constraint import_run_state_check,
  add constraint import_run_state_check
    check (state in ('COLUMNS', 'READING', 'COMPARED', 'APPLYING', 'APPLIED', 'UNUSABLE', 'CANCELLED')) not valid;
