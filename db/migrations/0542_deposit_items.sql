-- Not additive: an older version reads the columns that go.
-- What bottles, crates and kegs are lent for, each kind with its amount without tax (decision 146). Towards businesses it is net.
create table deposit_item (
  code text primary key check (code ~ '^[A-Z][A-Z0-9_]{1,39}$'),
  kind text not null check (kind in ('BOTTLE', 'CAN', 'CRATE', 'KEG')),
  way text not null check (way in ('EINWEG', 'MEHRWEG')),
  name_de text not null,
  name_en text not null,
  cents integer not null check (cents > 0)
);
insert into deposit_item (code, kind, way, name_de, name_en, cents) values
  ('EINWEG_25', 'BOTTLE', 'EINWEG', 'Einwegflasche oder Dose', 'Single-use bottle or can', 25),
  ('MEHRWEG_8', 'BOTTLE', 'MEHRWEG', 'Bierflasche', 'Beer bottle', 8),
  ('MEHRWEG_15', 'BOTTLE', 'MEHRWEG', 'Mehrwegflasche', 'Returnable bottle', 15),
  ('SWING_TOP', 'BOTTLE', 'MEHRWEG', 'Bügelflasche', 'Swing-top bottle', 15),
  ('MILK_GLASS', 'BOTTLE', 'MEHRWEG', 'Milch- oder Joghurtglas', 'Milk or yoghurt glass', 15),
  ('CRATE', 'CRATE', 'MEHRWEG', 'Kasten', 'Crate', 150),
  ('HALF_CRATE', 'CRATE', 'MEHRWEG', 'Halber Kasten', 'Half crate', 75),
  ('KEG', 'KEG', 'MEHRWEG', 'Fass', 'Keg', 3000);

-- Each {code, perPieces}, with what its item says now: readers join nothing, and who changes an item changes its goods.
alter table product add column deposits jsonb not null default '[]';

create function fill_deposits() returns trigger language plpgsql as $$
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
      'cents', i.cents, 'perPieces', (d ->> 'perPieces')::integer) order by (d ->> 'perPieces')::integer, i.code)
    into filled
  from jsonb_array_elements(new.deposits) d join deposit_item i on i.code = d ->> 'code'
  where (d ->> 'perPieces')::integer > 0;
  if jsonb_array_length(filled) is distinct from jsonb_array_length(new.deposits) then
    raise exception 'deposits of %: an unknown item', new.supplier_sku;
  end if;
  new.deposits := filled;
  return new;
end $$;
create trigger fill_deposits before insert or update of deposits on product for each row
  when (new.deposits <> '[]') execute function fill_deposits();

create function spread_deposit_item() returns trigger language plpgsql as $$
begin
  update product set deposits = deposits, updated_at = now()
  where deposits @> jsonb_build_array(jsonb_build_object('code', new.code));
  return null;
end $$;
create trigger spread_deposit_item after update on deposit_item for each row
  when ((old.way, old.name_de, old.name_en, old.cents, old.kind) is distinct from (new.way, new.name_de, new.name_en, new.cents, new.kind))
  execute function spread_deposit_item();

-- What was stated before is one bottle a piece.
update product set deposits = jsonb_build_array(jsonb_build_object('code', deposit_type || '_' || deposit_cents, 'perPieces', 1))
where deposit_cents > 0;

-- Of an order as it was placed.
alter table order_line add column deposits jsonb not null default '[]';
update order_line l set deposits = jsonb_build_array(jsonb_build_object(
  'code', coalesce(p.deposit_type, 'MEHRWEG') || '_' || l.deposit_cents, 'kind', 'BOTTLE', 'way', coalesce(p.deposit_type, 'MEHRWEG'),
  'nameDe', coalesce(i.name_de, 'Flasche'), 'nameEn', coalesce(i.name_en, 'Bottle'), 'cents', l.deposit_cents, 'perPieces', 1))
from order_line o
left join product p on p.sku_id = o.sku_id and p.deposit_type is not null
left join deposit_item i on i.code = coalesce(p.deposit_type, 'MEHRWEG') || '_' || o.deposit_cents
where o.deposit_cents > 0 and (l.buyer_id, l.order_id, l.sku_id) = (o.buyer_id, o.order_id, o.sku_id);

alter table product drop column deposit_cents, drop column deposit_type;
alter table order_line drop column deposit_cents;
