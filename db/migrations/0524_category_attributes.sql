-- additive
-- Which attributes the products of a category have, and what their values are. Filterable ones come first.
create table category_attribute (
  category_slug text not null references category (slug) on delete cascade,
  key text not null check (key ~ '^[a-z][a-z0-9_]{0,39}$'),
  kind text not null check (kind in ('CHOICE', 'NUMBER', 'YES_NO', 'TEXT')),
  label_de text not null,
  label_en text not null,
  -- Of a number.
  unit text not null default '',
  -- [{"de", "en"}] of a choice.
  choices jsonb not null default '[]',
  sort integer not null,
  primary key (category_slug, key)
);

-- The sets as the goods of today show them, read from those that are ordered most; a set that is there stays. What an attribute takes
-- follows from its values: all numbers of one unit, yes or no, few values, or any text.
create function derive_category_attributes() returns void language sql as $$
  with used as (
    select p.category_slug, a ->> 'key' as key, a -> 'de' ->> 'label' as label_de, a -> 'en' ->> 'label' as label_en,
      a -> 'de' ->> 'value' as de, a -> 'en' ->> 'value' as en
    from (select sku_id, category_slug from product where status = 'ACTIVE' and not is_exclusive
      order by popularity desc, sku_id limit 100000) p
      join product_detail d using (sku_id) cross join jsonb_array_elements(d.attributes) a),
  attributes as (
    select category_slug, key, mode() within group (order by label_de) as label_de, mode() within group (order by label_en) as label_en,
      count(*) as uses, count(distinct de) as values,
      bool_and(lower(de) in ('ja', 'nein')) as is_yes_no,
      bool_and(de ~ '^[0-9]+([.,][0-9]+)?( ?[^0-9]{0,12})$') and count(distinct regexp_replace(de, '^[0-9.,]+ ?', '')) = 1 as is_number,
      min(regexp_replace(de, '^[0-9.,]+ ?', '')) as unit
    from used where key ~ '^[a-z][a-z0-9_]{0,39}$' and label_de <> '' and de <> '' group by category_slug, key),
  kinds as (
    select *, case when is_yes_no then 'YES_NO' when is_number then 'NUMBER' when values <= 24 then 'CHOICE' else 'TEXT' end as kind
    from attributes)
  insert into category_attribute (category_slug, key, kind, label_de, label_en, unit, choices, sort)
  select k.category_slug, k.key, k.kind, k.label_de, coalesce(k.label_en, k.label_de), case when k.kind = 'NUMBER' then k.unit else '' end,
    case when k.kind = 'CHOICE' then (
      select jsonb_agg(jsonb_build_object('de', v.de, 'en', v.en) order by v.de)
      from (select de, mode() within group (order by en) as en from used u
        where u.category_slug = k.category_slug and u.key = k.key and de <> '' group by de) v) else '[]' end,
    row_number() over (partition by k.category_slug order by k.kind = 'TEXT', k.uses desc, k.key)
  from kinds k
  on conflict do nothing
$$;
select derive_category_attributes();

create index product_draft_of_group on product_draft (store_id, (changes ->> 'variantGroup')) where changes ? 'variantGroup';
