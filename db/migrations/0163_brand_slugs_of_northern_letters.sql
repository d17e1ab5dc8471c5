-- additive
-- Addresses of brands spell æ, œ and ø now (api/products/product-address.ts): 'Ærø' is 'aeroe', no longer 'r'.
update product set brand_slug = slug
from (
  select sku_id as id, trim(both '-' from left(regexp_replace(ltrim(regexp_replace(regexp_replace(
      normalize(replace(replace(replace(replace(replace(replace(replace(
        lower(translate(brand, 'ÆŒØ', 'æœø')), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ø', 'oe'), NFKD),
      '[\u0300-\u036f]', '', 'g'), '[^a-z0-9]+', '-', 'g'), '-'), '-+', '-', 'g'), 80)) as slug
  from product where brand ~ '[æœøÆŒØ]'
) new
where product.sku_id = new.id and product.brand_slug <> new.slug;
