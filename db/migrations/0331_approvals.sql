-- additive
-- What waits for a decision of an operator (decision 86). Triggers open and settle it in the transaction that changes the thing, so
-- that a call, a command, an import and a job all do; what the version before writes counts, too.
create table approval (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('VAT_ID', 'EXCLUSIVE_REQUEST', 'REVIEW', 'RETURN', 'PRODUCT', 'STORE', 'BANK_ACCOUNT', 'POST')),
  -- What it is about, by the id that its slice finds it by.
  target_id text not null,
  buyer_id uuid,
  store_id uuid,
  created_at timestamptz not null default now(),
  -- From when it is an operator's matter; until then the store, or a register, may decide.
  due_at timestamptz not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'ASKED', 'DECIDED', 'SETTLED')),
  decision text check (decision in ('APPROVE', 'ASK', 'REJECT')),
  message text,
  decided_by uuid,
  decided_at timestamptz,
  -- A decision can be undone until then.
  effect_at timestamptz,
  settled_at timestamptz,
  check (state <> 'DECIDED' or (decision is not null and effect_at is not null))
);
create unique index approval_of_target on approval (kind, target_id) where state <> 'SETTLED';
create index approval_waiting on approval (due_at, id) where state <> 'SETTLED';
create index approval_to_take_effect on approval (effect_at) where state = 'DECIDED';
create index approval_of_buyer on approval (buyer_id) where buyer_id is not null;

create function open_approval(about text, target text, buyer uuid, store uuid, due timestamptz) returns void language sql as $$
  insert into approval (kind, target_id, buyer_id, store_id, due_at) values (about, target, buyer, store, due)
  on conflict (kind, target_id) where state <> 'SETTLED' do nothing
$$;
create function settle_approval(about text, target text) returns void language sql as $$
  update approval set state = 'SETTLED', settled_at = now() where kind = about and target_id = target and state <> 'SETTLED'
$$;

create function approve_vat_id() returns trigger language plpgsql as $$
begin
  if new.vat_id is not null and new.vat_id_status = 'UNCHECKED' and new.erased_at is null then
    perform open_approval('VAT_ID', new.id::text, new.id, null, now() + interval '1 hour');
  else
    perform settle_approval('VAT_ID', new.id::text);
  end if;
  return null;
end $$;
create trigger approve_vat_id_of_new after insert on company for each row
  when (new.vat_id is not null) execute function approve_vat_id();
create trigger approve_vat_id after update on company for each row
  when ((old.vat_id, old.vat_id_status, old.erased_at) is distinct from (new.vat_id, new.vat_id_status, new.erased_at))
  execute function approve_vat_id();

create function approve_exclusive_request() returns trigger language plpgsql as $$
begin
  if new.status = 'PENDING' then
    perform open_approval('EXCLUSIVE_REQUEST', new.id::text, new.buyer_id, new.store_id, new.created_at + interval '7 days');
  else
    perform settle_approval('EXCLUSIVE_REQUEST', new.id::text);
  end if;
  return null;
end $$;
create trigger approve_exclusive_request after insert or update of status on exclusive_request
  for each row execute function approve_exclusive_request();
create function drop_exclusive_approval() returns trigger language plpgsql as $$
begin
  perform settle_approval('EXCLUSIVE_REQUEST', old.id::text);
  return null;
end $$;
create trigger drop_exclusive_approval after delete on exclusive_request for each row execute function drop_exclusive_approval();

create function approve_review() returns trigger language plpgsql as $$
begin
  if not new.is_shown and new.moderated_at is null then
    perform open_approval('REVIEW', new.id::text, new.buyer_id, new.store_id, now());
  else
    perform settle_approval('REVIEW', new.id::text);
  end if;
  return null;
end $$;
create trigger approve_review_of_new after insert on review for each row
  when (not new.is_shown and new.moderated_at is null) execute function approve_review();
create trigger approve_review after update of is_shown, moderated_at on review for each row
  when ((old.is_shown, old.moderated_at) is distinct from (new.is_shown, new.moderated_at)) execute function approve_review();

create function approve_return() returns trigger language plpgsql as $$
begin
  if new.return_request is not null then
    perform open_approval('RETURN', new.sub_order_number, new.buyer_id, new.store_id, now() + interval '48 hours');
  else
    perform settle_approval('RETURN', new.sub_order_number);
  end if;
  return null;
end $$;
create trigger approve_return after update of return_request on sub_order for each row
  when ((old.return_request is null) <> (new.return_request is null)) execute function approve_return();

create function approve_product() returns trigger language plpgsql as $$
begin
  if new.status = 'IN_REVIEW' then
    perform open_approval('PRODUCT', new.sku_id, null, new.store_id, now());
  else
    perform settle_approval('PRODUCT', new.sku_id);
  end if;
  return null;
end $$;
create trigger approve_new_product after insert on product for each row
  when (new.status = 'IN_REVIEW') execute function approve_product();
create trigger approve_product after update of status on product for each row
  when (old.status is distinct from new.status) execute function approve_product();

insert into approval (kind, target_id, buyer_id, created_at, due_at)
  select 'VAT_ID', id::text, id, created_at, created_at + interval '1 hour' from company
  where vat_id is not null and vat_id_status = 'UNCHECKED' and erased_at is null;
insert into approval (kind, target_id, buyer_id, store_id, created_at, due_at)
  select 'EXCLUSIVE_REQUEST', id::text, buyer_id, store_id, created_at, created_at + interval '7 days' from exclusive_request
  where status = 'PENDING';
insert into approval (kind, target_id, buyer_id, store_id, created_at, due_at)
  select 'REVIEW', id::text, buyer_id, store_id, created_at, created_at from review where not is_shown and moderated_at is null;
insert into approval (kind, target_id, buyer_id, store_id, created_at, due_at)
  select 'RETURN', sub_order_number, buyer_id, store_id, status_at, status_at + interval '48 hours' from sub_order
  where return_request is not null;
insert into approval (kind, target_id, store_id, created_at, due_at)
  select 'PRODUCT', sku_id, store_id, updated_at, updated_at from product where status = 'IN_REVIEW';
