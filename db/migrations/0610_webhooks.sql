-- additive
-- Where systems of stores are told what has happened (decision 167). Triggers write what is due in the transaction that changes the
-- thing, so that a call, a command and a job all do; a worker sends it.
create table webhook (
  id uuid primary key,
  store_id uuid not null references store on delete cascade,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  -- Sealed, with the id as its owner.
  secret text not null,
  is_on boolean not null default true,
  -- Set where we have switched it off; whoever switches it on again clears it.
  given_up_at timestamptz,
  created_at timestamptz not null,
  unique (store_id, url)
);

-- One event for one webhook. The id travels as webhook-id and stays the same over all tries.
create table webhook_delivery (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhook on delete cascade,
  event text not null,
  data jsonb not null,
  at timestamptz not null default now(),
  state text not null default 'PENDING' check (state in ('PENDING', 'DELIVERED', 'FAILED')),
  tries smallint not null default 0,
  next_at timestamptz default now(),
  tried_at timestamptz,
  status smallint,
  error text,
  check ((state = 'PENDING') = (next_at is not null))
);
create index webhook_delivery_due on webhook_delivery (next_at, id) where state = 'PENDING';
create index webhook_delivery_due_of_one on webhook_delivery (webhook_id, next_at, id) where state = 'PENDING';
create index webhook_delivery_newest on webhook_delivery (webhook_id, at desc, id desc);
create index webhook_delivery_by_time on webhook_delivery (at);

create function send_webhooks(store uuid, name text, content jsonb) returns void language sql as $$
  insert into webhook_delivery (webhook_id, event, data)
  select id, name, content from webhook where store_id = store and is_on and name = any(events)
$$;

create function send_webhooks_of_delivery() returns trigger language plpgsql as $$
declare
  before text := case when tg_op = 'UPDATE' then old.status end;
begin
  if new.status = 'PLACED' and before is distinct from 'PLACED' then
    perform send_webhooks(new.store_id, 'order.placed', jsonb_build_object('subOrderNumber', new.sub_order_number));
  elsif new.status = 'CANCELLED' and before in ('PLACED', 'CONFIRMED') then
    perform send_webhooks(new.store_id, 'order.cancelled', jsonb_build_object('subOrderNumber', new.sub_order_number));
  end if;
  if tg_op = 'UPDATE' and new.return_request is not null and old.return_request is null then
    perform send_webhooks(new.store_id, 'return.opened', jsonb_build_object('subOrderNumber', new.sub_order_number));
  end if;
  return null;
end $$;
create trigger send_webhooks_of_new after insert on sub_order for each row execute function send_webhooks_of_delivery();
create trigger send_webhooks after update on sub_order for each row
  when (old.status is distinct from new.status or (old.return_request is null) <> (new.return_request is null))
  execute function send_webhooks_of_delivery();

create function send_webhooks_of_claim() returns trigger language plpgsql as $$
begin
  perform send_webhooks(new.store_id, 'claim.opened', jsonb_build_object('number', new.number));
  return null;
end $$;
create trigger send_webhooks after insert on claim for each row execute function send_webhooks_of_claim();

create function send_webhooks_of_payout() returns trigger language plpgsql as $$
begin
  perform send_webhooks(new.store_id, 'payout.paid',
    jsonb_build_object('number', new.number, 'amount', round(new.amount_cents / 100.0, 2)));
  return null;
end $$;
create trigger send_webhooks after update on payout for each row
  when (old.state is distinct from new.state and new.state = 'PAID') execute function send_webhooks_of_payout();
