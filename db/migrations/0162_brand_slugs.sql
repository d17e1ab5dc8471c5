-- additive
-- Imports wrote addresses of brands of their own: 'cre-me-bru-le-e' for 'Crème Brûlée'. Now they are those of
-- api/catalogue/product-address.ts, so that a brand has one in filters.
update product set brand_slug = slug
from (
  select sku_id as id, trim(both '-' from left(regexp_replace(ltrim(regexp_replace(regexp_replace(
      normalize(replace(replace(replace(replace(lower(brand), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'), NFKD),
      '[\u0300-\u036f]', '', 'g'), '[^a-z0-9]+', '-', 'g'), '-'), '-+', '-', 'g'), 80)) as slug
  from product where brand ~ '[^\x01-\x7f]'
) new
where product.sku_id = new.id and product.brand_slug <> new.slug;
