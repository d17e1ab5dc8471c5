-- Not additive: the version before would tax what is lent at the standard rate as its goods.
-- What goods stand on or in is a supply of its own: lent for money it is taxed at the standard rate, whatever it carries (decision 201).
alter table deposit_item drop constraint deposit_item_kind_check;
alter table deposit_item add constraint deposit_item_kind_check check (kind in ('BOTTLE', 'CAN', 'CRATE', 'KEG', 'BOX', 'PALLET'));
alter table deposit_item add column tax text not null default 'FOLLOWS_GOODS' check (tax in ('FOLLOWS_GOODS', 'STANDARD'));
insert into deposit_item (code, kind, way, name_de, name_en, cents, tax) values
  ('E2_BOX', 'BOX', 'MEHRWEG', 'E2-Kiste', 'E2 box', 380, 'STANDARD');

create or replace function fill_deposits() returns trigger language plpgsql as $$
declare filled jsonb;
begin
  -- A file may state an amount alone: way and cents are the code.
  insert into deposit_item (code, kind, way, name_de, name_en, cents)
  select d ->> 'code', 'BOTTLE', split_part(d ->> 'code', '_', 1),
    case when d ->> 'code' like 'EINWEG%' then 'Einwegflasche oder Dose' else 'Mehrwegflasche' end,
    case when d ->> 'code' like 'EINWEG%' then 'Single-use bottle or can' else 'Returnable bottle' end,
    split_part(d ->> 'code', '_', 2)::integer
  from jsonb_array_elements(new.deposits) d
  where d ->> 'code' ~ '^(EINWEG|MEHRWEG)_[1-9][0-9]*$'
    and not exists (select from deposit_item i where i.code = d ->> 'code')
  on conflict do nothing;
  select jsonb_agg(jsonb_build_object('code', i.code, 'kind', i.kind, 'way', i.way, 'nameDe', i.name_de, 'nameEn', i.name_en,
      'cents', i.cents, 'perPieces', (d ->> 'perPieces')::integer)
      || case i.tax when 'STANDARD' then '{"tax": "STANDARD"}'::jsonb else '{}' end
      order by (d ->> 'perPieces')::integer, i.code)
    into filled
  from jsonb_array_elements(new.deposits) d join deposit_item i on i.code = d ->> 'code'
  where (d ->> 'perPieces')::integer > 0;
  if jsonb_array_length(filled) is distinct from jsonb_array_length(new.deposits) then
    raise exception 'deposits of %: an unknown item', new.supplier_sku;
  end if;
  new.deposits := filled;
  return new;
end $$;
