-- A text as names are compared; foldText of api/platform/fold-text.ts does the same. Marks go before lower(), which then
-- meets plain letters only and does not depend on the locale of the database.
create function folded(text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    replace(replace(replace(translate(
      lower(regexp_replace(normalize($1, NFKD), E'[\u0300-\u036f]', '', 'g')),
      'ẞØøÆŒ', 'ßooæœ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    '([aou])e', '\1', 'g')
$$;

create index product_by_price on product (final_price_cents, sku_id) where status = 'ACTIVE';
create index store_promoted on store (promoted_rank) where promoted_rank is not null;
create index collection_product_by_rank on collection_product (collection_slug, rank, sku_id);
-- All that counts and facets of a category need, so that they do not read the products.
create index product_shelf on product (root_category_slug, category_slug)
  include (sku_id, store_id, brand_slug, brand, final_price_cents, price_cents, is_organic, is_exclusive, count_per_box,
    minimum_quantity)
  where status = 'ACTIVE';
