-- additive
-- The rules of what a product should say know more facts now (decision 189): all are checked anew.
update product_check set is_stale = true;

-- Where the alcohol of a drink is stated, also before a product of its category has said so.
insert into category_attribute (category_slug, key, kind, label_de, label_en, unit, choices, sort)
select slug, 'alcohol', 'TEXT', 'Alkoholgehalt', 'Alcohol content', '', '[]', 1
from category where slug in ('bier', 'wein', 'sekt-schaumwein', 'spirituosen')
on conflict do nothing;
