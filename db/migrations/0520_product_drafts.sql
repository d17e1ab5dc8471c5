-- additive
-- What the members of a store change of a product and have not published (decision 136). Fields are those of contract/range/content.ts,
-- with values as a call carries them.
create table product_draft (
  sku_id text primary key references product on delete cascade,
  store_id uuid not null references store,
  version integer not null default 0,
  -- The fields that are changed, what was live when each was changed last, and with which version that was.
  changes jsonb not null default '{}',
  bases jsonb not null default '{}',
  field_versions jsonb not null default '{}',
  -- Fields that were filled from other offers of the article.
  filled text[] not null default '{}',
  saved_at timestamptz,
  saved_by uuid references account on delete set null,
  -- Changes of a product on sale that wait for an operator, with who handed them in. '{}' where the whole product waits.
  submitted jsonb,
  submitted_by uuid references account on delete set null,
  note text not null default '',
  -- What an operator has said last.
  answer text check (answer in ('ASK', 'REJECT')),
  answer_message text not null default '',
  answer_words jsonb not null default '{}',
  answered_at timestamptz
);

alter table product
  -- There is something in `product_draft.changes`.
  add column has_draft boolean not null default false,
  -- Since when the product, or a change of it, waits for an operator.
  add column submitted_at timestamptz,
  -- When an operator refused it, or a change of it; null once it is handed in again.
  add column refused_at timestamptz;
alter table store add column is_trusted boolean not null default false;
-- Facts that stand on no card: GTINs of box and pallet, weight, manufacturer, warnings, packaging.
alter table product_detail add column facts jsonb not null default '{}';
alter table category add column is_food boolean not null default false;
update category set is_food = true where slug in (
  select p.category_slug from product p join product_detail d using (sku_id) where d.food is not null);

create index product_of_store on product (store_id, updated_at desc, sku_id desc) where status <> 'ARCHIVED';
create index product_of_store_by_status on product (store_id, status, updated_at desc, sku_id desc);
create index product_of_store_by_category on product (store_id, category_slug, updated_at desc, sku_id desc) where status <> 'ARCHIVED';
create index product_with_draft on product (store_id, updated_at desc, sku_id desc)
  where status <> 'ARCHIVED' and (status = 'DRAFT' or has_draft);
create index product_in_review on product (store_id, updated_at desc, sku_id desc)
  where status <> 'ARCHIVED' and (status = 'IN_REVIEW' or submitted_at is not null);
create index product_refused on product (store_id, updated_at desc, sku_id desc)
  where status <> 'ARCHIVED' and (status = 'BLOCKED' or refused_at is not null);

-- The words a store finds its products by, each from its beginning; the store is one of them, so that one look into the index
-- reads of no other store. An index is made without a search path.
create function product_words(store uuid, supplier_sku text, gtin text, brand text, name_de text, name_en text) returns tsvector
language plpgsql immutable cost 1000 as $$
begin
  return array_to_tsvector(array_remove(regexp_split_to_array(
    public.folded(supplier_sku || ' ' || coalesce(gtin, '') || ' ' || brand || ' ' || name_de || ' ' || name_en), '[^a-z0-9]+'), '')
    || store::text);
end $$;
create index product_by_words on product using gin (product_words(store_id, supplier_sku, gtin, brand, name_de, name_en));

-- A change of a product on sale waits like a new product; handing it in again is another matter, whatever was decided before.
create or replace function approve_product() returns trigger language plpgsql as $$
begin
  if new.status = 'IN_REVIEW' or new.submitted_at is not null then
    if tg_op = 'UPDATE' and old.submitted_at is distinct from new.submitted_at then
      perform settle_approval('PRODUCT', new.sku_id);
    end if;
    perform open_approval('PRODUCT', new.sku_id, null, new.store_id, now());
  else
    perform settle_approval('PRODUCT', new.sku_id);
  end if;
  return null;
end $$;
drop trigger approve_product on product;
create trigger approve_product after update of status, submitted_at on product for each row
  when ((old.status, old.submitted_at) is distinct from (new.status, new.submitted_at)) execute function approve_product();

-- What the members of a store have done with their things; who, what, before and after. It only grows.
create table store_activity (
  id uuid primary key,
  store_id uuid not null references store,
  at timestamptz not null,
  -- Null for the marketplace.
  account_id uuid references account on delete set null,
  action text not null,
  target_kind text not null check (target_kind in ('PRODUCT', 'CHANGE_SET')),
  target_id text not null,
  before jsonb,
  after jsonb
);
create index store_activity_of_target on store_activity (store_id, target_kind, target_id, id desc);
create index store_activity_of_account on store_activity (account_id) where account_id is not null;
create function refuse_activity_change() returns trigger language plpgsql as $$
begin
  -- Who has left is taken out by the foreign key.
  if tg_op = 'UPDATE' and new.account_id is null
    and (to_jsonb(new) - 'account_id') = (to_jsonb(old) - 'account_id') then
    return new;
  end if;
  raise exception 'store_activity is append-only' using errcode = 'restrict_violation';
end $$;
create trigger refuse_activity_change before update or delete on store_activity for each row execute function refuse_activity_change();

-- The price of what was never published is none.
drop trigger note_price_change on product;
create trigger note_price_change after update on product for each row
  when (old.status <> 'DRAFT' and
    (old.price_cents, old.final_price_cents, old.tier_prices) is distinct from (new.price_cents, new.final_price_cents, new.tier_prices))
  execute function note_price_change();
