-- Not additive: the version before knows no attribute of several choices.
-- Operators say which attributes the goods of a category have: what is asked for, what has to be stated and what listings filter by.
-- A leaf has those of its root too. What goods state that is asked for no more is archived: goods go on saying it.
alter table category_attribute
  add column is_required boolean not null default false,
  add column is_filter boolean not null default false,
  add column archived_at timestamptz;
alter table category_attribute drop constraint category_attribute_kind_check;
alter table category_attribute add constraint category_attribute_kind_check
  check (kind in ('CHOICE', 'CHOICES', 'NUMBER', 'YES_NO', 'TEXT'));

-- [{"value", "de", "en", "isArchived"}]: goods have the value, readers see the names, which may change.
update category_attribute set choices = (
  select jsonb_agg(choice || jsonb_build_object('value', choice -> 'de') order by place)
  from jsonb_array_elements(choices) with ordinality as listed (choice, place))
where choices <> '[]';

create table attribute_set (
  category_slug text primary key references category (slug) on delete cascade,
  version integer not null default 1,
  -- Inherited ones that the goods of this category have to state.
  required_keys text[] not null default '{}',
  -- Until the completeness of its goods is marked to be computed anew.
  is_unchecked boolean not null default false
);
create index attribute_set_unchecked on attribute_set (category_slug) where is_unchecked;

-- Of one such category after the other: whoever changes a set does not wait for its goods.
create function mark_unchecked_products() returns void language sql as $$
  with taken as materialized (
    select category_slug from attribute_set where is_unchecked order by category_slug limit 1 for update skip locked),
  marked as (
    update product_check c set is_stale = true from product p join taken t on t.category_slug in (p.category_slug, p.root_category_slug)
    where p.sku_id = c.sku_id and not c.is_stale)
  update attribute_set s set is_unchecked = false from taken t where s.category_slug = t.category_slug
$$;

-- What is asked for in a category: its own, and those of the one above it that it has not got itself.
create view effective_attribute as
select c.slug as category_slug, a.category_slug as owner_slug, a.category_slug = c.slug as is_own, a.sort, a.key, a.kind,
  a.label_de, a.label_en, a.unit, a.choices, array(
    select choice from jsonb_array_elements(a.choices) with ordinality as listed (choice, place)
    where not choice ? 'isArchived' order by place) as open_choices,
  a.is_required or a.key = any(coalesce(s.required_keys, '{}')) as is_required, a.is_filter
from category c left join attribute_set s on s.category_slug = c.slug
  join category_attribute a on a.category_slug in (c.slug, c.parent_slug) and a.archived_at is null
where a.category_slug = c.slug or not exists (
  select from category_attribute own where own.category_slug = c.slug and own.key = a.key and own.archived_at is null);

-- Listings and product pages of every process follow.
create trigger shelf_change after insert or delete or update on category_attribute for each statement execute function note_changed_frame();

-- What listings have offered by themselves until now they go on offering: what a tenth of the goods say of what goods of many kinds have,
-- else what half of them say in few values.
with used as (
  select p.category_slug, a ->> 'key' as key, a -> 'de' ->> 'value' as de
  from (select sku_id, category_slug from product where status = 'ACTIVE' order by popularity desc, sku_id limit 100000) p
    join product_detail d using (sku_id) cross join jsonb_array_elements(d.attributes) a),
stated as (select category_slug, key, count(*) as uses, count(distinct de) as values from used group by category_slug, key),
goods as (
  select category_slug, count(*) as goods
  from (select category_slug from product where status = 'ACTIVE' order by popularity desc, sku_id limit 100000) p group by category_slug)
update category_attribute c set is_filter = true
from stated s join goods g using (category_slug)
where s.category_slug = c.category_slug and s.key = c.key and s.values >= 2
  and case when c.key in ('colour', 'material', 'volume', 'diameter', 'dimensions') then s.uses * 10 >= g.goods
    else s.values <= 20 and s.uses * 2 >= g.goods end;

create or replace function derive_category_attributes() returns void language sql as $$
  with goods as materialized (
    select sku_id, category_slug from product where status = 'ACTIVE' and not is_exclusive
    order by popularity desc, sku_id limit 100000),
  used as (
    select p.category_slug, a ->> 'key' as key, a -> 'de' ->> 'label' as label_de, a -> 'en' ->> 'label' as label_en,
      a -> 'de' ->> 'value' as de, a -> 'en' ->> 'value' as en
    from goods p join product_detail d using (sku_id) cross join jsonb_array_elements(d.attributes) a),
  attributes as (
    select category_slug, key, mode() within group (order by label_de) as label_de, mode() within group (order by label_en) as label_en,
      count(*) as uses, count(distinct de) as values,
      bool_and(lower(de) in ('ja', 'nein')) as is_yes_no,
      bool_and(de ~ '^[0-9]+([.,][0-9]+)?( ?[^0-9]{0,12})$') and count(distinct regexp_replace(de, '^[0-9.,]+ ?', '')) = 1 as is_number,
      min(regexp_replace(de, '^[0-9.,]+ ?', '')) as unit
    from used where key ~ '^[a-z][a-z0-9_]{0,39}$' and label_de <> '' and de <> '' group by category_slug, key),
  kinds as (
    select *, case when is_yes_no then 'YES_NO' when is_number then 'NUMBER' when values <= 24 then 'CHOICE' else 'TEXT' end as kind
    from attributes),
  sizes as (select category_slug, count(*) as goods from goods group by category_slug)
  insert into category_attribute (category_slug, key, kind, label_de, label_en, unit, choices, is_filter, sort)
  select k.category_slug, k.key, k.kind, k.label_de, coalesce(k.label_en, k.label_de), case when k.kind = 'NUMBER' then k.unit else '' end,
    case when k.kind = 'CHOICE' then (
      select jsonb_agg(jsonb_build_object('value', v.de, 'de', v.de, 'en', v.en) order by v.de)
      from (select de, mode() within group (order by en) as en from used u
        where u.category_slug = k.category_slug and u.key = k.key and de <> '' group by de) v) else '[]' end,
    k.values >= 2 and case when k.key in ('colour', 'material', 'volume', 'diameter', 'dimensions') then k.uses * 10 >= s.goods
      else k.values <= 20 and k.uses * 2 >= s.goods end,
    row_number() over (partition by k.category_slug order by k.kind = 'TEXT', k.uses desc, k.key)
  from kinds k join sizes s using (category_slug)
  on conflict (category_slug, key) do update set is_filter = true
  where excluded.is_filter and not category_attribute.is_filter
    and not exists (select from attribute_set s where s.category_slug = excluded.category_slug)
$$;
