-- additive
-- What is said of a product does not hang on what it costs: a store that changes 50,000 prices leaves no product to be checked anew.
drop trigger note_unchecked_update on product;
create function note_unchecked_product() returns trigger language plpgsql as $$
begin
  insert into product_check (sku_id, store_id) values (new.sku_id, new.store_id)
  on conflict (sku_id) do update set is_stale = true where not product_check.is_stale;
  return null;
end $$;
create trigger note_unchecked_update after update on product for each row
  when ((old.status, old.supplier_sku, old.gtin, old.name_de, old.name_en, old.brand, old.brand_slug, old.category_slug, old.root_category_slug,
      old.picture, old.tax_rate_bp, old.deposits, old.count_per_box, old.content_amount, old.content_unit, old.variant_group,
      old.variant_options, old.is_organic, old.is_exclusive)
    is distinct from (new.status, new.supplier_sku, new.gtin, new.name_de, new.name_en, new.brand, new.brand_slug, new.category_slug,
      new.root_category_slug, new.picture, new.tax_rate_bp, new.deposits, new.count_per_box, new.content_amount, new.content_unit,
      new.variant_group, new.variant_options, new.is_organic, new.is_exclusive))
  execute function note_unchecked_product();
