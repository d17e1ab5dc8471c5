-- What lies on the shelf, and what of it is promised: imports state the first, buying moves the second (decision 32).
drop trigger shelf_update on stock;
alter table stock
  -- Pieces on the shelf, those included that are held for a payment or ordered and not sent yet.
  add column on_hand integer,
  -- Pieces held for open payments (stock_reservation) and of orders that were neither sent nor cancelled.
  add column promised integer not null default 0,
  -- Of the promised ones, those that were not there when the shelf was last counted.
  add column missing integer not null default 0,
  -- Of when the last import's number is.
  add column counted_at timestamptz;

-- What could be sold stays as it was.
update stock set
  promised = open.pieces,
  on_hand = stock.quantity + open.pieces
from (
  select k.sku_id, coalesce(sum(taken.pieces), 0)::integer as pieces
  from stock k left join (
    select sku_id, quantity as pieces from stock_reservation
    union all
    select l.sku_id, l.quantity - l.shipped_quantity - l.cancelled_quantity
    from order_line l join sub_order s using (buyer_id, order_id, store_id)
    where s.status in ('PENDING_PAYMENT', 'PLACED', 'CONFIRMED')
  ) taken on taken.sku_id = k.sku_id
  group by k.sku_id
) open
where open.sku_id = stock.sku_id;

alter table stock drop column quantity;
alter table stock
  alter column on_hand set not null,
  -- Pieces that can be sold now.
  add column quantity integer not null generated always as (on_hand - promised) stored,
  add check (on_hand >= 0),
  add check (promised >= 0 and promised <= on_hand),
  add check (missing >= 0 and missing <= promised and (missing = 0 or promised = on_hand));

-- What can be sold is all that a shelf shows: what a parcel takes along changes nothing there.
create function note_changed_stock() returns trigger language plpgsql as $$
begin
  insert into shelf_change (sku_ids)
  select array_agg(sku_id) from changed join before using (sku_id)
  where changed.quantity <> before.quantity having count(*) > 0;
  return null;
end $$;
create trigger shelf_update after update on stock referencing old table as before new table as changed
  for each statement execute function note_changed_stock();

-- What left the shelf in a parcel or came back to it, so that a count that is hours old can be brought up to now. Kept
-- for 90 days.
create table stock_movement (
  sku_id text not null,
  at timestamptz not null,
  -- Below zero for what was sent, above for what was returned and can be sold again.
  pieces integer not null check (pieces <> 0),
  order_id uuid not null
);
create index stock_movement_of_sku on stock_movement (sku_id, at);
create index stock_movement_by_time on stock_movement (at);
insert into stock_movement (sku_id, at, pieces, order_id)
select line ->> 'skuId', p.shipped_at, -(line ->> 'quantity')::integer, p.order_id
from shipment p, jsonb_array_elements(p.lines) line
where p.shipped_at > now() - interval '90 days';
