-- additive
-- What a member may order in a period without approval, and the orders that wait for it (decision 125).

alter table membership
  add column limit_cents bigint check (limit_cents >= 0),
  add column limit_period text check (limit_period in ('ORDER', 'WEEK', 'MONTH')),
  add constraint limit_is_whole check ((limit_cents is null) = (limit_period is null));

create table order_request (
  buyer_id uuid not null references company,
  -- Also the id of the cart in which its lines wait.
  id uuid not null,
  requested_by uuid not null,
  -- The cart that the lines came from and go back to.
  member_cart_id uuid not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN')),
  -- What the requester chose: method, addresses, reference, note.
  choice jsonb not null,
  -- As they were asked for; what an approver changes stands in the cart alone.
  lines jsonb not null,
  gross_cents bigint not null check (gross_cents >= 0),
  message text,
  reply text,
  decided_by uuid,
  decided_at timestamptz,
  order_id uuid,
  created_at timestamptz not null,
  primary key (buyer_id, id),
  check ((status = 'APPROVED') = (order_id is not null))
);
create index order_request_newest on order_request (buyer_id, status, created_at desc, id desc);

alter table orders add column order_request_id uuid;
create index orders_of_member on orders (buyer_id, placed_by, created_at) where order_request_id is null;

-- An order may follow long after its approval, from a payment: whoever writes it ends the request.
create function approve_order_request() returns trigger language plpgsql as $$
begin
  update order_request set status = 'APPROVED', order_id = new.id, decided_at = coalesce(decided_at, new.created_at)
  where buyer_id = new.buyer_id and id = new.order_request_id;
  return null;
end $$;
create trigger approve_order_request after insert on orders for each row when (new.order_request_id is not null)
  execute function approve_order_request();

-- Who belongs to the company no more asks for nothing.
create function withdraw_order_requests() returns trigger language plpgsql as $$
begin
  delete from cart_item where buyer_id in (
    select id from order_request
    where buyer_id = old.company_id and requested_by = old.account_id and status = 'WAITING');
  update order_request set status = 'WITHDRAWN', decided_at = now()
  where buyer_id = old.company_id and requested_by = old.account_id and status = 'WAITING';
  return null;
end $$;
create trigger withdraw_order_requests after delete on membership for each row when (old.company_id is not null)
  execute function withdraw_order_requests();
