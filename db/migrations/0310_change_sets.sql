-- additive
-- What a member of a store changes in one go (decision 83). A draft has been compared and counts for nothing yet.
create table change_set (
  store_id uuid not null references store,
  id uuid primary key,
  source text not null check (source in ('SHEET', 'IMPORT')),
  state text not null check (state in ('DRAFT', 'APPLYING', 'SCHEDULED', 'APPLIED', 'UNDOING', 'UNDONE')),
  created_by uuid references account on delete set null,
  created_at timestamptz not null,
  valid_from date,
  is_announced boolean not null default false,
  -- What the differences panel shows, as it was counted when the set was made.
  differences jsonb not null,
  applied_at timestamptz,
  undone_at timestamptz
);
create index change_set_of_store on change_set (store_id, id desc) where state <> 'DRAFT';
create index change_set_due on change_set (valid_from) where state = 'SCHEDULED';
create index change_set_draft on change_set (created_at) where state = 'DRAFT';

-- Cents, rates per ten-thousand and pieces, as the columns of `product` hold them.
create table change_set_cell (
  set_id uuid not null references change_set on delete cascade,
  sku_id text not null references product on delete cascade,
  field text not null,
  value_before jsonb,
  value_after jsonb,
  state text not null check (state in ('OPEN', 'REFUSED', 'LEFT_OUT', 'APPLIED', 'CONFLICT', 'UNDONE', 'STAYED')),
  -- Why it was refused, or what stood there instead.
  problem jsonb,
  primary key (set_id, sku_id, field)
);
create index change_set_cell_open on change_set_cell (set_id, sku_id) where state = 'OPEN';
create index change_set_cell_of_product on change_set_cell (sku_id);

-- Every price there was from now on, whoever changed it.
create table price_change (
  sku_id text not null references product on delete cascade,
  changed_at timestamptz not null default clock_timestamp(),
  price_cents integer not null,
  final_price_cents integer not null,
  tier_prices jsonb not null,
  old_price_cents integer not null,
  old_final_price_cents integer not null,
  old_tier_prices jsonb not null
);
create index price_change_of_product on price_change (sku_id, changed_at desc);

create function note_price_change() returns trigger language plpgsql as $$
begin
  insert into price_change (sku_id, price_cents, final_price_cents, tier_prices, old_price_cents, old_final_price_cents, old_tier_prices)
  values (new.sku_id, new.price_cents, new.final_price_cents, new.tier_prices, old.price_cents, old.final_price_cents, old.tier_prices);
  return null;
end $$;
create trigger note_price_change after update on product for each row
  when ((old.price_cents, old.final_price_cents, old.tier_prices) is distinct from (new.price_cents, new.final_price_cents, new.tier_prices))
  execute function note_price_change();

-- Who has an article in the cart whose price changes.
create index cart_item_by_product on cart_item (sku_id);
